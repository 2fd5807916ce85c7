// What lies over a page, such as a sheet: each layer has an entry in the history, so that Back closes it, and not the page.
//
// An entry knows its place (`n`) and how many layers lie over its page (`over`). Layers come and go in the same moment (a
// menu that opens a sheet), so entries are made and taken back a moment later, when it is clear how many there are.

interface Place {
  n: number;
  over: number;
}

/** How each open layer is closed; the last lies on top. */
const open: (() => void)[] = [];
/** The browser is on its way back from entries that are no longer needed, and what is to be entered then. */
let leaving = false;
let next: { url: URL; replace: boolean } | null = null;
/** Where the layers lie. */
let address = new URL(location.href);
let timer: ReturnType<typeof setTimeout> | undefined;

function place(): Place {
  const { n = 0, over = 0 } = (history.state ?? {}) as Partial<Place>;
  return { n, over };
}

/** How many entries of ours lie below this one. */
export const depth = (): number => place().n;

/** Make as many entries as there are layers. */
function settle(): void {
  clearTimeout(timer);
  if (leaving) return;
  const { n, over } = place();
  if (open.length !== over) address = new URL(location.href);
  if (open.length < over) {
    leaving = true;
    history.go(open.length - over);
  }
  for (let more = 1; more <= open.length - over; more++) history.pushState({ n: n + more, over: over + more }, "");
}
function settleSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(settle, 0);
}

/** Something lies over the page from now on, and is closed by Back; returns how to say that it is closed. */
export function cover(close: () => void): () => void {
  open.push(close);
  settleSoon();
  return () => {
    const at = open.indexOf(close);
    if (at < 0) return;
    open.splice(at, 1);
    settleSoon();
  };
}

/** Another address in the history: a layer gives its entry away, since whoever goes back wants the page below it. */
export function enter(url: URL, replace: boolean): void {
  if (leaving) {
    next = { url, replace };
    return;
  }
  const { n, over } = place();
  if (replace) history.replaceState({ n, over }, "", url);
  else if (over) history.replaceState({ n, over: 0 }, "", url);
  else history.pushState({ n: n + 1, over: 0 }, "", url);
}

/** Whether where the browser went last only concerned what lies over the page. */
export let isSamePage = false;

addEventListener("popstate", () => {
  if (leaving) {
    leaving = false;
    const wanted = next ?? { url: address, replace: true }; // on a layer the address may have changed, as in a replay
    next = null;
    enter(wanted.url, wanted.replace);
    isSamePage = true;
  } else {
    const closed = open.splice(place().over);
    for (const close of closed.reverse()) close();
    isSamePage = closed.length > 0 && location.href === address.href;
  }
  settleSoon(); // forward leads to an entry whose layer is gone
});

settleSoon(); // after a reload nothing lies over the page any more
