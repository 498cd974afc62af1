import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerSessions, customerTokens } from '#people/sessions/table.server.ts';
import { customerEvents } from '#people/customers/events/table.server.ts';
import { Unauthenticated } from '#kit/errors.ts';
import { purgeEndedSignIns } from '../purge-ended-sign-ins.ts';
import { refreshSession } from '../refresh-session.ts';
import { signOut } from '../sign-out.ts';
import { dropAllCustomers } from '#people/sessions/session-cache.ts';
import { openAccounts, password, who, type Accounts } from './test-customers.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

test('refreshing: three tabs at once get the same pair, each token is good once, and a replay ends the family', async () => {
  const visit = await accounts.customer('tabs@example.com');
  const old = visit.jar.get('refresh') ?? '';
  const from = (refresh: string) => accounts.browser({ Cookie: `refresh=${refresh}` });
  const tabs = [from(old), from(old), from(old)];
  const answers = await Promise.all(tabs.map((tab) => tab('POST', '/user-login/refresh', {})));
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    Array.from({ length: 3 }, () => ({ status: 200, body: { accessToken: '', refreshToken: '' } })),
  );
  const next = tabs.map((tab) => tab.jar.get('refresh') ?? '');
  expect(new Set(next).size).toBe(1);
  expect(new Set(tabs.map((tab) => tab.jar.get('sid'))).size).toBe(1);
  expect(next).not.toContain(old);
  for (const tab of tabs)
    expect(await who(accounts.browser({ Cookie: `sid=${tab.jar.get('sid')}` }))).toBe(200);

  // The three go on as one; the first token is now two generations old: somebody has copied it.
  const later = from(next[0] ?? '');
  expect((await later('POST', '/user-login/refresh', {})).status).toBe(200);
  expect((await from(old)('POST', '/user-login/refresh', {})).status).toBe(401);
  expect(await who(accounts.browser({ Cookie: `sid=${later.jar.get('sid')}` }))).toBe(401);
  expect((await from(later.jar.get('refresh') ?? '')('POST', '/user-login/refresh', {})).status).toBe(401);
  const events = await accounts.db
    .select()
    .from(customerEvents)
    .where(eq(customerEvents.customerId, visit.id));
  expect(events.map(({ kind }) => kind)).toContain('refresh-reused');
  expect((await accounts.mailsTo(visit.email)).map(({ subject }) => subject)).toContain(
    'A device was signed out',
  );
});

test('the token before the newest is taken for twenty seconds and not longer', async () => {
  const visit = await accounts.customer('grace@example.com');
  const old = visit.jar.get('refresh') ?? '';
  await visit('POST', '/user-login/refresh', {});
  await accounts.db
    .update(customerSessions)
    .set({ refreshedAt: sql`now() - interval '21 seconds'` })
    .where(eq(customerSessions.customerId, visit.id));
  expect(
    (await accounts.browser({ Cookie: `refresh=${old}` })('POST', '/user-login/refresh', {})).status,
  ).toBe(401);
  expect(await who(visit)).toBe(401);
});

test('who logs out on one tab while another refreshes is told of no copied session', async () => {
  const visit = await accounts.customer('logs-out@example.com');
  const refreshToken = visit.jar.get('refresh') ?? '';
  const tokens = [visit.jar.get('sid') ?? ''];
  // Between the reading of the token and its change.
  const ctx = { ...accounts.ctx, limit: () => signOut(accounts.ctx, { tokens }) };
  await expect(refreshSession(ctx, { refreshToken, kind: 'cookie' })).rejects.toThrow(Unauthenticated);
  const events = await accounts.db
    .select()
    .from(customerEvents)
    .where(eq(customerEvents.customerId, visit.id));
  expect(events.map(({ kind }) => kind)).toContain('signed-out');
  expect(events.map(({ kind }) => kind)).not.toContain('refresh-reused');
  expect((await accounts.mailsTo(visit.email)).map(({ subject }) => subject)).not.toContain(
    'A device was signed out',
  );
});

