// Push messages to this browser, which its service worker shows: whether they can be, and how they begin and end.
import { addChannel, removeChannel } from "./channels";
import type { Channel, Channels } from "../wire/types";

/** Why there can be none: of the page, of the browser, of its settings, or of the server. */
export type Pushing = "on" | "off" | "insecure" | "unsupported" | "blocked" | "unable";

/** The channel of this very browser. */
export const channelHere = ({ channels }: Channels): Channel | undefined =>
  channels.find(({ kind, here }) => kind === "push" && here);

/** How it stands with push messages to this browser. */
export function pushing(known: Channels): Pushing {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || typeof Notification === "undefined")
    return "unsupported";
  if (known.push_key === null) return "unable";
  if (Notification.permission === "denied") return "blocked";
  return channelHere(known) && Notification.permission === "granted" ? "on" : "off";
}

const READY_WITHIN = 10_000; // milliseconds that a service worker may take to be installed; without one, it never is

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => {
      reject(new Error("there is no service worker"));
    }, READY_WITHIN);
  });

/** Begin: asks for the browser's permission, so only after a click. Fails where the browser or its push service will not. */
export async function startPushing(key: string, language: "de" | "en"): Promise<Channels | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await Promise.race([navigator.serviceWorker.ready, tooLate()]);
  await (await registration.pushManager.getSubscription())?.unsubscribe(); // it may be of another key of the server
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = made.toJSON();
  return addChannel({ kind: "push", endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", language });
}

/** End, on the server and in the browser. */
export async function stopPushing(id: string): Promise<Channels> {
  const left = await removeChannel(id);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return left;
}
