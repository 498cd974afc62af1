import { callPath } from '#kit/path-of.ts';
import type { AppPlatform } from '#agency/native/platform.ts';
import { callsIn, refresh, send, sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import { clearBrowserStorage, storageKeys } from '#kit/calls/browser-storage.ts';
import {
  clearLogin,
  readLogin,
  storeLogin,
  type Customer,
  type LoginRecord,
} from '#kit/calls/login-record.ts';
import type { MyHelp } from '#people/help/help-request.ts';
import { helpNames } from '#people/help/wire/names.ts';
import { accountNames, newPasswordNames } from './names.ts';

const account = callsIn(accountNames);

type Said = { message: string };
type Entered = { customer: Customer } & Said;
type Credentials = { email: string; password: string };

/** Remembers who came in through a sign-in or sign-up. */
async function entering(
  answer: Promise<Outcome<{ user?: LoginRecord; newUser?: LoginRecord } & Said>>,
): Promise<Outcome<Entered>> {
  const outcome = await answer;
  if (!outcome.ok) return outcome;
  const record = outcome.user ?? outcome.newUser;
  if (!record) throw new Error('A sign-in answered without a record');
  return { ok: true, message: outcome.message, customer: storeLogin(record) };
}

// The header's window.

/** Whether an address has an account. */
export const checkUser = (email: string) => send<{ exists: boolean }>('POST', '/check-user', { email });
export const sendSignUpCode = (email: string) => send<Said>('POST', '/send-otp', { email });
export const checkLogin = (credentials: Credentials) => entering(send('POST', '/check-login', credentials));
export const signUpInHeader = ({ email, code, password }: Credentials & { code: string }) =>
  entering(account.send('POST', '/verify-otp', { email, code, password }));
export const sendResetCode = (email: string) => send<Said>('POST', '/reset-send-otp', { email });
export const checkResetCode = ({ email, code }: { email: string; code: string }) =>
  account.send<Said>('POST', '/reset-verify-code', { email, code });
/** Within ten minutes after `checkResetCode`, in the same browser. */
export const resetPassword = ({ email, password }: Credentials) =>
  send<Said>('POST', '/reset-password', { email, password });

// The pages.

export const logIn = (credentials: Credentials) => entering(send('POST', '/user-login', credentials));
export const sendRegisterCode = ({ email, fullName }: { email: string; fullName: string }) =>
  account.send<Said>('POST', '/user-register/api/send-otp', { email, fullName });
export const register = ({
  email,
  fullName,
  password,
  code,
}: Credentials & { fullName: string; code: string }) =>
  entering(account.send('POST', '/user-register/api/verify-otp', { email, fullName, password, code }));
export const sendForgotCode = (email: string) =>
  send<Said>('POST', '/user-register/api/resetsend-otp', { email });
export const checkForgotCode = ({ email, code }: { email: string; code: string }) =>
  account.send<Said>('POST', '/user-register/api/verifyreset-otp', { email, code });
/** Within ten minutes after `checkForgotCode`, in the same browser. */
export const setForgottenPassword = ({ email, password }: Credentials) =>
  callsIn(newPasswordNames).send<Said>('POST', '/user-register/api/reset-password', { email, password });

/** Where to send the browser for a sign-in with Google; it comes back to /login with `#id_token=…`. */
export const beginGoogle = () => send<{ url: string; nonce: string }>('GET', '/account/google');
export const googleLogin = (idToken: string) =>
  entering(send('POST', '/user-register/api/google-login', { idToken }));
/** With what an app got: an ID token, or a code of the hand-off with the secret of the app. */
export const nativeGoogleLogin = (
  platform: AppPlatform,
  { token, tokenKind, codeVerifier }: { token: string; tokenKind: string; codeVerifier?: string },
) => entering(send('POST', '/auth/google/native', { platform, token, tokenKind, codeVerifier }));

/** Ends the session there and, once that is sure, here. The page that opens next may show `logoutToast`. */
export async function logOut(): Promise<Outcome<Said>> {
  const answer = await send<Said>('POST', '/user-logout', {});
  if (answer.ok) loggedOut();
  return answer;
}

function loggedOut() {
  clearBrowserStorage('logout');
  clearLogin();
  try {
    localStorage.setItem(storageKeys.loggedOutAt, String(Date.now()));
    localStorage.setItem(storageKeys.logoutToast, /*i18n*/ 'Logout successfully');
  } catch {
    // A browser that keeps nothing has nothing to forget, and goes to the home page all the same.
  }
}

// The profile.

type SessionWire = { user: LoginRecord | null; eraseAt: string | null; google: boolean };

/**
 * Who the session says is signed in; null for a visitor. Asks the server, and corrects what the browser remembers.
 * @returns `ended` when the session itself stands for nobody
 */
export async function fetchSession() {
  const before = readLogin();
  const ask = () => send<SessionWire>('GET', '/account/session');
  let answer = await ask();
  if (answer.ok && !answer.user && before) {
    // A browser left alone for a week: its refresh token may still stand for it.
    if (await refresh()) answer = await ask();
    if (answer.ok && !answer.user) clearLogin();
  }
  if (!answer.ok) return answer;
  const { user, eraseAt, google } = answer;
  return { ok: true as const, customer: user && syncLogin(before, user), ended: !user, eraseAt, google };
}

export async function fetchProfile(id: string): Promise<Outcome<{ customer: Customer | null }>> {
  const before = readLogin();
  const answer = await sendSignedIn<LoginRecord>('GET', callPath`/user-register/single/${id}`);
  if (!answer.ok) return answer;
  const { ok: _ok, ...record } = answer;
  return { ok: true, customer: syncLogin(before, record) };
}

/** Remembers what the server says of somebody, unless they signed out, in or changed something while it was asked. */
function syncLogin(before: Customer | null, record: LoginRecord): Customer | null {
  const now = readLogin();
  return JSON.stringify(now) === JSON.stringify(before) ? storeLogin(record) : now;
}

type Changed = { customer: Customer; pendingEmail: string | null } & Said;
type ChangedWire = { user: LoginRecord; pendingEmail: string | null } & Said;

function changed(answer: Outcome<ChangedWire>): Outcome<Changed> {
  if (!answer.ok) return answer;
  const { user, pendingEmail, message } = answer;
  return { ok: true, customer: storeLogin(user), pendingEmail, message };
}

/** Saves what is given. A new address stays `pendingEmail` until `confirmEmail`. */
export async function saveProfile(
  id: string,
  change: { fullName?: string; email?: string; phone?: string; photo?: File },
): Promise<Outcome<Changed>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(accountNames.toWire(change)))
    if (value !== undefined) form.set(name, value);
  return changed(await account.sendSignedIn('PUT', callPath`/user-register/change/${id}`, form));
}

