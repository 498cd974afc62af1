import { desc, lte, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { serverErrors } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { reasonOf } from '#kit/reason-of.ts';
import { pageByTime, type TimePage } from '#kit/rows/time-page.ts';

const maxStored = 500;

/** What may be somebody's address or number becomes dots: an error may quote what was typed. */
const withoutPersons = (text: string) =>
  text
    .replaceAll(/[^\s@"'<>]+@[^\s@"'<>]+/g, '…@…')
    .replaceAll(/\d[\d\s-]{5,}\d/g, '…')
    .slice(0, 300);

/** Keeps an error for the screen that lists them, counted where it has been before; the log has it in full. */
export async function recordError(
  ctx: Pick<Ctx, 'db'>,
  { error, ...where }: { requestId: string; method: string; route: string; error: unknown },
): Promise<void> {
  const kind = error instanceof Error ? error.name : 'Error';
  const last = { id: v7(), requestId: where.requestId, message: withoutPersons(reasonOf(error)) };
  await ctx.db
    .insert(serverErrors)
    .values({ ...where, ...last, kind })
    .onConflictDoUpdate({
      target: [serverErrors.kind, serverErrors.method, serverErrors.route],
      set: { ...last, at: sql`now()`, count: sql`${serverErrors.count} + 1` },
    });
  const [oldest] = await ctx.db
    .select({ id: serverErrors.id })
    .from(serverErrors)
    .orderBy(desc(serverErrors.id))
    .offset(maxStored)
    .limit(1);
  if (oldest) await ctx.db.delete(serverErrors).where(lte(serverErrors.id, oldest.id));
}

/** What went wrong, what came last first. */
export async function listErrors(ctx: Ctx, input: TimePage) {
  allow(ctx.actor, 'operations:read');
  return pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select()
      .from(serverErrors)
      .where(before(serverErrors.id))
      .orderBy(desc(serverErrors.id))
      .limit(limit)
      .offset(offset),
  );
}
