// Copying a link. The clipboard of the browser is missing on plain http, as in a home network: there the old way does it.

function copyOld(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "hidden-text";
  const focused = document.activeElement;
  // Inside an open dialog everything outside is inert and cannot be selected.
  (focused?.closest("dialog") ?? document.body).append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

/** Put a text into the clipboard; whether that went well. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOld(text);
  }
}
