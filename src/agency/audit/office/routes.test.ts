import { desc, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditChain } from '../chain.table.server.ts';
import { auditLog } from '../table.server.ts';
import { chainAudit } from '../chain-audit.ts';
import { audit } from '../record.ts';
import { aLead, openOffice, password } from '#office/test-office.ts';
import { leads } from '#sales/leads/table.server.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  owner = await office.as('owner', 'Farah');
});
afterAll(() => office.close());

type Report = {
  rows: number;
  head: string;
  broken: { seq: number; auditId: string | null; why: string } | null;
  outside: number;
};
const verify = async () => (await owner<Report>('POST', '/audit/verify')).body;
const note = (subjectId: string, after: unknown = { b: 1, a: [{ d: null, c: 'ü' }] }) =>
  audit(office.ctx, { action: 'noted', subjectType: 'lead', subjectId, after });
/** What only somebody with the database's own password can do. */
const unguarded = async (change: () => Promise<unknown>) => {
  await office.db.execute(sql`alter table audit_log disable trigger user`);
  await office.db.execute(sql`alter table audit_chain disable trigger user`);
  await change();
  await office.db.execute(sql`alter table audit_log enable trigger user`);
  await office.db.execute(sql`alter table audit_chain enable trigger user`);
};

test('rows written at the same moment form one chain without a gap, whoever chains them', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, i) => note(`lead-${i}`)));
  await Promise.all([chainAudit(office.ctx), chainAudit(office.ctx), chainAudit(office.ctx)]);
  await note('late');
  const links = await office.db.select().from(auditChain).orderBy(auditChain.seq);
  expect(links.map(({ seq }) => seq)).toEqual(links.map((_, i) => i + 1));
  expect(links.length).toBeGreaterThan(40);
  const first = await verify();
  // The row written since is chained before the chain is judged.
  expect(first).toMatchObject({ rows: links.length + 1, broken: null, outside: 0 });
  expect(first.head).toMatch(/^[0-9a-f]{64}$/);
  // That it was verified, and with what outcome, is a row of its own.
  expect(await verify()).toMatchObject({ rows: first.rows + 1, broken: null });
  const [checked] = await office.db.select().from(auditLog).where(eq(auditLog.action, 'checked')).limit(1);
  expect(checked).toMatchObject({ staffName: 'Farah', after: { rows: first.rows, head: first.head } });
});

test('the database refuses to change or delete what is written; who gets around that is found out', async () => {
  await note('the-row');
  await chainAudit(office.ctx);
  const [row] = await office.db.select().from(auditLog).where(eq(auditLog.subjectId, 'the-row'));
  const [link] = await office.db
    .select()
    .from(auditChain)
    .where(eq(auditChain.auditId, row?.id ?? ''));
  const mine = eq(auditLog.id, row?.id ?? '');
  await expect(office.db.update(auditLog).set({ staffName: 'Nobody' }).where(mine)).rejects.toThrow();
  await expect(office.db.delete(auditLog).where(mine)).rejects.toThrow();
  await expect(office.db.update(auditChain).set({ hash: 'x' })).rejects.toThrow();
  await expect(office.db.delete(auditChain)).rejects.toThrow();

  await unguarded(() =>
    office.db
      .update(auditLog)
      .set({ after: { b: 2 } })
      .where(mine),
  );
  expect((await verify()).broken).toMatchObject({ seq: link?.seq, auditId: row?.id, why: 'changed' });
  await unguarded(() => office.db.update(auditLog).set({ after: row?.after }).where(mine));
  expect((await verify()).broken).toBeNull();

  await unguarded(() => office.db.delete(auditChain).where(eq(auditChain.seq, 3)));
  expect((await verify()).broken).toMatchObject({ seq: 3, auditId: null, why: 'missing' });
});

test('an old row that was slipped in stays outside the chain', async () => {
  const before = (await verify()).outside;
  const [newest] = await office.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  await office.db.insert(auditLog).values({
    ...(newest as typeof auditLog.$inferInsert),
    id: v7({ msecs: Date.now() - 7_200_000 }),
    staffName: 'Somebody else',
  });
  expect((await verify()).outside).toBe(before + 1);
});

