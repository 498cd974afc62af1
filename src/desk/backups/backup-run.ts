import { and, eq, or, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { settings } from '#agency/settings/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { BackupRun, deadAfterMs, type Asker } from './backup.ts';

const key = 'backup-run';
const beatMs = 15_000;

/** The run that is under way, or the last one; null where there was none. */
export async function readRun(ctx: Pick<Ctx, 'db'>): Promise<BackupRun | null> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.key, key));
  return row ? BackupRun.parse(row.value) : null;
}

/** A backup holds that its own run was under way: where its rows were put back, none is. */
export const forgetRun = (ctx: Pick<Ctx, 'db'>) => ctx.db.delete(settings).where(eq(settings.key, key));

/**
 * Runs alone, whatever asks and on however many machines, and says how far it is. A process that dies leaves a run
 * without a sign of life, which another may follow after two minutes.
 * @returns null where another run is under way
 */
export async function runAlone<R>(
  ctx: Pick<Ctx, 'db' | 'now'>,
  by: Asker,
  run: (say: (said: string) => void) => Promise<R>,
): Promise<R | null> {
  const id = v7();
  const at = ctx.now().toISOString();
  let said = 'begins';
  const row = (state: BackupRun['state']) => ({
    value: { id, state, by, at, beat: ctx.now().toISOString(), said } satisfies BackupRun,
    updatedAt: ctx.now(),
  });
  const before = new Date(ctx.now().getTime() - deadAfterMs).toISOString();
  const claimed = await ctx.db
    .insert(settings)
    .values({ key, ...row('running') })
    .onConflictDoUpdate({
      target: settings.key,
      set: row('running'),
      setWhere: or(
        sql`${settings.value}->>'state' <> 'running'`,
        sql`${settings.value}->>'beat' < ${before}`,
      ),
    })
    .returning({ key: settings.key });
  if (claimed.length === 0) return null;

  const mine = and(eq(settings.key, key), sql`${settings.value}->>'id' = ${id}`);
  const write = async (state: BackupRun['state']) => {
    await ctx.db.update(settings).set(row(state)).where(mine);
  };
  // Asked for out here: inside the transaction that reads all tables an embedded database takes no other query. There
  // it waits until that is through.
  const beats = setInterval(() => void write('running').catch(() => {}), beatMs);
  try {
    const result = await run((now) => {
      said = now;
    });
    clearInterval(beats);
    said = 'done';
    await write('done');
    return result;
  } catch (error) {
    clearInterval(beats);
    said = error instanceof Error ? error.message : String(error);
    await write('failed');
    throw error;
  }
}
