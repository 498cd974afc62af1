import { readAdsEvent, readShellMessage, type GoogleToken, type ShellMessage } from './messages.ts';
import { readyAction, tellAndroid, tellIos } from './names.ts';
import { platform } from './platform.ts';

type Listener = (message: ShellMessage) => void;
const listeners = new Map<string, Listener>();

/** A token that came while nobody waited: the app was started anew while its user was in the browser. */
let early: { token: GoogleToken; at: number } | undefined;
/** Codes are good for two minutes. */
const earlyForMs = 110_000;

/** The token that is there already, once. */
export function takeEarlyToken(): GoogleToken | null {
  const kept = early;
  early = undefined;
  return kept && Date.now() - kept.at < earlyForMs ? kept.token : null;
}

/** Hears messages of one `type` or `reqType` until the returned function is called. */
export function listen(kind: string, listener: Listener): () => void {
  listeners.set(kind, listener);
  return () => {
    if (listeners.get(kind) === listener) listeners.delete(kind);
  };
}

/**
 * Takes what the app says, through the two callbacks it knows, and tells it so. What is not well-formed is dropped, and
 * so is a reply that nobody waits for; a page in a frame does not listen at all.
 * @param onAd hears what happened to an advertisement in the app
 */
export function openBridge(onAd: (event: string) => void): void {
  if (window.top !== window.self) return;
  window.nativeCallback = (json) => {
    const message = readShellMessage(json);
    if (!message) return;
    const kind = 'type' in message ? message.type : message.reqType;
    const listener = listeners.get(kind);
    if (listener) listener(message);
    else if ('type' in message) early = { token: message, at: Date.now() };
  };
  window.mobileAdsCallback = (json) => {
    const happened = readAdsEvent(json);
    if (happened) onAd(happened.event);
  };
  try {
    sayReady[platform]?.();
  } catch {
    // An app of before knows no such message.
  }
}

const ready = { action: readyAction };
const sayReady: Record<string, () => void> = {
  ANDROID_APP: () => tellAndroid(ready),
  IOS_APP: () => tellIos(ready),
};
