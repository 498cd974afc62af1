import { audit } from '#agency/audit/record.ts';
import { readElsewhere } from '#agency/settings/served-at.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { BackupPlace } from './backup-place.ts';
import { backup } from './make-backup.ts';
import { findStored } from './stored-backups.ts';
import { drill } from './try-backup.ts';

/** A backup now, beside those of the clock. Where one is being made, that one is it. @throws Conflict */
export async function askForBackup(ctx: Ctx): Promise<void> {
  allow(ctx.actor, 'backups:make');
  await refuseElsewhere(ctx);
  await inTransaction(ctx, async (ctx) => {
    await ctx.jobs.enqueue(ctx.db, backup, [{ by: 'office' }]);
    await audit(ctx, { action: 'created', subjectType: 'backup', subjectId: 'new' });
  });
}

/** Has a backup brought back into a scratch database, to see whether it can be. @throws Conflict, NotFound */
export async function askForDrill(ctx: Ctx, place: BackupPlace, { name }: { name: string }): Promise<void> {
  allow(ctx.actor, 'backups:make');
  await refuseElsewhere(ctx);
  await findStored(place.store, name);
  await inTransaction(ctx, async (ctx) => {
    await ctx.jobs.enqueue(ctx.db, drill, [{ name }]);
    await audit(ctx, {
      action: 'checked',
      subjectType: 'backup',
      subjectId: name,
      after: { drill: 'asked for' },
    });
  });
}

/** A copy would put its backups among those of what it was copied from, whose oldest go for them. */
async function refuseElsewhere(ctx: Ctx) {
  const elsewhere = await readElsewhere(ctx);
  if (elsewhere)
    throw new Conflict(/*staff*/ `Say first whether this installation has moved here from ${elsewhere}.`);
}
