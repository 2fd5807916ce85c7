// The ways in which somebody is told that it is their turn while no page is open: as the server keeps them.
import { call } from "../wire/api";
import type { Channels, MailAddress, NewMail, NewPush, NewWebhook } from "../wire/types";

const CHANNELS = "/api/me/channels";
const one = (id: string): string => `${CHANNELS}/${encodeURIComponent(id)}`;

/** All of mine, and what there is here. */
export const channels = (): Promise<Channels> => call("GET", CHANNELS);

/** One more; the detail of the ApiError says why it cannot be. */
export const addChannel = (added: NewMail | NewPush | NewWebhook): Promise<Channels> => call("POST", CHANNELS, added);

/** One less. */
export const removeChannel = (id: string): Promise<Channels> => call("DELETE", one(id));

/** Send a message to try one; its `trouble` says whether it arrived. */
export const tryChannel = (id: string): Promise<Channels> => call("POST", `${one(id)}/test`, undefined, 70_000);

/** Confirm an address by the code that was sent there. */
export const confirmMail = (code: string): Promise<MailAddress> => call("POST", "/api/mail/confirm", { code });

/** No more mail to the address that this code was sent to. */
export const stopMail = (code: string): Promise<unknown> => call("POST", `/unsubscribe/${encodeURIComponent(code)}`);
