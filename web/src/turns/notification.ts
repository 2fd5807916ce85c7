// A message of the browser when it is somebody's turn: only where they have asked for it, and while they look elsewhere.
import { recall, remember } from "../local-storage";
import { go } from "../router.svelte";

const KEPT = "notify";

/** Whether this browser can show messages here: "insecure" where the page did not come by https or from this machine. */
export type Notifying = "on" | "off" | "blocked" | "insecure";

export function notifying(): Notifying {
  if (!window.isSecureContext || typeof Notification === "undefined") return "insecure";
  if (Notification.permission === "denied") return "blocked";
  return Notification.permission === "granted" && recall(KEPT) === "on" ? "on" : "off";
}

/** Turn the messages on or off; the browser asks for its permission only now that somebody has pressed the switch. */
export async function switchNotifying(on: boolean): Promise<Notifying> {
  const may = on && notifying() === "off" && (await Notification.requestPermission()) === "granted";
  remember(KEPT, may ? "on" : null);
  return notifying();
}

/** Say that a table waits, if that is wanted; one message per table, however many windows are open. */
export async function notify(table: string, title: string, body: string): Promise<void> {
  if (notifying() !== "on") return;
  const href = `/t/${table}`;
  const options = { body, tag: href, icon: "/icons/icon-192.png", data: href };
  try {
    const message = new Notification(title, options);
    message.onclick = () => {
      focus();
      go(href);
      message.close();
    };
  } catch {
    // Phones show messages only through the service worker, which opens the table, too.
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.showNotification(title, options);
  }
}
