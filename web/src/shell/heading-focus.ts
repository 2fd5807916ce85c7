// Where reading starts on a new page: at its heading, also when the page exchanges it once its words have come.

/** Put the focus on the page's heading and keep it there until somebody does something; returns how to stop. */
export function focusHeading(main: HTMLElement): () => void {
  const start = (): void => {
    const heading = main.querySelector<HTMLElement>("h1");
    heading?.setAttribute("tabindex", "-1");
    (heading ?? main).focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    const at = document.activeElement;
    if (!at || at === document.body || at === main) start();
  });
  const stop = (): void => {
    observer.disconnect();
    removeEventListener("pointerdown", stop, true);
    removeEventListener("keydown", stop, true);
  };
  start();
  observer.observe(main, { childList: true, subtree: true });
  addEventListener("pointerdown", stop, true);
  addEventListener("keydown", stop, true);
  return stop;
}