test('the export holds what the filters leave, with hashes, and nothing that a spreadsheet would run', async () => {
  await note('=cmd()', { say: 'x' });
  const csv = (await owner<string>('GET', '/audit/export.csv?action=noted')).body;
  const lines = csv.trim().split('\r\n');
  expect(lines[0]).toMatch(/^When \(UTC\),Who,What/);
  expect(lines.slice(1).every((line) => line.includes(',noted,lead,'))).toBe(true);
  expect(csv).toContain(`,'=cmd(),`);
  expect(lines[1]).toMatch(/,\d+,[0-9a-f]{64}$/);
  expect(
    (await owner<string>('GET', '/audit/export.csv?from=2000-01-01&to=2000-01-02')).body.trim().split('\r\n'),
  ).toHaveLength(1);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
  const found = await owner<{ data: object[] }>(
    'GET',
    `/audit?from=${today}&to=${today}&staffId=${owner.id}`,
  );
  expect(found.body.data.length).toBeGreaterThan(0);
  expect((await owner('GET', '/audit/export.csv?from=tomorrow')).status).toBe(422);
  expect(JSON.stringify((await owner('GET', '/audit?action=exported')).body)).toContain(
    '"subjectType":"audit"',
  );
});

test('who opened a lead is in the audit, once an hour, and out of sight by default', async () => {
  const lead = aLead();
  await office.db.insert(leads).values(lead);
  for (let i = 0; i < 3; i++) await owner('GET', `/leads/${lead.id}`);
  const count = async (query: string) =>
    (await owner<{ data: unknown[] }>('GET', `/audit?subjectId=${lead.id}${query}`)).body.data.length;
  expect(await count('')).toBe(0);
  expect(await count('&views=true')).toBe(1);
});

test('who reads the audit reads there nothing of what they may not read elsewhere', async () => {
  const visitor = await office.as('readonly', 'Nina');
  const secret = 'The laptop with all invoices was stolen';
  const breach = {
    title: 'A stolen laptop', knownAt: '2026-11-20T10:00:00+05:30', circumstances: secret, dataKinds: '', people: null,
    consequences: '', measures: '', advice: '', boardToldAt: null, peopleToldAt: null,
  }; // prettier-ignore
  expect((await owner('POST', '/breaches', breach)).status).toBe(201);
  const url = 'http://127.0.0.1/services/T0/B0/a-secret-of-theirs';
  expect((await owner('POST', '/webhooks', { url, events: ['lead.created'] })).status).toBe(201);
  for (const path of ['/breaches', '/webhooks']) expect((await visitor('GET', path)).status).toBe(403);
  type Rows = { data: { subjectType: string; staffName: string; after: unknown }[] };
  const read = async (by: typeof owner) => (await by<Rows>('GET', '/audit?action=created')).body.data;
  expect(JSON.stringify(await read(owner))).toContain(secret);
  const rows = await read(visitor);
  expect(rows).toContainEqual(
    expect.objectContaining({ subjectType: 'breach', staffName: 'Farah', after: null }),
  );
  expect(JSON.stringify(rows)).not.toMatch(/stolen|a-secret-of-theirs/);

  const exported = '/audit/export.csv?action=created';
  expect((await owner<string>('GET', exported)).body).toContain(secret);
  const given = { name: 'Archive', scopes: ['audit:export'], days: 7, password };
  const { token } = (await owner<{ token: string }>('POST', '/api-tokens', given)).body;
  const { body } = await office.call<string>('GET', exported, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(body).toContain('breach');
  expect(body).not.toMatch(/stolen|a-secret-of-theirs/);
});

test('who signed in since has changed nothing: a save that comes too late names who did', async () => {
  const ravi = await office.as('sales', 'Ravi');
  const gita = await office.as('owner', 'Gita');
  const { body } = await owner<{ id: string; etag: string }[]>('GET', '/staff');
  const based = { 'If-Match': `"${body.find(({ id }) => id === ravi.id)?.etag}"` };
  const rename = (by: typeof owner, name: string) => by('PATCH', `/staff/${ravi.id}`, { name }, based);
  expect((await rename(gita, 'Ravi Kale')).status).toBe(204);
  await office.signIn(ravi.email);
  expect(await rename(owner, 'Ravi Kumar')).toMatchObject({ status: 412, body: { stale: { by: 'Gita' } } });
});
