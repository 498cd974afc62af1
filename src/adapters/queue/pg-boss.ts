import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss, type ConstructorOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '#kit/database.server.ts';
import type { Ctx, Jobs } from '#kit/context.ts';
import type { DefinedJob } from '#kit/define-job.ts';
import type { Job } from '#kit/job.ts';
import type { JobsAdmin } from '#kit/jobs-admin.ts';
import { causeOf, type TracePlace, type Tracer } from '#kit/tracing.ts';
import { reasonOf } from '#kit/reason-of.ts';
import { keepDue, watchClock } from './clock-set-back.ts';
import { watchDue } from './watch-due.ts';
import { openLanes, type Claimed, type Ended } from './open-lanes.ts';
import { createJobsAdmin } from './jobs-admin.ts';

export type Queue = {
  jobs: Jobs;
  admin: JobsAdmin;
  /** Creates what is missing in the database; from then on jobs can be enqueued. */
  open(): Promise<void>;
  /** Fails where its tables cannot be read. */
  check(): Promise<void>;
  /** Begins with these kinds of jobs; without `which` with all. */
  work(ctx: Ctx, which?: (job: Job) => boolean): Promise<void>;
  /** Lets running jobs finish. */
  stop(): Promise<void>;
};

const deadLetters = 'dead-letters';

/** The queue lives in the same database as everything else, so a job exists exactly when its cause does. */
export function createQueue(
  database: Database,
  log: Logger,
  defined: DefinedJob[],
  tracer: Tracer | null = null,
): Queue {
  const kinds = defined.map(({ job }) => job);
  const boss = new PgBoss({
    ...connectionOf(database),
    useListenNotify: true,
    // Nobody reads who works; its connections would have another name in each process.
    registerInstance: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    queueCacheIntervalSeconds: 30,
  });
  boss.on('error', (error: Error & { queue?: string }) =>
    log.warn({ reason: reasonOf(error), queue: error.queue }, 'queue: database trouble, will try again'),
  );

  const watches: (() => void)[] = [];
  const workers = new Map<string, string[]>();

  return {
    jobs: {
      async enqueue(db, { name }, payloads, startAfter) {
        if (payloads.length === 0) return;
        await boss.insert(
          name,
          payloads.map((payload) => ({
            data: withCause(payload, causeOf(payload) ?? tracer?.here()),
            ...(startAfter && { startAfter }),
          })),
          { db: fromDrizzle(db, sql) },
        );
      },
    },
    admin: createJobsAdmin(boss, kinds, deadLetters),
    async open() {
      await boss.start();
      // pg-boss has just read them into its memory. A start that changes nothing writes nothing.
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      if (!known.has(deadLetters)) await boss.createQueue(deadLetters, { retentionSeconds: 90 * 86_400 });
      for (const { name, retry, longest = 120 } of kinds) {
        const options = {
          ...retryOptions(retry),
          deadLetter: deadLetters,
          // A job whose worker died is taken up again when its heartbeat has been silent for so long.
          heartbeatSeconds: 10,
          expireInSeconds: longest,
          notify: true,
        };
        const queue = known.get(name);
        if (queue && isDeepStrictEqual({ ...queue, ...options }, queue)) continue;
        if (queue) await boss.updateQueue(name, options);
        else await boss.createQueue(name, options);
        // Puts the queue into pg-boss's memory: looking it up from inside a transaction would wait for that
        // transaction's own connection on an embedded database, for ever.
        await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
      }
      const set = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
      for (const { name, every } of kinds) {
        if (!every) continue;
        const { cron, tz = 'UTC' } = every;
        const { cron: before, timezone } = set.get(name) ?? {};
        if (cron !== before || tz !== timezone) await boss.schedule(name, cron, {}, { tz });
      }
    },
    async check() {
      await boss.getQueue(deadLetters);
    },
    async work(ctx, which = () => true) {
      const isFirst = workers.size === 0;
      // A PostgreSQL has a clock of its own, which its operator keeps.
      if (isFirst && database.embedded)
        watches.push(
          watchClock((ms) => {
            log.warn({ seconds: Math.round(ms / 1_000) }, 'the clock was set back: what was due stays due');
            keepDue(database, ms).catch((error: unknown) =>
              log.warn({ err: error }, 'jobs wait for the clock'),
            );
          }),
        );
      for (const { job: kind, atOnce, run } of defined) {
        if (!which(kind)) continue;
        const begin = (job: Claimed) =>
          outcomeOf(job, () => traced(job, (data) => run(ctx, data, isLast(job)), tracer), log);
        workers.set(kind.name, await openLanes(boss, kind.name, atOnce, begin));
      }
      if (!isFirst) return;
      watches.push(
        watchDue(database, (queue) => {
          for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker);
        }),
      );
    },
    async stop() {
      for (const end of watches) end();
      await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}

/** The field of a job's data that says what caused it; its payload does not have it. */
const causeField = 'causedBy$';
const withCause = (payload: object, cause: TracePlace | undefined) =>
  cause ? { ...payload, [causeField]: cause } : payload;

/** Runs a job on its payload, as part of the trace of what asked for it. */
function traced(
  { name, data, retryCount }: Claimed,
  run: (payload: object) => Promise<void>,
  tracer: Tracer | null,
): Promise<void> {
  const { [causeField]: parent, ...payload } = data as { [causeField]?: TracePlace };
  if (!tracer) return run(payload);
  const attributes = { 'messaging.destination.name': name, 'messaging.message.retries': retryCount };
  return tracer.span({ name: `job ${name}`, kind: 'consumer', attributes, parent }, () => run(payload));
}

const isLast = ({ retryCount, retryLimit }: Claimed) => retryCount >= retryLimit;

/** Without `retry` a job is tried once. */
const retryOptions = (retry: Job['retry']) =>
  retry
    ? {
        retryLimit: retry.limit,
        retryDelay: retry.delay,
        retryBackoff: true,
        retryDelayMax: retry.delayMax,
      }
    : { retryLimit: 0 };

/** Runs a job, and says what became of it. */
async function outcomeOf(job: Claimed, run: () => Promise<void>, log: Logger): Promise<Ended> {
  try {
    await run();
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const reason = reasonOf(error);
    log.warn(
      { job: job.name, id: job.id, tries: job.retryCount + 1, reason },
      'job failed, will be tried again',
    );
    return { id: job.id, status: 'failed', output: { reason } };
  }
}

function connectionOf(database: Database): ConstructorOptions {
  if (database.embedded) return { db: fromPglite(database.embedded), backend: 'pglite' };
  return { connectionString: database.url as string, max: 4, connectionTimeoutMillis: 3_000 };
}
