import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerProofs } from '../table.server.ts';
import { customerIdentities, customers } from '#people/customers/table.server.ts';
import { form, openAccounts, password, prove, who, type Accounts, type Customer } from './test-customers.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

const unproven = { status: 403, body: { success: false, code: 'forbidden' } };

/** Asks for another address, and confirms it with the code that went there. */
async function move(visit: Customer, email: string) {
  await visit('PUT', `/user-register/change/${visit.id}`, form({ email }));
  return visit('POST', '/account/email', { email, otp: await accounts.codeFor(email) });
}
/** The token of the link in the mail to an old address. */
const undoToken = async (email: string) =>
  (await accounts.mailsTo(email))
    .map(({ text }) => /\/undo-email\/([\w-]{43})/.exec(text)?.[1])
    .findLast(Boolean) ?? '';

test('a session alone moves no address, deletes no account and exports nothing', async () => {
  const visit = await accounts.customer('alone@example.com');
  expect(await move(visit, 'thief@example.com')).toMatchObject(unproven);
  expect((await accounts.rowOf(visit.id))?.email).toBe('alone@example.com');
  expect(await visit('GET', '/account/export')).toMatchObject(unproven);
  expect(await visit('POST', '/account/deletion')).toMatchObject(unproven);
  expect((await accounts.rowOf(visit.id))?.eraseAt).toBeNull();

  expect(await visit('POST', '/account/proof', { password: 'not the one' })).toMatchObject({
    status: 422,
    body: { errors: { password: 'This is not your password.' } },
  });
  expect((await visit('POST', '/account/proof', {})).status).toBe(422);
  // What one session has proven is not the other's, nor another account's.
  const elsewhere = Object.assign(accounts.browser(), { id: visit.id, code: visit.code, email: visit.email });
  await elsewhere('POST', '/user-login', { email: visit.email, password });
  const other = await accounts.customer('other-alone@example.com');
  await prove(visit);
  for (const foreign of [elsewhere, other])
    expect(await foreign('GET', '/account/export')).toMatchObject(unproven);
  // Good once, and not for ever.
  expect((await visit('GET', '/account/proof')).body).toEqual({ password: true, proven: true });
  expect((await visit('GET', '/account/export')).status).toBe(200);
  expect(await visit('GET', '/account/export')).toMatchObject(unproven);
  await prove(visit);
  await accounts.db.update(customerProofs).set({ expiresAt: sql`now() - interval '1 second'` });
  expect(await visit('POST', '/account/deletion')).toMatchObject(unproven);
});

test('without a password a code to the present address proves it', async () => {
  const visit = await accounts.customer('google-only@example.com');
  await accounts.db.update(customers).set({ passwordHash: null }).where(eq(customers.id, visit.id));
  expect((await visit('GET', '/account/proof')).body).toEqual({ password: false, proven: false });
  expect((await visit('POST', '/account/proof', { password })).status).toBe(422);
  expect((await visit('POST', '/account/proof/code')).status).toBe(200);
  const otp = await accounts.codeFor(visit.email);
  expect((await accounts.mailsTo(visit.email)).at(-1)).toMatchObject({ sealed: expect.any(String) });
  const other = await accounts.customer('other-google@example.com');
  expect((await other('POST', '/account/proof', { otp })).status).toBe(400);
  expect((await visit('POST', '/account/proof', { otp })).status).toBe(204);
  expect((await visit('POST', '/account/proof', { otp })).status).toBe(400);
  expect((await visit('POST', '/account/deletion')).status).toBe(200);
});

test('a moved account signs its other devices out; the old address takes it back and locks it', async () => {
  const visit = await accounts.customer('owner-of@example.com');
  const phone = accounts.browser();
  await phone('POST', '/user-login', { email: visit.email, password });
  await prove(visit);
  expect((await move(visit, 'first-thief@example.com')).status).toBe(200);
  expect(await who(visit)).toBe(200);
  expect(await who(phone)).toBe(401);
  // The thief goes on: moves it once more, signs in with Google, and asks for the end of it.
  await prove(visit);
  expect((await move(visit, 'second-thief@example.com')).status).toBe(200);
  await accounts.db
    .insert(customerIdentities)
    .values({ provider: 'google', subject: v7(), customerId: visit.id });
  await prove(visit);
  await visit('POST', '/account/deletion');

  const token = await undoToken('owner-of@example.com');
  const thiefsToken = await undoToken('first-thief@example.com');
  expect((await accounts.mailsTo('owner-of@example.com')).at(-1)).toMatchObject({
    sealed: expect.any(String),
  });
  const browser = accounts.browser();
  expect((await browser('POST', '/account/email/undo', { token })).status).toBe(204);
  expect(await accounts.rowOf(visit.id)).toMatchObject({
    email: 'owner-of@example.com',
    passwordHash: null,
    eraseAt: null,
  });
  expect(await who(visit)).toBe(401);
  expect((await browser('POST', '/user-login', { email: 'owner-of@example.com', password })).status).toBe(
    401,
  );
  expect(await accounts.db.$count(customerIdentities, eq(customerIdentities.customerId, visit.id))).toBe(0);
  // Pressed once more, where the answer was lost, it is done; the thief's own link opens nothing.
  const undone = (await accounts.rowOf(visit.id)) ?? {};
  expect((await browser('POST', '/account/email/undo', { token })).status).toBe(204);
  expect((await browser('POST', '/account/email/undo', { token: thiefsToken })).status).toBe(404);
  expect(await accounts.rowOf(visit.id)).toEqual(undone);
  expect((await accounts.rowOf(visit.id))?.email).toBe('owner-of@example.com');

  await browser('POST', '/reset-send-otp', { email: visit.email });
  await browser('POST', '/reset-verify-code', {
    email: visit.email,
    otp: await accounts.codeFor(visit.email),
  });
  expect(
    (await browser('POST', '/reset-password', { email: visit.email, password: 'another kettle' })).status,
  ).toBe(200);
});

test('after 72 hours, or once the address has another account, nothing is taken back', async () => {
  const visit = await accounts.customer('late@example.com');
  await prove(visit);
  await move(visit, 'late-new@example.com');
  const token = await undoToken('late@example.com');
  await accounts.customer('late@example.com', 'Somebody Else');
  const browser = accounts.browser();
  const undo = () => browser('POST', '/account/email/undo', { token });
  expect(await undo()).toMatchObject({ status: 409, body: { code: 'conflict' } });
  await accounts.db.update(customerProofs).set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await undo()).status).toBe(404);
  expect((await accounts.rowOf(visit.id))?.email).toBe('late-new@example.com');
});
