import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import type { Db } from '#kit/context.ts';
import { openDatabase } from '#kit/database.server.ts';
import type { Replica } from '#kit/ports/replica.ts';
import { createTestDb } from '#kit/test-db.ts';
import { leads } from '#sales/leads/table.server.ts';
import { replicaReads } from './replica-reads.server.ts';
import { aLead, openOffice } from './test-office.ts';

const open: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(open.map((one) => one.close())));

test('only calls of the register read the replica; whoever has just written, and what it does not answer, is read at the primary', async () => {
  // Another database with another lead stands for the replica: what was read where shows.
  const other = await openOffice();
  let isFresh = true;
  const failures: unknown[] = [];
  const replica: Replica = {
    ifFresh: async () => (isFresh ? (broken ?? other.db) : null),
    heard() {},
    failed: (error) => void failures.push(error),
    state: () => ({ isUsed: true, behindMs: 0, why: '' }),
    reads: { replica: 0, primary: 0 },
  };
  let broken: Db | null = null;
  const office = await openOffice('migrated', replica);
  open.push(office, other);
  await office.db.insert(leads).values(aLead({ name: 'Of the primary' }));
  await other.db.insert(leads).values(aLead({ name: 'Of the replica' }));
  const owner = await office.as('owner', 'Farah');
  let cookie = owner.cookie;
  const names = async () => {
    const { body } = await office.call<{ data: { name: string }[] }>('GET', '/leads', { cookie });
    return body.data.map(({ name }) => name);
  };
  const file = async () => String((await office.call('GET', '/leads/export.csv', { cookie })).body);
  expect(await names()).toEqual(['Of the replica']);
  expect(await file()).toContain('Of the replica');
  // That it was taken is written down where everything is.
  const exported = eq(auditLog.action, 'exported');
  expect(await office.db.$count(auditLog, exported)).toBe(1);
  expect(await other.db.$count(auditLog, exported)).toBe(0);

  const wrote = await office.call('POST', '/list-views', {
    cookie,
    body: { resource: 'leads', name: 'Mine', filter: {}, isShared: false },
  });
  const mark = wrote.headers.get('Set-Cookie') ?? '';
  expect(mark).toMatch(/^sid-wrote=1; Max-Age=6; .*HttpOnly/);
  cookie = `${owner.cookie}; ${mark.split(';')[0]}`;
  expect(await names()).toEqual(['Of the primary']);
  expect(await file()).toContain('Of the primary');
  cookie = owner.cookie;
  expect(await names()).toEqual(['Of the replica']);
  isFresh = false;
  expect(await names()).toEqual(['Of the primary']);

  // One that breaks while it is read costs a second try, and is reported.
  isFresh = true;
  const gone = await openOffice();
  await gone.close();
  broken = gone.db;
  expect(await names()).toEqual(['Of the primary']);
  expect(await file()).toContain('Of the primary');
  expect(failures.length).toBeGreaterThan(0);
});

test('each call of the register can be answered by a database that takes no writing', async () => {
  const follower = await createTestDb();
  const url = `${follower.url}?options=-c%20default_transaction_read_only%3Don`;
  const readOnly = await openDatabase({ url, dataDir: '' });
  open.push(readOnly, follower);
  const failures: unknown[] = [];
  const office = await openOffice('migrated', {
    ifFresh: async () => readOnly.db,
    heard() {},
    failed: (error) => void failures.push(error),
    state: () => ({ isUsed: true, behindMs: 0, why: '' }),
    reads: { replica: 0, primary: 0 },
  });
  open.push(office);
  const owner = await office.as('owner', 'Farah');
  const days = 'from=2026-11-01&to=2026-11-26';
  const asks: Record<string, string> = { '/dashboard': days, '/advertising': days, '/statistics': days };
  for (const path of replicaReads) {
    const { status } = await owner('GET', `${path}?${asks[path] ?? ''}`);
    expect([path, status, failures]).toEqual([path, 200, []]);
  }
});
