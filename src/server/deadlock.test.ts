import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendError } from './errors.ts';
import type { Database } from '#kit/database.server.ts';
import { createTestDb } from '#kit/test-db.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDb();
});
afterAll(() => database.close());

/** Locks the one, and the other once somebody else has locked that. */
const lockBoth = (one: number, other: number, met: () => Promise<void>) =>
  database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${one}::bigint)`);
    await met();
    await tx.execute(sql`select pg_advisory_xact_lock(${other}::bigint)`);
  });

test('of two who wait for each other one is asked to come back: nothing of theirs stays, and again it goes through', async () => {
  const { promise: both, resolve } = Promise.withResolvers<void>();
  let here = 0;
  const met = () => {
    if (++here === 2) resolve();
    return both;
  };
  const app = new Hono();
  app.onError((error, c) => sendError(c, error, pino({ enabled: false })));
  app.post('/:one/:other', async (c) => {
    await lockBoth(Number(c.req.param('one')), Number(c.req.param('other')), met);
    return c.text('through');
  });
  const answers = await Promise.all(['/1/2', '/2/1'].map((path) => app.request(path, { method: 'POST' })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 503]);
  const asked = answers.find(({ status }) => status === 503);
  expect(asked?.headers.get('Retry-After')).toBe('5');
});
