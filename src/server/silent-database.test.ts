import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '#kit/database.server.ts';
import { createTestDb } from '#kit/test-db.ts';
import { isDatabaseUnavailable } from '#kit/unavailable.ts';

let direct: Database;
let database: Database;
const sockets = new Set<Socket>();
/** Both ends of each connection, of which nothing passes while the line is silent. */
let silent = false;
const line = createServer((visitor) => {
  const { hostname, port } = new URL(direct.url as string);
  const server = connect(Number(port), hostname);
  for (const [from, to] of [
    [visitor, server],
    [server, visitor],
  ] as const) {
    from.on('data', (chunk) => to.write(chunk));
    from.on('close', () => to.destroy()).on('error', () => {});
    if (silent) from.pause();
    sockets.add(from);
  }
});

function fallSilent(now: boolean) {
  silent = now;
  for (const socket of sockets)
    if (now) socket.pause();
    else socket.resume();
}

beforeAll(async () => {
  direct = await createTestDb();
  await direct.db.execute(sql`create table kept (word text)`);
  await once(line.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(direct.url as string);
  url.port = String((line.address() as AddressInfo).port);
  database = await openDatabase({ url: url.href, dataDir: '' }, { statementLimit: 300 });
});

afterAll(async () => {
  await database.close();
  line.close();
  await direct.close();
});

const keep = (word: string) =>
  database.db.transaction((tx) => tx.execute(sql`insert into kept values (${word})`));

test('transactions that a silent database did not begin cost no connection', async () => {
  await Promise.all(Array.from({ length: 10 }, () => keep('before')));
  fallSilent(true);
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => keep('meanwhile')));
  expect(asked.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'rejected'));
  fallSilent(false);
  await keep('after');
});

test('what a silent database did not undo is never kept by whoever asks next', async () => {
  const undone = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values ('undone')`);
    fallSilent(true);
    await tx.execute(sql`select 1`);
  });
  await expect(undone).rejects.toThrow();
  fallSilent(false);
  await keep('next');
  const { rows } = await direct.db.execute(sql`select word from kept where word in ('undone', 'next')`);
  expect(rows).toEqual([{ word: 'next' }]);
});

test('a transaction over which the database fell silent is told once the limit is over, not after a rollback’s besides', async () => {
  await keep('before');
  let since = 0;
  const cut = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    fallSilent(true);
    since = performance.now();
    await tx.execute(sql`select 2`);
  });
  const error: unknown = await cut.catch((error: unknown) => error);
  const took = performance.now() - since;
  fallSilent(false);
  expect(isDatabaseUnavailable(error)).toBe(true);
  // The limit is 300 ms here; a rollback that waits as well takes 600.
  expect(took).toBeLessThan(550);
  await keep('afterwards');
});
