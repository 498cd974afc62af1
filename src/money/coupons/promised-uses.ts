import { and, count, eq, exists, gt, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import { couponUses } from './table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { openStatuses } from '#money/payments/transaction.ts';
import type { Ctx } from '#kit/context.ts';

type Db = Pick<Ctx, 'db' | 'now'>;
/** What a coupon is about to be used for. */
export type Buys = 'admission' | 'cart' | 'quotation';

const { customerId, expiresAt, order, purpose, status } = paymentTransactions;
const codeOf = sql<string>`(${order} ->> 'couponCode')`;

/** A checkout that can be paid at the price that its coupon makes, however long ago it was opened. */
const canBePaid = ({ now }: Db) =>
  and(
    inArray(purpose, ['admission', 'cart']),
    inArray(status, openStatuses),
    or(eq(status, 'authorized'), gt(expiresAt, now())),
  );

/**
 * How many open checkouts were promised this coupon's price: those of others, and of theirs the ones that buy something else.
 * @param of.me who asks
 * @param of.buys what they are about to buy; an open checkout of the same is gone on with
 */
export async function promisedUses(
  ctx: Db,
  of: { code: string; me: string; buys: Buys | undefined },
): Promise<{ others: number; mine: number }> {
  const mine = sql`${customerId} = ${of.me}`;
  const [counted] = await ctx.db
    .select({
      others: sql<number>`(count(*) filter (where not ${mine}))::int`,
      mine: sql<number>`(count(*) filter (where ${mine} and ${purpose} <> ${of.buys ?? ''}))::int`,
    })
    .from(paymentTransactions)
    .where(and(canBePaid(ctx), eq(codeOf, of.code)));
  return counted ?? { others: 0, mine: 0 };
}

/** The same of each coupon, by its code. */
export async function promisedUsesOfAll(ctx: Db): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ code: codeOf, uses: count() })
    .from(paymentTransactions)
    .where(and(canBePaid(ctx), sql`${codeOf} is not null`))
    .groupBy(codeOf);
  return new Map(rows.map(({ code, uses }) => [code, uses]));
}

/** A use that is kept for half an hour, by somebody who has opened no checkout with it yet. */
export const isHeldAlone = (ctx: Db, code: SQL | string) =>
  and(
    eq(couponUses.state, 'reserved'),
    gt(couponUses.heldUntil, sql`now()`),
    not(
      exists(
        ctx.db
          .select({ one: sql`1` })
          .from(paymentTransactions)
          .where(and(canBePaid(ctx), eq(customerId, couponUses.customerId), eq(codeOf, code))),
      ),
    ),
  );
