import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, openFollower, type Database } from '#kit/database.server.ts';
import { startPostgres, type PostgresServer } from '../../../scripts/lib/postgres-server.ts';
import { createReplica } from './replica.ts';

const servers: PostgresServer[] = [];
const open: Database[] = [];
beforeAll(async () => {
  const first = await startPostgres({ durable: true });
  servers.push(first);
  open.push(await openDatabase({ url: first.url, dataDir: '' }));
  const second = await startPostgres({ durable: true, replicaOf: first.url });
  servers.push(second);
  open.push(await openFollower(second.url));
}, 180_000);
afterAll(async () => {
  for (const one of open) await one.close();
  for (const server of servers.toReversed()) await server.remove();
}, 60_000);

test('a replica is read from while it is near enough, and not while it lags, lacks what was heard of, or is away', async () => {
  const [primary, replica] = open.map(({ db }) => db);
  if (!primary || !replica) throw new Error('Both are open');
  const hold = (isHeld: boolean) =>
    replica.execute(isHeld ? sql`select pg_wal_replay_pause()` : sql`select pg_wal_replay_resume()`);
  let now = 1_000;
  const { port, look } = createReplica({ primary, replica }, { boundMs: 5_000, now: () => now });
  const caughtUp = async () => {
    do await look();
    while (!port.state().isUsed);
  };
  expect(port.state()).toEqual({ isUsed: false, behindMs: null, why: 'not asked yet' });
  expect(await port.ifFresh()).toBeNull();
  await caughtUp();
  expect(await port.ifFresh()).toBe(replica);
  expect(port.state()).toEqual({ isUsed: true, behindMs: 0, why: '' });

  // A change that this process has heard of is not there yet: not read, though it lags less than it may.
  await hold(true);
  now += 100;
  await primary.execute(sql`create table seen (n int)`);
  port.heard();
  now += 100;
  expect(await port.ifFresh()).toBeNull();
  expect(port.state()).toEqual({ isUsed: true, behindMs: 200, why: '' });
  now += 6_000;
  await look();
  expect(port.state()).toMatchObject({ isUsed: false, why: 'more than 5 seconds behind' });
  expect(await port.ifFresh()).toBeNull();
  await hold(false);
  await caughtUp();
  expect(await port.ifFresh()).toBe(replica);
  expect((await replica.execute(sql`select * from seen`)).rows).toEqual([]);
  // However long nothing is written: what it holds is not old, and each look says so.
  now += 60_000;
  // Nobody waits long for that look, which a busy machine may make late.
  let late = -1;
  await expect
    .poll(() => {
      late += 1;
      return port.ifFresh();
    })
    .toBe(replica);
  await expect(replica.execute(sql`insert into seen values (1)`)).rejects.toThrow();

  port.failed(new Error('Connection terminated'));
  expect(port.state()).toEqual({ isUsed: false, behindMs: null, why: 'Connection terminated' });
  expect(await port.ifFresh()).toBeNull();
  await caughtUp();
  const stray = createReplica({ primary, replica: primary });
  await stray.look();
  expect(stray.port.state().why).toBe('it follows no other database');
  await servers[1]?.stop('kill');
  await look();
  expect(port.state()).toMatchObject({ isUsed: false, behindMs: null });
  expect(await port.ifFresh()).toBeNull();
  expect(port.reads).toEqual({ replica: 3, primary: 5 + late });
}, 120_000);
