import { and, asc, eq } from 'drizzle-orm';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { staff } from '#agency/staff/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { job } from '#kit/job.ts';
import { FilesDown } from '#kit/ports/files.ts';
import { officePath } from '#kit/screen-paths.ts';
import { hourMs, tooOld, type Drill, type StoredBackup } from './backup.ts';
import type { BackupPlace } from './backup-place.ts';
import { backup } from './make-backup.ts';
import { listStored } from './stored-backups.ts';
import { drill, readDrills } from './try-backup.ts';

export const watch = job('watch-backups', {
  every: { cron: '10 * * * *', tz: 'Asia/Kolkata' },
  evenRestored: true,
  fields: {},
});

export type Trouble = { kind: 'no-backup' | 'drill-failed' | 'no-drill'; said: string };
type Known = {
  now: Date;
  /** When this installation began. */
  since: Date;
  /** What came last first. */
  backups: Pick<StoredBackup, 'at'>[];
  drills: Pick<Drill, 'at' | 'ok' | 'name' | 'said'>[];
};

/** What somebody has to look at. A new installation has as long for its first backup as any has for its next. */
export function troublesOf({ now, since, backups, drills }: Known): Trouble[] {
  const [last, first] = [backups[0], backups.at(-1)];
  const age = (at: string | undefined) => now.getTime() - (at ? Date.parse(at) : since.getTime());
  const hours = (at?: string) => Math.floor(age(at) / hourMs);
  const troubles: Trouble[] = [];
  if (age(last?.at) > tooOld.backupMs)
    troubles.push({
      kind: 'no-backup',
      said: last ? `The last backup is ${hours(last.at)} hours old.` : 'There is no backup yet.',
    });
  const [tried] = drills;
  if (tried && !tried.ok)
    troubles.push({
      kind: 'drill-failed',
      said: `The backup ${tried.name} did not come back: ${tried.said}`,
    });
  if (first && age((tried ?? first).at) > tooOld.drillMs)
    troubles.push({
      kind: 'no-drill',
      said: tried
        ? `The last trial of a backup is ${Math.floor(hours(tried.at) / 24)} days old.`
        : 'No backup has ever been tried.',
    });
  return troubles;
}

/** When the first member of staff was there; this very moment where nobody is yet. */
export async function startedAt(ctx: Pick<Ctx, 'db' | 'now'>): Promise<Date> {
  const [first] = await ctx.db
    .select({ at: staff.createdAt })
    .from(staff)
    .orderBy(asc(staff.createdAt))
    .limit(1);
  return first?.at ?? ctx.now();
}

/**
 * Looks once an hour: makes up for what a process that was not there has missed, and mails the owners of what is wrong,
 * once a day each.
 */
export async function watchBackups(ctx: Ctx, place: BackupPlace): Promise<Trouble[]> {
  const troubles = await look(ctx, place);
  const has = (kind: Trouble['kind']) => troubles.some((one) => one.kind === kind);
  if (has('no-backup')) await ctx.jobs.enqueue(ctx.db, backup, [{ by: 'schedule' }]);
  if (has('no-drill')) await ctx.jobs.enqueue(ctx.db, drill, [{}]);
  if (troubles.length === 0) return [];
  const { brand, email: replyTo } = await readSettings(ctx);
  const owners = await ctx.db
    .select({ email: staff.email })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), eq(staff.active, true)));
  const day = dateInIndia(ctx.now());
  await queueMessages(
    ctx,
    troubles.flatMap(({ kind, said }) =>
      owners.map(({ email }) => ({
        dedupeKey: `backups:${kind}:${day}:${email}`,
        channel: 'email' as const,
        to: email,
        replyTo,
        subject: `Backups of ${brand} need you`,
        text: `${said}\n\nLook at it in the back office: ${ctx.publicUrl}${officePath('/backups')}`,
        html: null,
        leadId: null,
      })),
    ),
  );
  return troubles;
}

async function look(ctx: Ctx, place: BackupPlace): Promise<Trouble[]> {
  try {
    const [backups, drills, since] = await Promise.all([
      listStored(place.store),
      readDrills(ctx),
      startedAt(ctx),
    ]);
    return troublesOf({ now: ctx.now(), since, backups, drills });
  } catch (error) {
    if (!(error instanceof FilesDown)) throw error;
    return [{ kind: 'no-backup', said: `Where backups lie cannot be reached: ${error.reason}.` }];
  }
}
