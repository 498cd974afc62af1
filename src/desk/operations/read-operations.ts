import { and, count, desc, eq, inArray, min, sql } from 'drizzle-orm';
import { isDue } from '#agency/messages/is-due.ts';
import { messages } from '#agency/messages/table.server.ts';
import { reconRuns } from '#money/payments/reconciliation/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import type { JobsAdmin } from '#kit/jobs-admin.ts';
import { LastBackup, type Operations, type ProcessPort } from './operations.ts';

/** Where the backup command leaves word. */
export const backupKey = 'last-backup';

type Ports = { process: ProcessPort; jobsAdmin: JobsAdmin };

/** How the installation is: what it runs on, what it depends on, what waits, what was saved. */
export async function readOperations(ctx: Ctx, { process, jobsAdmin }: Ports): Promise<Operations> {
  allow(ctx.actor, 'operations:read');
  const [facts, checks, outbox, queues, size, [run], [backup]] = await Promise.all([
    process.facts(),
    process.checks(),
    readOutbox(ctx),
    jobsAdmin.counts(),
    ctx.db.execute<{ bytes: string }>(sql`select pg_database_size(current_database())::text as bytes`),
    ctx.db.select().from(reconRuns).orderBy(desc(reconRuns.at)).limit(1),
    ctx.db.select().from(settings).where(eq(settings.key, backupKey)),
  ]);
  const sum = (key: 'queued' | 'active' | 'failed') => queues.reduce((all, queue) => all + queue[key], 0);
  return {
    at: ctx.now().toISOString(),
    process: facts,
    checks,
    databaseBytes: Number(size.rows[0]?.bytes ?? 0),
    outbox,
    jobs: { queued: sum('queued'), active: sum('active'), failed: sum('failed') },
    reconciliation: run ? { at: run.at.toISOString(), mismatches: run.mismatches.length } : null,
    backup: backup ? LastBackup.parse(backup.value) : null,
  };
}

async function readOutbox(ctx: Ctx): Promise<Operations['outbox']> {
  const rows = await ctx.db
    .select({ status: messages.status, many: count(), oldest: min(messages.createdAt) })
    .from(messages)
    .where(and(inArray(messages.status, ['queued', 'failed']), isDue))
    .groupBy(messages.status);
  const of = (status: string) => rows.find((row) => row.status === status);
  return {
    queued: of('queued')?.many ?? 0,
    failed: of('failed')?.many ?? 0,
    oldestAt: of('queued')?.oldest?.toISOString() ?? null,
  };
}
