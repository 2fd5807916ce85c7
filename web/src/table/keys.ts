// The keys of the table, wherever the focus is; what is being written is left alone.

/** What a key does, by its name in lower case. */
export type Keys = Readonly<Record<string, () => void>>;

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable], dialog") !== null;
}

/** Whether Enter already means something where the focus is. */
function takesEnter(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("button, a, summary") !== null;
}

/** A listener for keydown that does what the keys say. */
export function listener(keys: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    const { ctrlKey, metaKey, altKey, key, target, repeat, defaultPrevented } = event;
    if (ctrlKey || metaKey || altKey || repeat || defaultPrevented || isWriting(target)) return;
    if (key === "Enter" && takesEnter(target)) return;
    const act = keys[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
