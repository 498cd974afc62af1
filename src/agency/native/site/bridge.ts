import { readAdsEvent, readShellMessage, type ShellMessage } from './messages.ts';
import { requests } from './names.ts';

type Listener = (message: ShellMessage) => void;
const listeners = new Map<string, Listener>();

/** Hears messages of one `type` or `reqType` until the returned function is called. */
export function listen(kind: string, listener: Listener): () => void {
  listeners.set(kind, listener);
  return () => listeners.delete(kind);
}

/**
 * Takes what the app says, through the two callbacks it knows, and tells it that they are there. What nobody waits for, or
 * is not well-formed, is dropped; a page in a frame does not listen at all.
 * @param onAd hears what happened to an advertisement in the app
 */
export function openBridge(onAd: (event: string) => void): void {
  if (window.top !== window.self) return;
  window.nativeCallback = (json) => {
    const message = readShellMessage(json);
    if (message) listeners.get('type' in message ? message.type : message.reqType)?.(message);
  };
  window.mobileAdsCallback = (json) => {
    const happened = readAdsEvent(json);
    if (happened) onAd(happened.event);
  };
  window.AndroidInterface?.postMessage?.(JSON.stringify(requests.ready));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A handler of WebKit knows no origins.
  window.webkit?.messageHandlers?.iosInterface?.postMessage(requests.ready);
}
