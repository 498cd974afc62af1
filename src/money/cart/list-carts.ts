import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { benefits } from '#catalogue/benefits/table.server.ts';
import { cartItems } from './table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { capped, countCap } from '#kit/rows/capped-count.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { cartMailHours, cartMailKey } from '#money/recovery/abandoned-carts.ts';
import { pageByOffset, type OffsetPage } from '#kit/rows/offset-page.ts';
import { cartItemColumns } from './list-cart.ts';

/**
 * Whose carts hold what since when, the latest change first: those who may want a call.
 * @returns `nextCursor` the offset of the next page, null on the last; `total` at most 1,000, then with `totalIsCapped`
 */
export async function listCarts(ctx: Ctx, page: OffsetPage) {
  allow(ctx.actor, 'carts:read');
  const lastAdded = sql<Date>`max(${cartItems.addedAt})`.mapWith(cartItems.addedAt);
  const { data: shown, nextCursor } = await pageByOffset(page, (limit, offset) =>
    ctx.db
      .select({
        id: customers.id,
        code: customers.code,
        fullName: customers.fullName,
        email: customers.email,
        phone: customers.phone,
        since: sql<Date>`min(${cartItems.addedAt})`.mapWith(cartItems.addedAt),
        lastAdded,
      })
      .from(cartItems)
      .innerJoin(customers, eq(customers.id, cartItems.customerId))
      .groupBy(customers.id)
      .orderBy(desc(lastAdded), asc(customers.id))
      .limit(limit)
      .offset(offset),
  );
  const ids = shown.map(({ id }) => id);
  const items =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ ...cartItemColumns, customerId: cartItems.customerId })
          .from(cartItems)
          .innerJoin(benefits, eq(benefits.id, cartItems.benefitId))
          .where(inArray(cartItems.customerId, ids))
          .orderBy(asc(cartItems.id));
  const mailed = await cartMails(ctx, shown);
  const some = ctx.db
    .selectDistinct({ id: cartItems.customerId })
    .from(cartItems)
    .limit(countCap + 1)
    .as('some');
  return {
    data: shown.map((cart) => {
      const own = items.filter(({ customerId }) => customerId === cart.id);
      const priced = own.filter(({ available }) => available);
      return {
        ...cart,
        items: own.map(({ id, title, pricePaise, available }) => ({ id, title, pricePaise, available })),
        /** When its owner was reminded of it as it is. */
        mailedAt: mailed.get(cart.id) ?? [],
        /** What a month of it costs, before GST. */
        monthPaise: priced.reduce((sum, { pricePaise }) => sum + pricePaise, 0),
      };
    }),
    nextCursor,
    ...capped(await ctx.db.$count(some)),
  };
}

/** When the owners of these carts were reminded of them, since they were last touched. */
async function cartMails(
  { db }: Ctx,
  carts: { id: string; lastAdded: Date }[],
): Promise<Map<string, Date[]>> {
  const keys = new Map(
    carts.flatMap(({ id, lastAdded }) =>
      cartMailHours.map((hours) => [cartMailKey(hours, id, lastAdded), id] as const),
    ),
  );
  if (keys.size === 0) return new Map();
  const rows = await db
    .select({ key: messages.dedupeKey, at: messages.createdAt })
    .from(messages)
    .where(inArray(messages.dedupeKey, [...keys.keys()]))
    .orderBy(asc(messages.id));
  const grouped = Map.groupBy(rows, ({ key }) => keys.get(key) ?? '');
  return new Map([...grouped].map(([id, of]) => [id, of.map(({ at }) => at)]));
}
