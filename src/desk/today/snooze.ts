import { and, eq, gt, lte } from 'drizzle-orm';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { todaySnoozes } from './table.server.ts';
import type { Snooze, TodayItem } from './today-item.ts';

/** So many things one person can put off at once, and for so long. */
const most = 500;
const longestMs = 366 * 86_400_000;

/** Hides an item from whoever asks until a time; colleagues go on seeing it. @throws Invalid */
export async function snoozeItem(
  ctx: Ctx,
  { itemId, at, until }: Snooze & { itemId: string },
): Promise<void> {
  const me = allow(ctx.actor, 'today:read');
  const now = ctx.now();
  if (until <= now) throw new Invalid({ until: 'Choose a time to come' });
  if (until.getTime() - now.getTime() > longestMs)
    throw new Invalid({ until: 'Choose a time within a year' });
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .delete(todaySnoozes)
      .where(and(eq(todaySnoozes.staffId, me.id), lte(todaySnoozes.until, now)));
    if ((await ctx.db.$count(todaySnoozes, eq(todaySnoozes.staffId, me.id))) >= most)
      throw new Invalid({ until: 'You have put off too much: bring something back first' });
    await ctx.db
      .insert(todaySnoozes)
      .values({ staffId: me.id, itemId, itemAt: at, until })
      .onConflictDoUpdate({
        target: [todaySnoozes.staffId, todaySnoozes.itemId],
        set: { itemAt: at, until },
      });
  });
}

/** Shows it again. */
export async function endSnooze(ctx: Ctx, { itemId }: { itemId: string }): Promise<void> {
  const me = allow(ctx.actor, 'today:read');
  await ctx.db
    .delete(todaySnoozes)
    .where(and(eq(todaySnoozes.staffId, me.id), eq(todaySnoozes.itemId, itemId)));
}

type Item = Pick<TodayItem, 'id' | 'at'>;

/** Until when items are put off by this person; nothing of what is over, or has changed since. */
export async function readSnoozes(ctx: Ctx, staffId: string) {
  const rows = await ctx.db
    .select()
    .from(todaySnoozes)
    .where(and(eq(todaySnoozes.staffId, staffId), gt(todaySnoozes.until, ctx.now())));
  const byItem = new Map(rows.map((row) => [row.itemId, row]));
  return {
    count: rows.length,
    untilOf({ id, at }: Item): string | null {
      const row = byItem.get(id);
      return row && row.itemAt.getTime() === new Date(at).getTime() ? row.until.toISOString() : null;
    },
  };
}
