import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { createImapInbox } from '#adapters/mail/imap-inbox.ts';
import { existing } from '#adapters/files/disk-files.ts';
import type { RazorpayOptions } from '#adapters/razorpay/razorpay.ts';
import type { Database } from '#kit/database.server.ts';
import type { JobsAdmin } from '#kit/jobs-admin.ts';
import { inboxState } from '#agency/incoming-mails/inbox-state.ts';
import type { Replica } from '#kit/ports/replica.ts';
import { FilesDown, type Files } from '#kit/ports/files.ts';
import type { Check, ProcessFacts, ProcessPort } from '#desk/operations/operations.ts';
import { reasonOf } from '#kit/reason-of.ts';
import type { Env } from './env.server.ts';
import { smtpUrl } from './mail-settings.ts';

type Parts = {
  /** What is in force just now. */
  carriers: () => { env: Env; gateway: RazorpayOptions };
  database: Database;
  jobsAdmin: JobsAdmin;
  files: Files;
  /** The folder where they lie; null where they lie in a store. */
  uploads: string | null;
  /** Null where none is set. */
  replica: Replica | null;
};

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString();

/** What this process knows of itself, and what it depends on. Secrets stay out of it. */
export function createProcessFacts({
  carriers,
  database,
  jobsAdmin,
  files,
  uploads,
  replica,
}: Parts): ProcessPort {
  // What lies in a store is counted by asking for all of it: that is worth ten minutes.
  let kept: { at: number; all: Measure } | null = null;
  const measured = async (): Promise<Measure> => {
    if (kept && !uploads && performance.now() - kept.at < 600_000) return kept.all;
    const all = await measure(files);
    kept = all.files === null ? null : { at: performance.now(), all };
    return all;
  };
  return {
    async facts(): Promise<ProcessFacts> {
      const { env, gateway } = carriers();
      return {
        version,
        node: process.versions.node,
        startedAt,
        memoryBytes: process.memoryUsage.rss(),
        mode: env.APP_MODE,
        database: database.embedded ? 'PGlite' : 'PostgreSQL',
        mail: { sends: Boolean(smtpUrl(env)), from: env.MAIL_FROM ?? '' },
        payments: {
          mode: gateway.mode,
          host: gateway.apiBase ?? 'https://api.razorpay.com',
          keyId: `${gateway.keyId.slice(0, 12)}…`,
        },
        google: Boolean(env.GOOGLE_CLIENT_ID),
        storage: { ...(await measured()), freeBytes: uploads ? await freeBytes(uploads) : null },
      };
    },
    checks: () => {
      const { env, gateway } = carriers();
      const smtp = smtpUrl(env);
      return Promise.all([
        check('Database', async () => {
          await database.db.execute(sql`select 1 from settings limit 1`);
          return 'answers';
        }),
        ...(replica ? [check('Replica', async () => followed(replica))] : []),
        check('Queue', async () => `${(await jobsAdmin.counts()).length} queues`),
        check('Files', () => files.check()),
        check('Mail', async () => (smtp ? new URL(smtp).host : 'captured in the mailbox, not sent')),
        check('Answers by mail', async () =>
          env.IMAP_URL
            ? inboxState(database, createImapInbox(env.IMAP_URL))
            : 'not read: they stay in the mailbox of the office',
        ),
        check('Payments', async () =>
          gateway.mode === 'sandbox' ? 'the sandbox' : `Razorpay, ${gateway.mode} keys`,
        ),
      ]);
    },
  };
}

/** @throws with the reason why nobody reads there */
function followed(replica: Replica): string {
  const { isUsed, behindMs, why } = replica.state();
  if (!isUsed || behindMs === null) throw new Error(why);
  return `follows, at most ${(behindMs / 1_000).toFixed(1)} s behind`;
}

async function check(name: string, ask: () => Promise<string>): Promise<Check> {
  const start = performance.now();
  const outcome = await ask().then(
    (said) => ({ ok: true, said }),
    (error: unknown) => ({ ok: false, said: reasonOf(error) }),
  );
  return { name, ms: Math.round(performance.now() - start), ...outcome };
}

/** How many files there are, and how large they are together; null while their store is away. */
async function measure(files: Files): Promise<Measure> {
  const all = { files: 0, bytes: 0 };
  try {
    await files.check();
    for await (const { bytes } of files.list()) {
      all.files += 1;
      all.bytes += bytes;
    }
    return all;
  } catch (error) {
    if (error instanceof FilesDown) return { files: null, bytes: null };
    throw error;
  }
}
type Measure = { files: number | null; bytes: number | null };

async function freeBytes(folder: string): Promise<number | null> {
  const disk = await statfs(await existing(folder)).catch(() => null);
  return disk && disk.bavail * disk.bsize;
}
