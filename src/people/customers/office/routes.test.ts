import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccounts, password, type Accounts } from '#people/sign-in/wire/test-customers.ts';
import { auditLog } from '#agency/audit/table.server.ts';
import { ensureDemoCustomers } from '../ensure-demo-customers.ts';

let accounts: Accounts;
let office: ReturnType<Accounts['browser']>;
beforeAll(async () => {
  accounts = await openAccounts();
  office = await accounts.owner();
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
