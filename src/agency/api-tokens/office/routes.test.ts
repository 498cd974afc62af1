import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { aLead, openOffice, password } from '#office/test-office.ts';
import { purgeEndedTokens } from '../find-token.ts';
import { apiTokens } from '../table.server.ts';
import type { ApiToken, MadeToken } from './answers.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  owner = await office.as('owner', 'Farah');
});
afterAll(() => office.close());

const make = async (scopes: string[], name = 'Ledger', by = owner) => {
  const made = await by<MadeToken>('POST', '/api-tokens', { name, scopes, days: 30, password });
  expect(made.status).toBe(201);
  return made.body;
};
const ask = (token: string, method: string, path: string, body?: Record<string, unknown>) =>
  office.call(method, path, { headers: { Authorization: `Bearer ${token}` }, ...(body && { body }) });
const listed = async (id: string) =>
  (await owner<ApiToken[]>('GET', '/api-tokens')).body.find((token) => token.id === id);

test('a token does what it was lent without a cookie, told once and kept as a hash; the audit names it', async () => {
  const { id, token } = await make(['leads:read', 'leads:edit']);
  expect(token).toMatch(/^nrm_[\w-]{43}$/);
  const lead = aLead();
  await office.db.insert(leads).values(lead);
  expect((await ask(token, 'GET', `/leads/${lead.id}`)).status).toBe(200);
  expect((await ask(token, 'PATCH', `/leads/${lead.id}`, { status: 'contacted' })).status).toBeLessThan(300);
  expect((await ask(token, 'GET', '/customers')).status).toBe(403);
  // What everybody at the office may do is for people.
  expect((await ask(token, 'GET', '/events')).status).toBe(403);
  expect((await ask(token, 'GET', '/session')).status).toBe(401);
  // Beside a token the cookie counts for nothing.
  const both = { Authorization: 'Bearer nrm_wrong', Cookie: owner.cookie };
  expect((await office.call('GET', '/leads', { headers: both })).status).toBe(401);

  const rows = await office.db.select().from(auditLog).where(eq(auditLog.subjectId, lead.id));
  expect(new Set(rows.map(({ staffName }) => staffName))).toEqual(new Set(['Token “Ledger” of Farah']));
  expect(rows.map(({ action }) => action)).toContain('status-changed');
  expect(await listed(id)).toMatchObject({ prefix: token.slice(0, 10), staffName: 'Farah', ended: false });
  const stored = JSON.stringify([
    await office.db.select().from(apiTokens),
    await office.db.select().from(auditLog),
    (await owner('GET', '/api-tokens')).body,
  ]);
  expect(stored).not.toContain(token);
});

test('its use is written down once a minute', async () => {
  const { id, token } = await make(['leads:read']);
  expect(await listed(id)).toMatchObject({ usedAt: null });
  await ask(token, 'GET', '/leads');
  const first = (await listed(id))?.usedAt;
  expect(first).toEqual(expect.any(String));
  await ask(token, 'GET', '/leads');
  expect((await listed(id))?.usedAt).toBe(first);
  await office.db
    .update(apiTokens)
    .set({ usedAt: sql`now() - interval '2 minutes'` })
    .where(eq(apiTokens.id, id));
  await ask(token, 'GET', '/leads');
  expect(Date.parse((await listed(id))?.usedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''));
});

test('making one asks for the password, lends what one has oneself, and ends within a year', async () => {
  const good = { name: 'Ledger', scopes: ['leads:read'], days: 30, password };
  for (const [bad, field] of [
    [{ ...good, password: 'not mine at all' }, 'password'],
    [{ ...good, scopes: [] }, 'scopes'],
    [{ ...good, scopes: ['staff:edit'] }, 'scopes.0'],
    [{ ...good, scopes: ['everything'] }, 'scopes.0'],
    [{ ...good, days: 3_650 }, 'days'],
    [{ ...good, name: '' }, 'name'],
  ] as const) {
    const refused = await owner('POST', '/api-tokens', { ...bad });
    expect([field, refused.status]).toEqual([field, 422]);
    expect(Object.keys(refused.body.errors as object).join()).toContain(field.split('.')[0]);
  }
  const sales = await office.as('sales', 'Ravi');
  expect((await sales('POST', '/api-tokens', good)).status).toBe(403);
});

