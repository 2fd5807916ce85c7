// The keys of the table, wherever the focus is; what is being written is left alone.

/** What a key does, by its name in lower case; `false` says that it did nothing, and the browser may have the key. */
export type Keys = Readonly<Record<string, () => unknown>>;

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable], dialog") !== null;
}

function isPiece(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("[data-piece]");
}

/** Whether Enter already means something where the focus is; on a piece that is picked it means the main button. */
function takesEnter(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.matches('[data-piece][aria-pressed="true"]')) return false;
  return target.closest("button, a, summary") !== null;
}

/** A listener for keydown that does what the keys say. */
export function listener(keys: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    const { ctrlKey, metaKey, altKey, key, target, repeat, defaultPrevented } = event;
    if (key === "Enter" && repeat && isPiece(target)) event.preventDefault(); // held, it would pick and then play
    if (ctrlKey || metaKey || altKey || repeat || defaultPrevented || isWriting(target)) return;
    if (key === "Enter" && takesEnter(target)) return;
    const act = keys[key.toLowerCase()];
    if (act && act() !== false) event.preventDefault();
  };
}
