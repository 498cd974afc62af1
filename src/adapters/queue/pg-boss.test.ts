import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';
import { createTestDb } from '#kit/test-db.ts';
import { keepDue } from './clock-set-back.ts';
import { createQueue } from './pg-boss.ts';
import { patience } from '#kit/test-patience.ts';

const fields = { n: 'shown' } as const;

test('a job that always fails delays no other one, ends among the dead letters with its reason, and can be started again', async () => {
  const database = await createTestDb();
  const poison = job<{ n: number }>('poison', { retry: { limit: 1, delay: 1, delayMax: 1 }, fields });
  const good = job<{ n: number }>('good', { fields });
  const done: number[] = [];
  let isMended = false;
  const mended: number[] = [];
  const queue = createQueue(database, pino({ level: 'silent' }), [
    defineJob(poison, async (_ctx, { n }) => {
      if (!isMended) throw new Error('the stone is too heavy');
      mended.push(n);
    }),
    defineJob(good, async (_ctx, { n }) => void done.push(n)),
  ]);
  await queue.open();
  await queue.work({ db: database.db } as Ctx);
  await queue.jobs.enqueue(database.db, poison, [{ n: 1 }]);
  await queue.jobs.enqueue(database.db, good, [{ n: 2 }, { n: 3 }]);
  await vi.waitUntil(() => done.length === 2, patience);

  const dead = () => queue.admin.list('dead-letters');
  await vi.waitUntil(async () => (await dead()).length === 1, patience);
  const [letter] = await dead();
  expect(letter).toMatchObject({ reason: 'the stone is too heavy', data: { n: 1 } });
  expect(mended).toEqual([]);

  isMended = true;
  await queue.admin.retry('dead-letters', letter?.id ?? '');
  await vi.waitUntil(() => mended.length === 1, patience);
  expect(mended).toEqual([1]);
  expect(await dead()).toEqual([]);
  await queue.stop();
  await database.close();
});

test('what was put off is done when its time comes, though nobody announces it and workers seldom look', async () => {
  const database = await createTestDb();
  const kind = job<{ n: number }>('later', { fields });
  const done: number[] = [];
  const queue = createQueue(database, pino({ level: 'silent' }), [
    defineJob(kind, async (_ctx, { n }) => void done.push(n)),
  ]);
  await queue.open();
  await queue.work({ db: database.db } as Ctx);
  await queue.jobs.enqueue(database.db, kind, [{ n: 1 }]);
  // From now on the worker would wait for a minute.
  await vi.waitUntil(() => done.length === 1, patience);
  await queue.jobs.enqueue(database.db, kind, [{ n: 2 }], new Date(Date.now() + 1_000));
  await vi.waitUntil(() => done.length === 2, patience);
  expect(done).toEqual([1, 2]);
  await queue.stop();
  await database.close();
});

test('what was due before the clock was set back stays due, what was to come later does not come sooner', async () => {
  const database = await createTestDb();
  const kind = job<{ n: number }>('due', { fields });
  const queue = createQueue(database, pino({ level: 'silent' }), [defineJob(kind, async () => {})]);
  await queue.open();
  const minutes = (many: number) => new Date(Date.now() + many * 60_000);
  await queue.jobs.enqueue(database.db, kind, [{ n: 1 }], minutes(59));
  await queue.jobs.enqueue(database.db, kind, [{ n: 2 }], minutes(61));
  await keepDue(database, 3_600_000);
  const { rows } = await database.db.execute(
    sql`select data->>'n' as n from pgboss.job where name = 'due' and start_after <= now()`,
  );
  expect(rows).toEqual([{ n: '1' }]);
  await queue.stop();
  await database.close();
});

test('a later start writes down what changed of a job and of its hours, and leaves the rest alone', async () => {
  const database = await createTestDb();
  const start = async (limit: number, cron: string) => {
    const kinds = [
      job('same', { every: { cron: '0 4 * * *', tz: 'Asia/Kolkata' }, fields: {} }),
      job('other', { every: { cron }, retry: { limit, delay: 1, delayMax: 9 }, fields: {} }),
    ];
    const queue = createQueue(
      database,
      pino({ level: 'silent' }),
      kinds.map((kind) => defineJob(kind, async () => {})),
    );
    await queue.open();
    await queue.stop();
    const { rows } = await database.db.execute(
      sql`select q.name, retry_limit, cron, timezone, q.updated_on as queue_at, s.updated_on as hours_at
        from pgboss.queue q join pgboss.schedule s on s.name = q.name order by q.name`,
    );
    return rows;
  };
  const [other, same] = await start(3, '0 1 * * *');
  expect([other, same]).toMatchObject([
    { name: 'other', retry_limit: 3, cron: '0 1 * * *', timezone: 'UTC' },
    { name: 'same', retry_limit: 0, cron: '0 4 * * *', timezone: 'Asia/Kolkata' },
  ]);
  expect(await start(3, '0 1 * * *')).toEqual([other, same]);
  expect(await start(5, '0 2 * * *')).toEqual([
    { ...other, retry_limit: 5, cron: '0 2 * * *', queue_at: expect.anything(), hours_at: expect.anything() },
    same,
  ]);
  await database.close();
});

