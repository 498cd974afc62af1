import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.server.ts';
import { openAccounts, password, type Accounts } from '#api/accounts/test-customers.ts';
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
  await from('PUT', `/user-register/google-update/${from.id}`, { email: '', phone: '9000000031', gst: '' });
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