test('an app holds its tokens itself, and neither kind is taken for the other', async () => {
  const { email } = await accounts.customer('app@example.com');
  const app = accounts.browser({ 'X-Client': 'native' });
  const entered = await app<{ accessToken: string; refreshToken: string }>('POST', '/user-login', {
    email,
    password,
  });
  expect(entered.headers.getSetCookie()).toEqual([]);
  const { accessToken, refreshToken } = entered.body;
  expect(await who(app, { Authorization: `Bearer ${accessToken}` })).toBe(200);
  expect(await who(accounts.browser({ Cookie: `sid=${accessToken}` }))).toBe(401);
  const web = accounts.browser();
  await web('POST', '/user-login', { email, password });
  expect(await who(app, { Authorization: `Bearer ${web.jar.get('sid')}` })).toBe(401);
  expect((await accounts.browser()('POST', '/user-login/refresh', { refreshToken })).status).toBe(401);
  const next = await app<{ accessToken: string }>('POST', '/user-login/refresh', { refreshToken });
  expect(next.status).toBe(200);
  expect(await who(app, { Authorization: `Bearer ${next.body.accessToken}` })).toBe(200);
  await app('POST', '/user-logout', undefined, { Authorization: `Bearer ${next.body.accessToken}` });
  expect(await who(app, { Authorization: `Bearer ${next.body.accessToken}` })).toBe(401);
});

test('a session ends after seven quiet days and after thirty in all; a use keeps it', async () => {
  const visit = await accounts.customer('quiet@example.com');
  const session = eq(customerSessions.customerId, visit.id);
  const [row] = await accounts.db.select().from(customerSessions).where(session);
  const tokens = eq(customerTokens.sessionId, row?.id ?? '');
  const expires = async () => {
    const { rows } = await accounts.db.execute<{ days: number }>(sql`
      select round(extract(epoch from expires_at - now()) / 86400)::int as days from customer_tokens
      where session_id = ${row?.id} and use = 'access'`);
    return rows[0]?.days;
  };
  await accounts.db
    .update(customerTokens)
    .set({ expiresAt: sql`now() + interval '1 hour'` })
    .where(tokens);
  await accounts.db
    .update(customerSessions)
    .set({ seenAt: sql`now() - interval '6 days'` })
    .where(session);
  dropAllCustomers();
  expect(await who(visit)).toBe(200);
  expect(await expires()).toBe(7);
  await accounts.db
    .update(customerTokens)
    .set({ expiresAt: sql`now()` })
    .where(tokens);
  dropAllCustomers();
  expect(await who(visit)).toBe(401);
  await accounts.db
    .update(customerTokens)
    .set({ expiresAt: sql`now() + interval '1 day'` })
    .where(tokens);
  await accounts.db
    .update(customerSessions)
    .set({ expiresAt: sql`now()` })
    .where(session);
  expect(await who(visit)).toBe(401);
  expect((await visit('POST', '/user-login/refresh', {})).status).toBe(401);
  await purgeEndedSignIns(accounts.ctx);
  expect(await accounts.db.select().from(customerTokens).where(tokens)).toEqual([]);
});

test('the devices are listed and ended one by one or all; a new one is told by mail', async () => {
  const visit = await accounts.customer('many@example.com');
  const { email } = visit;
  const phone = accounts.browser({ 'User-Agent': 'A phone\r\nBcc: x@example.com'.replace(/[\r\n]+/, ' ') });
  await phone('POST', '/user-login', { email, password });
  type Listed = { sessions: { id: string; isThis: boolean; userAgent: string }[] };
  const { sessions } = (await visit<Listed>('GET', '/account/sessions')).body;
  expect(sessions.map(({ isThis }) => isThis)).toEqual([false, true]);
  expect(sessions[0]?.userAgent).toContain('A phone');
  const told = (await accounts.mailsTo(email)).filter(
    ({ subject }) => subject === 'A new sign-in to your account',
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('A phone');
  // The same browser again is no news.
  await phone('POST', '/user-logout');
  await phone('POST', '/user-login', { email, password });
  expect(
    (await accounts.mailsTo(email)).filter(({ subject }) => subject.startsWith('A new sign-in')),
  ).toHaveLength(1);

  const stranger = await accounts.customer('stranger@example.com');
  const [other] = (await visit<Listed>('GET', '/account/sessions')).body.sessions;
  for (const id of [other?.id ?? '', '01975d3c-0000-7000-8000-000000000000', 'x'])
    expect((await stranger('DELETE', `/account/sessions/${id}`)).status).toBe(404);
  expect(await who(phone)).toBe(200);
  expect((await visit('DELETE', `/account/sessions/${other?.id}`)).status).toBe(204);
  expect(await who(phone)).toBe(401);
  await phone('POST', '/user-login', { email, password });
  expect((await visit('POST', '/account/sessions/end', { others: true })).body).toEqual({ ended: 1 });
  expect([await who(phone), await who(visit)]).toEqual([401, 200]);
  expect((await visit('POST', '/account/sessions/end', {})).body).toEqual({ ended: 1 });
  expect(await who(visit)).toBe(401);
});
