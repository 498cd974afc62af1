import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss, type ConstructorOptions, type JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '#kit/database.server.ts';
import type { JobName, JobPayloads, Jobs } from '#kit/context.ts';
import type { JobsAdmin } from '#kit/jobs-admin.ts';
import { webhookTries } from '#agency/webhooks/webhook.ts';
import { reasonOf } from '#kit/reason-of.ts';
import { giveWay } from './give-way.ts';
import { createJobsAdmin } from './jobs-admin.ts';

export type JobHandlers = { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };

export type Queue = {
  jobs: Jobs;
  admin: JobsAdmin;
  /** Creates what is missing in the database; from then on jobs can be enqueued. */
  open(): Promise<void>;
  work(handlers: JobHandlers): Promise<void>;
  /** Lets running jobs finish. */
  stop(): Promise<void>;
};

export const deadLetters = 'dead-letters';

/** How each job is tried. A job whose worker died is taken up again when its heartbeat has been silent for 10 s. */
const queues = {
  'announce-lead': { retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 },
  'check-lead-clocks': { retryLimit: 0 },
  'lead-late': { retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 },
  // Four hours of tries: a mail server that comes back gets everything within half a minute.
  'deliver-message': { retryLimit: 480, retryDelay: 1, retryBackoff: true, retryDelayMax: 30 },
  'publish-posts': { retryLimit: 3, retryDelay: 5, retryBackoff: true, retryDelayMax: 60 },
  'send-letters': { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 },
  'test-letter': { retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 },
  'ask-to-confirm': { retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 },
  'announce-booking': { retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 },
  'remind-booking': { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 60 },
  'customer-mail': { retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 },
  // A day of tries: what is owed goes back once the gateway answers again.
  'send-refund': { retryLimit: 150, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 },
  'quotation-mail': { retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 },
  'invoice-mail': { retryLimit: 60, retryDelay: 1, retryBackoff: true, retryDelayMax: 300 },
  'refund-mail': { retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 },
  'recover-sales': { retryLimit: 0 },
  'send-renewal-notices': { retryLimit: 10, retryDelay: 60, retryBackoff: true, retryDelayMax: 1_800 },
  'payment-trouble': { retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 },
  'watch-refunds': { retryLimit: 10, retryDelay: 60, retryBackoff: true, retryDelayMax: 1_800 },
  'staff-invite-mail': { retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 },
  'settle-event': { retryLimit: 60, retryDelay: 1, retryBackoff: true, retryDelayMax: 120 },
  'reconcile-payments': { retryLimit: 0 },
  'compare-books': { retryLimit: 10, retryDelay: 60, retryBackoff: true, retryDelayMax: 1_800 },
  'chain-audit': { retryLimit: 3, retryDelay: 5, retryBackoff: true, retryDelayMax: 60 },
  // Its first try included, as often as webhookTries says.
  'deliver-webhook': {
    retryLimit: webhookTries - 1,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 14_400,
  },
  'clean-up': { retryLimit: 3, retryDelay: 60, retryBackoff: true, retryDelayMax: 600 },
} satisfies Record<JobName, object>;

const names = Object.keys(queues) as JobName[];

/** The queue lives in the same database as everything else, so a job exists exactly when its cause does. */
export function createQueue(database: Database, log: Logger): Queue {
  const boss = new PgBoss({
    ...connectionOf(database),
    useListenNotify: true,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    queueCacheIntervalSeconds: 30,
  });
  boss.on('error', (error: Error & { queue?: string }) =>
    log.warn({ reason: reasonOf(error), queue: error.queue }, 'queue: database trouble, will try again'),
  );

  return {
    jobs: {
      async enqueue(db, name, payloads, startAfter) {
        if (payloads.length === 0) return;
        await boss.insert(
          name,
          payloads.map((data) => ({ data, ...(startAfter && { startAfter }) })),
          { db: fromDrizzle(db, sql) },
        );
      },
    },
    admin: createJobsAdmin(boss, names, deadLetters),
    async open() {
      await boss.start();
      const known = new Set((await boss.getQueues()).map((queue) => queue.name));
      if (!known.has(deadLetters)) await boss.createQueue(deadLetters, { retentionSeconds: 90 * 86_400 });
      for (const name of names) {
        const options = {
          ...queues[name],
          deadLetter: deadLetters,
          heartbeatSeconds: 10,
          expireInSeconds: 120,
          notify: true,
        };
        if (known.has(name)) await boss.updateQueue(name, options);
        else await boss.createQueue(name, options);
        // Puts the queue into pg-boss's memory: looking it up from inside a transaction would wait for that
        // transaction's own connection on an embedded database, for ever.
        await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
      }
      await boss.schedule('clean-up', '17 3 * * *', {}, { tz: 'Asia/Kolkata' });
      await boss.schedule('publish-posts', '* * * * *');
      await boss.schedule('send-letters', '* * * * *');
      await boss.schedule('check-lead-clocks', '* * * * *');
      await boss.schedule('reconcile-payments', '* * * * *');
      await boss.schedule('recover-sales', '*/15 * * * *');
      await boss.schedule('send-renewal-notices', '23 10 * * *', {}, { tz: 'Asia/Kolkata' });
      await boss.schedule('watch-refunds', '7 9 * * *', {}, { tz: 'Asia/Kolkata' });
      await boss.schedule('chain-audit', '* * * * *');
      await boss.schedule('compare-books', '41 4 * * *', {}, { tz: 'Asia/Kolkata' });
    },
    async work(handlers) {
      for (const name of names) {
        const run = handlers[name] as (payload: object) => Promise<void>;
        await boss.work(
          name,
          {
            batchSize: 10,
            perJobResults: true,
            includeMetadata: true,
            burstWhenBatchFull: true,
            pollingIntervalSeconds: 2,
            notifyPollingIntervalSeconds: 10,
          },
          async (jobs: JobWithMetadata<object>[]) => {
            await giveWay();
            return Promise.all(jobs.map((job) => settle(job, run, log)));
          },
        );
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}

/** One job of a batch; its neighbours do not suffer from its failure. */
async function settle(job: JobWithMetadata<object>, run: (payload: object) => Promise<void>, log: Logger) {
  try {
    await run(job.data);
    return { id: job.id, status: 'completed' as const };
  } catch (error) {
    const reason = reasonOf(error);
    log.warn(
      { job: job.name, id: job.id, tries: job.retryCount + 1, reason },
      'job failed, will be tried again',
    );
    return { id: job.id, status: 'failed' as const, output: { reason } };
  }
}

function connectionOf(database: Database): ConstructorOptions {
  if (database.embedded) return { db: fromPglite(database.embedded), backend: 'pglite' };
  return { connectionString: database.url as string, max: 4, connectionTimeoutMillis: 3_000 };
}
