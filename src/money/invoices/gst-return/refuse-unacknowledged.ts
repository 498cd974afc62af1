import { and, asc, inArray, lt } from 'drizzle-orm';
import { gstReturnExports } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { NotAcknowledged } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';

/**
 * What changes the return of an earlier month that was taken for filing is done only by somebody who knows that it has to
 * be amended.
 * @param months like `2027-03`: those whose returns become others
 * @throws NotAcknowledged
 */
export async function refuseUnacknowledged(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { months, acknowledged }: { months: string[]; acknowledged: boolean },
): Promise<void> {
  if (acknowledged || months.length === 0) return;
  const { month } = gstReturnExports;
  const taken = await ctx.db
    .select({ month })
    .from(gstReturnExports)
    .where(and(inArray(month, months), lt(month, dateInIndia(ctx.now()).slice(0, 7))))
    .orderBy(asc(month));
  if (taken.length > 0)
    throw new NotAcknowledged(
      /*staff*/ 'This changes the return of {months}, which was taken for filing. Say that the accountant knows, and amends it.',
      { months: taken.map((one) => one.month).join(', ') },
    );
}