/** `company` is an addition: the name that is registered for the GST number. Left out it stays. */
export const completeProfile = async (
  id: string,
  facts: { email: string; phone: string; gst: string; company?: string },
) => changed(await sendSignedIn('PUT', callPath`/user-register/api/google-update/${id}`, facts));

export const fetchCompany = () => sendSignedIn<{ company: string }>('GET', '/account/company');

export async function confirmEmail({ email, code }: { email: string; code: string }) {
  const answer = await account.sendSignedIn<{ user: LoginRecord }>('POST', '/account/email', { email, code });
  return answer.ok ? { ok: true as const, customer: storeLogin(answer.user) } : answer;
}

/** The user ID goes along, as clients send it; whose request it is, the session says. */
export const sendHelpRequest = ({ name, code, remark }: { name: string; code: string; remark: string }) =>
  callsIn(helpNames).sendSignedIn<Said>('POST', '/help', { name, code, remark });

export const readMyHelp = () => sendSignedIn<{ requests: MyHelp[] }>('GET', '/account/help');
export const continueHelp = (requestId: string, remark: string) =>
  sendSignedIn<Said>('POST', callPath`/account/help/${requestId}`, { remark });

// My account.

export type DeviceSession = {
  id: string;
  createdAt: string;
  seenAt: string;
  ip: string;
  userAgent: string;
  isThis: boolean;
};
export const fetchSessions = () => sendSignedIn<{ sessions: DeviceSession[] }>('GET', '/account/sessions');
export const endSession = (id: string) => sendSignedIn<object>('DELETE', callPath`/account/sessions/${id}`);
/** Everywhere, or everywhere else. After the first, nobody is signed in here either. */
export async function endSessions({ others }: { others: boolean }) {
  const answer = await sendSignedIn<{ ended: number }>('POST', '/account/sessions/end', { others });
  if (answer.ok && !others) loggedOut();
  return answer;
}

export type ConsentRow = {
  id: string;
  purpose: 'account' | 'offers' | 'whatsapp' | 'guardian';
  given: boolean;
  text: string;
  textVersion: string;
  source: string;
  at: string;
};
export const fetchConsents = () => sendSignedIn<{ consents: ConsentRow[] }>('GET', '/account/consents');
export const changeConsent = (change: {
  purpose: 'offers' | 'whatsapp';
  given: boolean;
  source?: 'checkout';
}) => sendSignedIn<object>('POST', '/account/consents', change);

/** How to prove that it is really the owner: needed once for a new address, the export and the deletion. */
export const fetchProofMethods = () =>
  sendSignedIn<{ password: boolean; proven: boolean }>('GET', '/account/proof');
export const sendProofCode = () => sendSignedIn<Said>('POST', '/account/proof/code');
export const prove = (by: { password: string } | { code: string }) =>
  account.sendSignedIn<object>('POST', '/account/proof', by);

/** A link, within ten minutes after `prove`: the browser saves what it answers. */
export const exportHref = '/account/export';
export const deleteAccount = () => sendSignedIn<{ eraseAt: string }>('POST', '/account/deletion');
export const cancelDeletion = () => sendSignedIn<object>('DELETE', '/account/deletion');