test('it ends when it is revoked, when its time is over, and with what its maker may do', async () => {
  const boss = await office.as('owner', 'Gita');
  const revoked = await make(['leads:read'], 'Revoked', boss);
  expect((await owner('DELETE', `/api-tokens/${revoked.id}`)).status).toBe(204);
  expect((await ask(revoked.token, 'GET', '/leads')).status).toBe(401);
  expect((await owner('DELETE', `/api-tokens/${revoked.id}`)).status).toBe(404);
  const [gone] = await office.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(gone).toMatchObject({ action: 'deleted', subjectType: 'api-token', before: { name: 'Revoked' } });

  const old = await make(['leads:read'], 'Old', boss);
  await office.db
    .update(apiTokens)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(apiTokens.id, old.id));
  expect((await ask(old.token, 'GET', '/leads')).status).toBe(401);

  const { token } = await make(['leads:read', 'webhooks:read'], 'Kept', boss);
  expect((await ask(token, 'GET', '/webhooks')).status).toBe(200);
  await office.db.update(staff).set({ role: 'sales' }).where(eq(staff.id, boss.id));
  expect((await ask(token, 'GET', '/webhooks')).status).toBe(403);
  expect((await ask(token, 'GET', '/leads')).status).toBe(200);
  await office.db.update(staff).set({ active: false }).where(eq(staff.id, boss.id));
  expect((await ask(token, 'GET', '/leads')).status).toBe(401);

  await office.db
    .update(apiTokens)
    .set({ revokedAt: sql`now() - interval '91 days'` })
    .where(eq(apiTokens.id, revoked.id));
  await purgeEndedTokens(office.ctx);
  expect(await listed(revoked.id)).toBeUndefined();
  expect(await listed(old.id)).toMatchObject({ ended: true });
});

test('with a new password, one’s own or set by a colleague, and with lost access, what was lent ends for good', async () => {
  const admin = await office.as('admin', 'Hema');
  const change = (set: Record<string, unknown>) => owner('PATCH', `/staff/${admin.id}`, set);
  const lent = await make(['leads:read'], 'By whoever knew the password', admin);
  expect((await ask(lent.token, 'GET', '/leads')).status).toBe(200);
  expect((await change({ password: 'another long password' })).status).toBe(204);
  expect((await ask(lent.token, 'GET', '/leads')).status).toBe(401);
  expect(await listed(lent.id)).toMatchObject({ ended: true });

  const boss = await office.as('admin', 'Indu');
  const away = await make(['leads:read'], 'Of who left', boss);
  const shut = (active: boolean) => owner('PATCH', `/staff/${boss.id}`, { active });
  expect((await shut(false)).status).toBe(204);
  expect((await shut(true)).status).toBe(204);
  expect((await ask(away.token, 'GET', '/leads')).status).toBe(401);

  const careful = await office.as('admin', 'Jaya');
  const known = await make(['leads:read'], 'By whoever knew the old password', careful);
  const anew = { current: password, next: 'another long password' };
  expect((await careful('PUT', '/session/password', anew)).status).toBe(204);
  expect((await ask(known.token, 'GET', '/leads')).status).toBe(401);
});

test('a program that asks too often waits, and no other one does', async () => {
  const { token } = await make(['lead-templates:read'], 'Eager');
  const other = await make(['lead-templates:read'], 'Calm');
  const answers = await Promise.all(Array.from({ length: 310 }, () => ask(token, 'GET', '/lead-templates')));
  expect(answers.filter(({ status }) => status === 429).length).toBe(10);
  expect(answers.find(({ status }) => status === 429)?.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect((await ask(other.token, 'GET', '/lead-templates')).status).toBe(200);
});
