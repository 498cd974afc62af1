import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { openAccounts, password, type Accounts } from '#people/sign-in/wire/test-customers.ts';
import * as client from './client.ts';
import { storageKeys } from '#kit/calls/browser-storage.ts';
import { readLogin } from '#kit/calls/login-record.ts';

/** A page in a browser: its storage, where it goes, and a fetch that keeps cookies. */
const visited: string[] = [];
let accounts: Accounts;
let visit: ReturnType<Accounts['browser']>;
const before = { ...globalThis };

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

beforeAll(async () => {
  accounts = await openAccounts();
});
beforeEach(() => {
  visit = accounts.browser();
  visited.length = 0;
  const place = {
    pathname: '/profile',
    search: '?tab=profileUserInfo',
    assign: (to: string) => visited.push(to),
  };
  Object.assign(globalThis, { dispatchEvent: () => true });
  for (const [name, value] of Object.entries({
    localStorage: storage(),
    sessionStorage: storage(),
    location: place,
    fetch: async (path: string, init: RequestInit = {}) => {
      const sent =
        init.body instanceof FormData ? init.body : (JSON.parse(String(init.body ?? 'null')) ?? undefined);
      const { status, body, headers } = await visit(init.method ?? 'GET', path, sent);
      return new Response(status === 204 ? null : JSON.stringify(body), { status, headers });
    },
  }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
});
afterAll(async () => {
  Object.assign(globalThis, { fetch: before.fetch });
  await accounts.close();
});

const email = 'meera@example.net';

test('the header: sign up, sign in, reset, each remembered under its fixed names', async () => {
  expect(await client.checkUser(email)).toEqual({ ok: true, exists: false });
  expect((await client.sendSignUpCode(email)).ok).toBe(true);
  const wrong = await client.signUpInHeader({ email, code: '12', password: 'short' });
  expect(wrong).toMatchObject({
    ok: false,
    status: 422,
    errors: {
      code: 'Enter complete 6-digit OTP',
      password: 'Password should be at least 8 characters long.',
    },
  });
  const code = await accounts.codeFor(email);
  expect(await client.signUpInHeader({ email, code, password })).toMatchObject({
    ok: true,
    customer: { email, fullName: 'meera' },
  });
  expect(readLogin()).toMatchObject({ email });
  expect(Object.keys(JSON.parse(localStorage.getItem('login') ?? '')).toSorted()).toEqual([
    'email',
    'emplyee_ID',
    'full_name',
    'gst',
    'id',
    'mobile',
    'phone',
    'profilePic',
  ]);
  expect(localStorage.getItem(storageKeys.email)).toBe(email);

  localStorage.setItem('selectedFeatures', '{"kept":true}');
  localStorage.setItem(storageKeys.checkState, 'true');
  await client.logOut();
  expect(readLogin()).toBeNull();
  expect(localStorage.getItem(storageKeys.checkState)).toBeNull();
  expect(localStorage.getItem('selectedFeatures')).toBe('{"kept":true}');
  expect(localStorage.getItem(storageKeys.logoutToast)).toBe('Logout successfully');

  expect(await client.checkLogin({ email, password: 'wrong one' })).toMatchObject({
    ok: false,
    status: 401,
    message: 'Invalid email or password.',
  });
  expect((await client.sendResetCode(email)).ok).toBe(true);
  expect((await client.checkResetCode({ email, code: await accounts.codeFor(email) })).ok).toBe(true);
  expect((await client.resetPassword({ email, password: 'another kettle' })).ok).toBe(true);
  expect((await client.checkLogin({ email, password: 'another kettle' })).ok).toBe(true);
  expect(visited).toEqual([]);
});

test('the pages: register, forgot, profile, help and the account', async () => {
  const ravi = 'ravi@example.net';
  await client.sendRegisterCode({ email: ravi, fullName: 'Ravi Kale' });
  const code = await accounts.codeFor(ravi);
  const made = await client.register({ email: ravi, fullName: 'Ravi Kale', password, code });
  if (!made.ok) throw new Error(made.message);
  const { id, code: number } = made.customer;
  expect(await client.fetchProfile(number)).toMatchObject({
    ok: true,
    customer: { id, fullName: 'Ravi Kale' },
  });
  expect(await client.saveProfile(id, { fullName: 'Ravi K', phone: '+91 90000 12345' })).toMatchObject({
    ok: true,
    customer: { fullName: 'Ravi K', phone: '9000012345' },
    pendingEmail: null,
  });
  expect(await client.saveProfile(id, { phone: '12' })).toMatchObject({
    ok: false,
    errors: { phone: 'Phone number must be 10 digits long' },
  });
  expect(await client.saveProfile(id, { email: 'ravi.new@example.net' })).toMatchObject({
    ok: true,
    customer: { email: ravi },
    pendingEmail: 'ravi.new@example.net',
  });
  const moved = { email: 'ravi.new@example.net', code: await accounts.codeFor('ravi.new@example.net') };
  expect((await client.prove({ password })).ok).toBe(true);
  expect(await client.confirmEmail(moved)).toMatchObject({ customer: { email: 'ravi.new@example.net' } });
  expect(
    await client.completeProfile(id, { email: ravi, phone: '9000054321', gst: '27AAPFU0939F1ZV' }),
  ).toMatchObject({ ok: true, customer: { phone: '9000054321', gst: '27AAPFU0939F1ZV' } });
  expect(localStorage.getItem('user_mobile')).toBe('9000054321');
  expect(
    await client.sendHelpRequest({ name: 'Ravi', code: number, remark: 'My site is slow' }),
  ).toMatchObject({
    ok: true,
    message: 'Our team will contact you soon.',
  });
  expect((await client.fetchConsents()).ok).toBe(true);
  expect((await client.changeConsent({ purpose: 'offers', given: true })).ok).toBe(true);
  expect((await client.prove({ password })).ok).toBe(true);
  expect((await visit('GET', client.exportHref)).status).toBe(200);
  const sessions = await client.fetchSessions();
  expect(sessions).toMatchObject({ ok: true, sessions: [{ isThis: true }] });
  expect(await client.endSessions({ others: true })).toMatchObject({ ended: 0 });
  expect((await client.prove({ password })).ok).toBe(true);
  expect(await client.deleteAccount()).toMatchObject({ ok: true, eraseAt: expect.any(String) });
  expect((await client.cancelDeletion()).ok).toBe(true);
  expect(await client.fetchSession()).toMatchObject({ customer: { id }, eraseAt: null, google: false });
  expect(await client.beginGoogle()).toMatchObject({ ok: false, status: 404 });
  expect(await client.googleLogin('token')).toMatchObject({ ok: false, status: 404 });
  if (sessions.ok) await client.endSession(sessions.sessions[0]?.id ?? '');

  const address = 'ravi.new@example.net';
  await client.sendForgotCode(address);
  expect((await client.checkForgotCode({ email: address, code: await accounts.codeFor(address) })).ok).toBe(
    true,
  );
  expect((await client.setForgottenPassword({ email: address, password: 'yet another one' })).ok).toBe(true);
  expect((await client.logIn({ email: address, password: 'yet another one' })).ok).toBe(true);
});

test('a session that has run out is refreshed once for all calls; one that is over leads to the sign-in', async () => {
  const sita = 'sita@example.net';
  await client.sendRegisterCode({ email: sita, fullName: 'Sita' });
  await client.register({ email: sita, fullName: 'Sita', password, code: await accounts.codeFor(sita) });
  visit.jar.set('sid', 'gone');
  const answers = await Promise.all([client.fetchSessions(), client.fetchConsents(), client.fetchSessions()]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
  const { rows } = await accounts.db.execute(
    sql`select generation from customer_sessions s join customers c on c.id = s.customer_id where c.email = ${sita}`,
  );
  expect(rows).toEqual([{ generation: 1 }]);

  // A page that only looks finds its session again in the same way.
  visit.jar.set('sid', 'gone');
  expect(await client.fetchSession()).toMatchObject({ customer: { email: sita } });

  // Another tab signs out while this one is asking.
  const asked = client.fetchSession();
  localStorage.removeItem('login');
  expect(await asked).toMatchObject({ customer: null, ended: false });
  expect(readLogin()).toBeNull();
  const found = await client.fetchSession();
  expect(found).toMatchObject({ customer: { email: sita } });
  const profile = client.fetchProfile((found.ok && found.customer?.id) || '');
  localStorage.removeItem('login');
  expect(await profile).toMatchObject({ ok: true, customer: null });
  expect(readLogin()).toBeNull();
  await client.fetchSession();

  // What is changed while a page is asking is not put back by its answer.
  const record = JSON.parse(localStorage.getItem('login') ?? '{}') as object;
  const late = client.fetchSession();
  localStorage.setItem('login', JSON.stringify({ ...record, full_name: 'Sita Married' }));
  expect(await late).toMatchObject({ customer: { fullName: 'Sita Married' } });
  expect(readLogin()).toMatchObject({ fullName: 'Sita Married' });

  visit.jar.clear();
  localStorage.setItem('selectedFeatures', '{}');
  localStorage.setItem('cookie-choice', '{}');
  for (const key of ['payment', 'user_mobile', 'checkstate', 'admission']) localStorage.setItem(key, 'x');
  sessionStorage.setItem('cart_duration', '1y');
  expect(await client.fetchSessions()).toMatchObject({ ok: false, status: 401 });
  expect(visited).toEqual(['/login?next=%2Fprofile%3Ftab%3DprofileUserInfo']);
  // An answer that comes when its page has been left takes nobody away from the next one.
  const left = client.fetchSessions();
  Object.assign(location, { pathname: '/login', search: '?next=%2Fcart' });
  expect(await left).toMatchObject({ ok: false, status: 401 });
  expect(visited).toHaveLength(1);
  expect(readLogin()).toBeNull();
  expect(localStorage.getItem('selectedFeatures')).toBe('{}');
  expect(localStorage.getItem('cookie-choice')).toBe('{}');
  for (const key of ['login', 'userEmail', 'payment', 'user_mobile', 'checkstate', 'admission'])
    expect([key, localStorage.getItem(key)]).toEqual([key, null]);
  expect(sessionStorage.getItem('cart_duration')).toBeNull();
});
