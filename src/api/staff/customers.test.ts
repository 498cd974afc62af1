import { eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.server.ts';
import { benefits } from '#db/schema/benefits.server.ts';
import { customerIdentities, customerMerges, customers } from '#db/schema/customers.server.ts';
import { eraseDueAccounts } from '#domain/customers/delete-account.ts';
import { forgetOldMerges } from '#domain/customers/undo-merge.ts';
import { openAccounts, password, type Accounts } from '#api/accounts/test-customers.ts';
import { paymentTransactions } from '#db/schema/payments.server.ts';
import { anOrder } from '#domain/payments/test-payments.ts';
import { ensureDemoCustomers } from '#domain/customers/ensure-demo-customers.ts';
import { ensureOwner } from '#domain/staff/ensure-owner.ts';

let accounts: Accounts;
let office: ReturnType<Accounts['browser']>;
beforeAll(async () => {
  accounts = await openAccounts();
  const owner = { email: 'owner@example.com', password: 'correct-horse-battery' };
  await ensureOwner(accounts.ctx, owner);
  office = accounts.browser();
  await office('POST', '/staff/session', owner);
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

type Row = { id: string; email: string; code: string; state: string };
type List = { data: Row[]; nextCursor: string | null; total: number; totalIsCapped: boolean };
const list = async (query: string) => (await office<List>('GET', `/staff/customers?${query}`)).body;

test('the two sample customers are there once, and customers are searched, sorted and paged', async () => {
  await ensureDemoCustomers(accounts.ctx);
  await ensureDemoCustomers(accounts.ctx);
  expect((await list('')).data.map(({ email }) => email)).toEqual(['arjun@example.com', 'meera@example.com']);
  const sample = { email: 'meera@example.com', password: 'chai-at-sunrise' };
  expect((await accounts.browser()('POST', '/user-login', sample)).status).toBe(200);

  const bina = await accounts.customer('bina@example.com', 'Bina Shah');
  for (const q of ['bin', 'shah bina', 'bina@example.com', bina.code, bina.code.toLowerCase()])
    expect([q, (await list(`q=${encodeURIComponent(q)}`)).data.map(({ id }) => id)]).toEqual([q, [bina.id]]);
  expect((await list('q=90000 00021')).data.map(({ email }) => email)).toEqual(['meera@example.com']);
  expect((await list('q=nobody')).data).toEqual([]);
  const names = async (query: string) => (await list(query)).data.map(({ email }) => email.split('@')[0]);
  expect(await names('sort=name&order=asc')).toEqual(['arjun', 'bina', 'meera']);
  const first = await list('sort=name&order=asc&perPage=2');
  expect(first).toMatchObject({ total: 3, totalIsCapped: false, nextCursor: bina.id });
  expect(await names(`sort=name&order=asc&perPage=2&cursor=${first.nextCursor}`)).toEqual(['meera']);
  expect(await names(`perPage=2&cursor=${(await list('perPage=2')).nextCursor}`)).toEqual(['meera']);
  expect(await names('sort=name&order=asc&perPage=2&offset=2')).toEqual(['meera']);
  expect((await office('GET', '/staff/customers?sort=passwordHash')).status).toBe(422);
});

test('a block shuts out at once and is said only to who knows the password; it can be taken back', async () => {
  const visit = await accounts.customer('blocked@example.com');
  const { id, email } = visit;
  const status = async () => (await visit('GET', '/account/sessions')).status;
  expect(await status()).toBe(200);
  expect((await office('POST', `/staff/customers/${id}/block`, {})).status).toBe(422);
  expect((await office('POST', `/staff/customers/${id}/block`, { because: 'Spam' })).status).toBe(204);
  expect(await status()).toBe(401);
  expect((await visit('POST', '/user-login/refresh', {})).status).toBe(401);
  expect(await visit('POST', '/user-login', { email, password })).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('blocked') },
  });
  expect((await visit('POST', '/user-login', { email, password: 'wrong' })).status).toBe(401);
  expect((await list('state=blocked')).data).toMatchObject([{ id, state: 'blocked' }]);
  const shown = await office('GET', `/staff/customers/${id}`);
  expect(shown.body).toMatchObject({ blockedBecause: 'Spam', sessions: [], signsInWith: ['password'] });
  expect(JSON.stringify(shown.body)).not.toContain('argon2');
  expect((await office('POST', `/staff/customers/${id}/unblock`)).status).toBe(204);
  expect((await visit('POST', '/user-login', { email, password })).status).toBe(200);

  type Shown = { sessions: { id: string }[]; events: { kind: string; staffName: string | null }[] };
  const { sessions, events } = (await office<Shown>('GET', `/staff/customers/${id}`)).body;
  expect(events.map(({ kind }) => kind)).toEqual([
    'signed-in',
    'unblocked',
    'blocked',
    'signed-in',
    'signed-up',
  ]);
  expect(events[2]?.staffName).toBe('Owner');
  const session = `/staff/customers/${id}/sessions/${sessions[0]?.id}`;
  expect((await office('DELETE', session)).status).toBe(204);
  expect((await office('DELETE', session)).status).toBe(404);
  expect(await status()).toBe(401);
  const audited = await accounts.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(audited.map(({ action }) => action)).toEqual([
    'status-changed',
    'viewed',
    'status-changed',
    'changed',
  ]);
});