test('no more jobs are taken up than begin at once, in any process, and each is done once however long the others take', async () => {
  const database = await createTestDb();
  const slow = job<{ n: number }>('slow', { longest: 3, retry: { limit: 5, delay: 1, delayMax: 1 }, fields });
  const runs: number[] = [];
  const open = async () => {
    const run = async ({ n }: { n: number }) => {
      runs.push(n);
      await wait(1_000);
    };
    const queue = createQueue(database, pino({ level: 'silent' }), [
      defineJob(slow, (_ctx, payload) => run(payload), { atOnce: 2 }),
    ]);
    await queue.open();
    return queue;
  };
  const queues = [await open(), await open()];
  const payloads = Array.from({ length: 8 }, (_, n) => ({ n }));
  await queues[0]?.jobs.enqueue(database.db, slow, payloads);
  for (const queue of queues) await queue.work({ db: database.db } as Ctx);
  const counted = async () => {
    const { rows } = await database.db.execute<{ state: string; count: number }>(
      sql`select state, count(*)::int as count from pgboss.job where name = 'slow' group by 1`,
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  };
  await vi.waitUntil(async () => {
    const { active = 0, completed = 0 } = await counted();
    expect(active).toBeLessThanOrEqual(4);
    return completed === 8;
  }, patience);
  expect(runs.toSorted()).toEqual(payloads.map(({ n }) => n));
  for (const queue of queues) await queue.stop();
  await database.close();
});

test('a job that takes longer than it may is not the fate of those that were taken up with it', async () => {
  const database = await createTestDb();
  const kind = job<{ n: number }>('stuck', { longest: 2, fields });
  const runs: number[] = [];
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  const queue = createQueue(database, pino({ level: 'silent' }), [
    defineJob(kind, async (_ctx, { n }) => {
      runs.push(n);
      if (n === 1) await gone;
      if (n === 2) throw new Error('the stone is too heavy');
    }),
  ]);
  await queue.open();
  await queue.jobs.enqueue(database.db, kind, [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }]);
  await queue.work({ db: database.db } as Ctx);
  const states = async () => {
    const { rows } = await database.db.execute<{ n: string; state: string; reason: string }>(
      sql`select data->>'n' as n, state, output->>'reason' as reason from pgboss.job where name = 'stuck' order by n`,
    );
    return rows;
  };
  await vi.waitUntil(async () => (await states())[0]?.state === 'failed', patience);
  expect(await states()).toMatchObject([
    { state: 'failed' },
    { state: 'failed', reason: 'the stone is too heavy' },
    { state: 'completed' },
    { state: 'completed' },
  ]);
  expect(runs.toSorted()).toEqual([1, 2, 3, 4]);
  letGo();
  await queue.stop();
  await database.close();
});

test('one job at a time means one after the other, without a look at the clock between them', async () => {
  const database = await createTestDb();
  const kind = job<{ n: number }>('single', { fields });
  const done = new Set<number>();
  let running = 0;
  const queue = createQueue(database, pino({ level: 'silent' }), [
    defineJob(
      kind,
      async (_ctx, { n }) => {
        expect(++running).toBe(1);
        await wait(5);
        running--;
        done.add(n);
      },
      { atOnce: 1 },
    ),
  ]);
  await queue.open();
  await queue.jobs.enqueue(
    database.db,
    kind,
    Array.from({ length: 40 }, (_, n) => ({ n })),
  );
  const since = performance.now();
  await queue.work({ db: database.db } as Ctx);
  await vi.waitUntil(() => done.size === 40, patience);
  // Would it wait for the look that finds what is due every two seconds, 80 s.
  expect(performance.now() - since).toBeLessThan(40_000);
  await queue.stop();
  await database.close();
});
