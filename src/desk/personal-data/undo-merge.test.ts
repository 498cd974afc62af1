import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccounts, password, prove, type Accounts } from '#people/sign-in/wire/test-customers.ts';
import { benefits } from '#catalogue/benefits/table.server.ts';
import { customerIdentities, customerMerges } from '#people/customers/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { purgeOldMerges } from './undo-merge.ts';
import { anOrder } from '#money/payments/test-payments.ts';

let accounts: Accounts;
let office: ReturnType<Accounts['browser']>;
beforeAll(async () => {
  accounts = await openAccounts();
  office = await accounts.owner();
});
afterAll(() => accounts.close());

const aTransaction = (customerId: string): typeof paymentTransactions.$inferInsert & { id: string } => ({
  id: `txn_${v7()}`,
  customerId,
  createdAt: new Date(),
  updatedAt: new Date(),
  expiresAt: new Date(),
  purpose: 'cart',
  subjectId: 'cart',
  order: anOrder(),
  totalPaise: 118_000,
  mode: 'sandbox',
});

test('a merge is undone for thirty days: the account is back with what was its own, and nothing else', async () => {
  const from = await accounts.customer('undo-a@example.com', 'Undo A');
  const into = await accounts.customer('undo-b@example.com', 'Undo B');
  const third = await accounts.customer('undo-c@example.com', 'Undo C');
  const gst = { email: '', phone: '9000000041', gst: '27AAPFU0939F1ZV' };
  await from('PUT', `/user-register/api/google-update/${from.id}`, gst);
  await from('POST', '/help', { name: 'A', student_id: '', remark: 'Of the first' });
  await from('POST', '/account/consents', { purpose: 'offers', given: true });
  await accounts.db
    .insert(customerIdentities)
    .values({ provider: 'google', subject: 'google-of-a', customerId: from.id });
  const [both, single] = await accounts.db.select({ id: benefits.id }).from(benefits).limit(2);
  if (!both || !single) throw new Error('The seed has benefits');
  const add = (visit: typeof from, item_id: string) => visit('POST', '/cart', { item_id });
  await add(from, both.id);
  await add(from, single.id);
  await add(into, both.id);
  const home = { location_user: 'Home', new_address: '1 Hill Road', city: 'Pune', pincode: '411001' };
  const billed = await from('POST', '/user-address', { ...home, user_id: from.id, user_name: '' });
  expect(billed.status).toBe(200);
  const inCart = async (visit: typeof from) =>
    (await visit<{ item_id: string }[]>('GET', `/cart/getcartadded/${visit.id}`)).body.map(
      ({ item_id }) => item_id,
    );
  const paid = { ...aTransaction(from.id), status: 'paid' as const };
  const open = aTransaction(from.id);
  await accounts.db.insert(paymentTransactions).values([paid, open]);
  const payers = async () => {
    const rows = await accounts.db
      .select()
      .from(paymentTransactions)
      .where(eq(paymentTransactions.id, paid.id));
    return rows.map(({ customerId }) => customerId);
  };
  type Shown = { state: string; mergeUndoUntil: string | null; phone: string; gst: string; help: object[] };
  const show = async (id: string) => (await office<Shown>('GET', `/staff/customers/${id}`)).body;
  const merge = (id: string, intoId: string) => office('POST', `/staff/customers/${id}/merge`, { intoId });
  const undo = (id: string) => office('POST', `/staff/customers/${id}/undo-merge`);
  const signIn = async (email: string) =>
    (await accounts.browser()('POST', '/user-login', { email, password })).status;
  const before = await show(from.id);
  expect((await undo(from.id)).status).toBe(409);
  expect((await undo('01975d3c-0000-7000-8000-000000000000')).status).toBe(404);

  expect(await merge(from.id, into.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('under way') },
  });
  await accounts.db.delete(paymentTransactions).where(eq(paymentTransactions.id, open.id));
  expect((await merge(from.id, into.id)).status).toBe(204);
  expect(await payers()).toEqual([into.id]);
  await prove(into);
  expect((await into('GET', '/account/export')).body).toMatchObject({ payments: [{ id: paid.id }] });
  expect((await inCart(into)).toSorted()).toEqual([both.id, single.id].toSorted());
  await into('POST', '/help', { name: 'B', student_id: '', remark: 'Of the second, after the merge' });
  const days = (Date.parse((await show(from.id)).mergeUndoUntil ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(30, 1);
  const [first, ...others] = (await Promise.all([1, 2, 3].map(() => undo(from.id))))
    .map(({ status }) => status)
    .toSorted();
  expect([first, ...others]).toEqual([204, 409, 409]);
  expect(await show(from.id)).toMatchObject({
    state: 'active',
    mergeUndoUntil: null,
    email: 'undo-a@example.com',
    fullName: 'Undo A',
    phone: gst.phone,
    gst: gst.gst,
    signsInWith: ['password', 'google'],
    help: before.help,
    events: expect.arrayContaining([expect.objectContaining({ kind: 'merge-undone' })]),
  });
  expect(await signIn(from.email)).toBe(200);
  expect((await from('GET', '/account/sessions')).status).toBe(401);
  await from('POST', '/user-login', { email: from.email, password });
  expect((await inCart(from)).toSorted()).toEqual([both.id, single.id].toSorted());
  expect(await inCart(into)).toEqual([both.id]);
  expect(await payers()).toEqual([from.id]);
  const addressed = (await from('GET', `/user-address/${from.id}`)).body;
  expect(addressed).toMatchObject([{ new_address: home.new_address, defaultaddress: 1 }]);
  expect((await into('GET', `/user-address/${into.id}`)).body).toEqual([]);
  expect(await show(into.id)).toMatchObject({ phone: '', gst: '', help: [{ status: 'open' }] });
  expect((await into('GET', '/account/consents')).body.consents).toHaveLength(1);

  // The account that stayed is closed: what it took in cannot come out before it is back itself.
  await merge(from.id, into.id);
  await merge(into.id, third.id);
  expect(await undo(from.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(into.code) },
  });
  expect((await undo(into.id)).status).toBe(204);
  expect((await undo(from.id)).status).toBe(204);
  expect((await show(from.id)).help).toEqual(before.help);

  // Somebody has the address by now.
  await merge(from.id, into.id);
  await accounts.customer(from.email, 'Somebody new');
  expect(await undo(from.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('address') },
  });
  await accounts.db.update(customerMerges).set({ at: sql`now() - interval '30 days'` });
  expect((await show(from.id)).mergeUndoUntil).toBeNull();
  expect((await undo(from.id)).body.message).toContain('no merge');
  await purgeOldMerges(accounts.ctx);
  expect(await accounts.db.$count(customerMerges)).toBe(0);
});
