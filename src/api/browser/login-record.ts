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

/** The record as calls send it and local storage keeps it, with exactly these keys. Source: accounts-commerce §3 */
export type LoginRecord = {
  full_name: string;
  email: string;
  emplyee_ID: string;
  id: string;
  profilePic: string;
  mobile: string;
  phone: string;
  gst: string;
};

/** What the browser remembers of a session, under the names of the specification (decision 70). */
export const storageKeys = {
  login: 'login',
  email: 'userEmail',
  mobile: 'user_mobile',
  payment: 'payment',
  /** Back to the offer page after signing in. */
  checkState: 'checkstate',
  /** On to the admission after registering. */
  admission: 'admission',
  logoutToast: 'logoutToast',
  /** The benefit that somebody wanted to add before signing in. */
  wantedBenefit: 'wantedBenefit',
  /** Of the browser's session, not kept beyond it. */
  cartDuration: 'cart_duration',
} as const;

/** Ends with the session. Consent and picked features are the visitor's own and stay. */
const ofTheSession = [
  storageKeys.login,
  storageKeys.email,
  storageKeys.mobile,
  storageKeys.payment,
  storageKeys.checkState,
  storageKeys.admission,
  storageKeys.wantedBenefit,
];

/** Told in this tab when the record changes; other tabs hear the browser's own `storage` event. */
export const loginChanged = 'login-changed';

const toCustomer = (record: LoginRecord): Customer => ({
  id: record.id,
  code: record.emplyee_ID,
  fullName: record.full_name,
  email: record.email,
  phone: record.mobile,
  gst: record.gst,
  photo: record.profilePic,
});

/** Who is signed in as far as this browser remembers: for what is shown at once. The session itself decides. */
export function readLogin(): Customer | null {
  try {
    const record: unknown = JSON.parse(localStorage.getItem(storageKeys.login) ?? 'null');
    return isRecord(record) ? toCustomer(record) : null;
  } catch {
    return null;
  }
}

/** Remembers who is signed in. Where storage is refused, pages ask the server. */
export function rememberLogin(record: LoginRecord): Customer {
  try {
    localStorage.setItem(storageKeys.login, JSON.stringify(record));
    localStorage.setItem(storageKeys.email, record.email);
  } catch {
    // A full or forbidden storage costs the display its memory, nothing else.
  }
  dispatchEvent(new Event(loginChanged));
  return toCustomer(record);
}

/** Forgets the session, and with it what belongs to one person on a shared device (decision 114). */
export function forgetLogin(): void {
  try {
    for (const key of ofTheSession) localStorage.removeItem(key);
    sessionStorage.removeItem(storageKeys.cartDuration);
  } catch {
    // Nothing was remembered then.
  }
  dispatchEvent(new Event(loginChanged));
}

const isRecord = (value: unknown): value is LoginRecord =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'full_name' in value &&
  typeof value.full_name === 'string';
