import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { todaySnoozes } from './table.server.ts';
import type { Snooze, TodayItem } from './today-item.ts';

/** So many things one person can put off at once, and for so long. */
const most = 500;
const longestMs = 366 * 86_400_000;

/** Hides items from whoever asks until a time, or shows them again; colleagues go on seeing them. @throws Invalid */
export async function snoozeItems(ctx: Ctx, { items, until }: Snooze): Promise<void> {
  const me = allow(ctx.actor, 'today:read');
  const now = ctx.now();
  if (until && until <= now) throw new Invalid({ until: 'Choose a time to come' });
  if (until && until.getTime() - now.getTime() > longestMs)
    throw new Invalid({ until: 'Choose a time within a year' });
  const mine = eq(todaySnoozes.staffId, me.id);
  const named = inArray(
    todaySnoozes.itemId,
    items.map(({ id }) => id),
  );
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(todaySnoozes).where(and(mine, or(named, lte(todaySnoozes.until, now))));
    if (!until) return;
    if ((await ctx.db.$count(todaySnoozes, mine)) + items.length > most)
      throw new Invalid({ until: 'You have put off too much: bring something back first' });
    await ctx.db
      .insert(todaySnoozes)
      .values(items.map(({ id, at }) => ({ staffId: me.id, itemId: id, itemAt: at, until })))
      // Two windows may put the same off at once: the one that comes second holds.
      .onConflictDoUpdate({
        target: [todaySnoozes.staffId, todaySnoozes.itemId],
        set: { itemAt: sql`excluded.item_at`, until },
      });
  });
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