test('two accounts of one person become one: what hangs on the first moves, its address is free again', async () => {
  const from = await accounts.customer('twin-a@example.com', 'Twin');
  const into = await accounts.customer('twin-b@example.com', 'Twin');
  await from('PUT', `/user-register/api/google-update/${from.id}`, {
    email: '',
    phone: '9000000031',
    gst: '',
  });
  await from('POST', '/help', { name: 'Twin', student_id: '', remark: 'Two accounts' });
  const merge = (id: string, intoId: string) => office('POST', `/staff/customers/${id}/merge`, { intoId });
  expect((await merge(from.id, from.id)).status).toBe(409);
  expect((await merge(from.id, '01975d3c-0000-7000-8000-000000000000')).status).toBe(404);
  expect((await merge(from.id, into.id)).status).toBe(204);
  expect((await merge(from.id, into.id)).status).toBe(409);
  expect((await from('GET', '/account/sessions')).status).toBe(401);
  expect((await from('POST', '/user-login', { email: from.email, password })).status).toBe(401);
  expect((await from('POST', '/check-user', { email: from.email })).body).toEqual({ exists: false });
  expect((await office('GET', `/staff/customers/${into.id}`)).body).toMatchObject({
    phone: '9000000031',
    help: [{ status: 'open' }],
    events: expect.arrayContaining([expect.objectContaining({ kind: 'merged' })]),
  });
  expect((await office('GET', `/staff/customers/${from.id}`)).body).toMatchObject({
    state: 'closed',
    mergedInto: into.id,
  });
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
  await forgetOldMerges(accounts.ctx);
  expect(await accounts.db.$count(customerMerges)).toBe(0);
});

test('erasing an account erases what became part of it: it was the same person', async () => {
  const [a, b, c] = [
    await accounts.customer('erase-a@example.com', 'Erase Me'),
    await accounts.customer('erase-b@example.com', 'Erase Me'),
    await accounts.customer('erase-c@example.com', 'Erase Me'),
  ];
  await office('POST', `/staff/customers/${a.id}/merge`, { intoId: b.id });
  await office('POST', `/staff/customers/${b.id}/merge`, { intoId: c.id });
  await c('POST', '/account/deletion');
  await accounts.db
    .update(customers)
    .set({ eraseAt: sql`now()` })
    .where(eq(customers.id, c.id));
  await eraseDueAccounts(accounts.ctx);
  const left = await accounts.db
    .select()
    .from(customers)
    .where(inArray(customers.id, [a.id, b.id, c.id]));
  expect(left.map(({ fullName }) => fullName)).toEqual(Array(3).fill('Deleted customer'));
  expect(JSON.stringify([left, await accounts.db.select().from(customerMerges)])).not.toContain('erase-a');
});

test('a call for help is answered by mail, and its state is kept', async () => {
  const visit = await accounts.customer('asks@example.com', 'Asks');
  const { id } = (
    await visit<{ id: string }>('POST', '/help', { name: 'Asks', student_id: '', remark: 'Slow site' })
  ).body;
  type Listed = { data: { id: string; status: string; customerCode: string }[] };
  const found = await office<Listed>('GET', `/staff/help-requests?status=open&customerId=${visit.id}`);
  expect(found.body.data).toMatchObject([{ id, status: 'open', customerCode: visit.code }]);
  const path = `/staff/help-requests/${id}`;
  expect((await office('POST', `${path}/replies`, { text: ' ' })).status).toBe(422);
  expect((await office('POST', `${path}/replies`, { text: 'It is <b>fast</b> now' })).status).toBe(204);
  expect((await office('GET', path)).body).toMatchObject({
    status: 'answered',
    messages: [
      { staffName: null, text: 'Slow site' },
      { staffName: 'Owner', text: 'It is <b>fast</b> now' },
    ],
  });
  const mail = (await accounts.mailsTo(visit.email)).at(-1);
  expect(mail).toMatchObject({ subject: 'An answer to your request for help' });
  expect(mail?.html).toContain('It is &lt;b&gt;fast&lt;/b&gt; now');
  expect((await office('PATCH', path, { status: 'closed' })).status).toBe(204);
  expect((await office('PATCH', path, { status: 'gone' })).status).toBe(422);
  expect((await office('GET', '/staff/help-requests?status=closed')).body).toMatchObject({ data: [{ id }] });
});
