import { readFileSync } from 'node:fs';
import { constants } from 'node:fs';
import { access, opendir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { RazorpayOptions } from '#adapters/razorpay/razorpay.ts';
import type { Database } from '#kit/database.server.ts';
import type { JobsAdmin } from '#kit/jobs-admin.ts';
import type { Check, ProcessFacts, ProcessPort } from '#desk/operations/operations.ts';
import { reasonOf } from '#kit/reason-of.ts';
import type { Env } from './env.server.ts';

type Parts = {
  env: Env;
  database: Database;
  jobsAdmin: JobsAdmin;
  gateway: RazorpayOptions;
  uploads: string;
};

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString();

/** What this process knows of itself, and what it depends on. Secrets stay out of it. */
export function createProcessFacts({ env, database, jobsAdmin, gateway, uploads }: Parts): ProcessPort {
  return {
    async facts(): Promise<ProcessFacts> {
      return {
        version,
        node: process.versions.node,
        startedAt,
        memoryBytes: process.memoryUsage.rss(),
        mode: env.APP_MODE,
        database: database.embedded ? 'PGlite' : 'PostgreSQL',
        mail: { sends: Boolean(env.SMTP_URL), from: env.MAIL_FROM ?? '' },
        payments: {
          mode: gateway.mode,
          host: gateway.apiBase ?? 'https://api.razorpay.com',
          keyId: `${gateway.keyId.slice(0, 12)}…`,
        },
        google: Boolean(env.GOOGLE_CLIENT_ID),
        storage: await measure(uploads),
      };
    },
    checks: () =>
      Promise.all([
        check('Database', async () => {
          await database.db.execute(sql`select 1 from settings limit 1`);
          return 'answers';
        }),
        check('Queue', async () => `${(await jobsAdmin.counts()).length} queues`),
        check('Files', async () => {
          await access(await existing(uploads), constants.W_OK);
          return 'can be written';
        }),
        check('Mail', async () =>
          env.SMTP_URL ? new URL(env.SMTP_URL).host : 'captured in the mailbox, not sent',
        ),
        check('Payments', async () =>
          gateway.mode === 'sandbox' ? 'the sandbox' : `Razorpay, ${gateway.mode} keys`,
        ),
      ]),
  };
}

async function check(name: string, ask: () => Promise<string>): Promise<Check> {
  const start = performance.now();
  const outcome = await ask().then(
    (said) => ({ ok: true, said }),
    (error: unknown) => ({ ok: false, said: reasonOf(error) }),
  );
  return { name, ms: Math.round(performance.now() - start), ...outcome };
}

/** The folder, or the one that it will be made in. */
async function existing(folder: string): Promise<string> {
  const there = await stat(folder).catch(() => null);
  return there ? folder : existing(join(folder, '..'));
}

/** Files lie side by side in one folder and the few below it. */
async function measure(uploads: string): Promise<ProcessFacts['storage']> {
  let [files, bytes] = [0, 0];
  const there = await stat(uploads).catch(() => null);
  if (there)
    for await (const entry of await opendir(uploads, { recursive: true })) {
      if (!entry.isFile()) continue;
      files += 1;
      bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0;
    }
  const disk = await statfs(await existing(uploads)).catch(() => null);
  return { files, bytes, freeBytes: disk ? disk.bavail * disk.bsize : null };
}
