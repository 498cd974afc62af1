import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { isOver } from '#sales/quotations/find-quotation.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import type { Ctx } from '#kit/context.ts';

// What a quotation does with its coupon follows from where it stands, so that nothing has to be given back.
const used = sql<boolean>`${quotations.status} in ('accepted', 'converted', 'paid')`;
const held = sql<boolean>`${quotations.status} in ('sent', 'viewed', 'countered') and not ${isOver}`;
const couponOf = sql<string>`(${quotations.coupon} ->> 'id')`;

/**
 * How often quotations use a coupon: those that can be answered keep a use, those that were accepted have used it. What was
 * rejected, has expired, was replaced or paid back uses none.
 * @param of.email whose are counted as theirs; empty: nobody's
 * @param of.exceptNumber of the quotation that asks
 */
export async function quotedUses(
  { db }: Pick<Ctx, 'db'>,
  of: { couponId: string; email: string; exceptNumber: number | undefined },
): Promise<{ all: number; mine: number }> {
  const theirs = sql`${quotations.email} <> '' and ${quotations.email} = ${of.email}`;
  const [counted] = await db
    .select({
      all: sql<number>`count(*)::int`,
      mine: sql<number>`(count(*) filter (where ${theirs}))::int`,
    })
    .from(quotations)
    .where(
      and(
        isNotNull(quotations.coupon),
        eq(couponOf, of.couponId),
        sql`(${used} or ${held})`,
        of.exceptNumber === undefined ? undefined : ne(quotations.number, of.exceptNumber),
      ),
    );
  return counted ?? { all: 0, mine: 0 };
}

/** The same of each coupon that a quotation names, by its id. */
export async function quotedUsesOfAll({ db }: Pick<Ctx, 'db'>) {
  const rows = await db
    .select({
      couponId: couponOf,
      used: sql<number>`(count(*) filter (where ${used}))::int`,
      held: sql<number>`(count(*) filter (where ${held}))::int`,
    })
    .from(quotations)
    .where(isNotNull(quotations.coupon))
    .groupBy(couponOf);
  return new Map(rows.map(({ couponId, ...counts }) => [couponId, counts]));
}

/** Whether a quotation names it, drafts included. */
export const isQuoted = async ({ db }: Pick<Ctx, 'db'>, { couponId }: { couponId: string }) =>
  (await db.$count(quotations, and(isNotNull(quotations.coupon), inArray(couponOf, [couponId])))) > 0;
