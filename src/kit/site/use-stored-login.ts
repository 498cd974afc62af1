import { useSyncExternalStore } from 'react';
import { loginChanged, storedLogin } from '#kit/calls/login-record.ts';

// `pageshow`: a page that the browser kept and shows again has heard of nothing meanwhile.
const kinds = [loginChanged, 'storage', 'pageshow'];

function subscribe(changed: () => void) {
  for (const kind of kinds) window.addEventListener(kind, changed);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, changed);
  };
}

/** The record of who is signed in, as text: pages show it before the server has been asked. Null in the page as sent. */
export const useStoredLogin = () => useSyncExternalStore(subscribe, storedLogin, () => null);
