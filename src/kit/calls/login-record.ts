import type { WireOf } from '#kit/wire/names.ts';
import { clearBrowserStorage, storageKeys } from './browser-storage.ts';
import { loginNames } from './login-names.ts';

/** A signed-in customer as pages show them. `photo` is the address of a picture, or empty. */
export type Customer = {
  id: string;
  /** CUS-000123: what the profile calls the user ID. */
  code: string;
  fullName: string;
  email: string;
  phone: string;
  gst: string;
  photo: string;
};

/** The record as calls send it and local storage keeps it, with exactly these keys. */
export type LoginRecord = WireOf<typeof loginNames, Customer> & { phone: string };

/** Told in this tab when the record changes; other tabs hear the browser's own `storage` event. */
export const loginChanged = 'login-changed';

const toCustomer = ({ phone: _twice, ...record }: LoginRecord): Customer => loginNames.fromWire(record);

/** The record where the browser keeps nothing, as long as the page lives: without it one would be led to sign in for ever. */
let unstored: string | null = null;

/** The record as text. */
export function storedLogin(): string | null {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(storageKeys.login);
  } catch {
    return null;
  }
}

/** Who is signed in as far as this browser remembers: for what is shown at once. The session itself decides. */
export function readLogin(): Customer | null {
  try {
    const record: unknown = JSON.parse(storedLogin() ?? 'null');
    return isRecord(record) ? toCustomer(record) : null;
  } catch {
    return null;
  }
}

/** Remembers who is signed in. Where storage is refused, pages ask the server. */
export function storeLogin(record: LoginRecord): Customer {
  const text = JSON.stringify(record);
  unstored = text;
  try {
    localStorage.setItem(storageKeys.login, text);
    unstored = null;
    localStorage.setItem(storageKeys.email, record.email);
    localStorage.setItem(storageKeys.mobile, record.mobile);
  } catch {
    // A full or forbidden storage costs the display its memory, nothing else.
  }
  dispatchEvent(new Event(loginChanged));
  return toCustomer(record);
}

/** Clears the session, and with it what belongs to one person on a shared device. */
export function clearLogin(): void {
  clearBrowserStorage('session');
  unstored = null;
  dispatchEvent(new Event(loginChanged));
}

const isRecord = (value: unknown): value is LoginRecord =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof (value as LoginRecord).full_name === 'string';
