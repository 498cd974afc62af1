import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { benefits } from '#catalogue/benefits/table.server.ts';
import { cartItems } from '#money/cart/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Language } from '#kit/language/language.ts';
import type { Paise } from '#kit/india/money.ts';
import { failedPaymentKey } from './failed-payments.ts';
import { offersSince } from './stop-offers.ts';

const hour = 3_600_000;
/** So many hours after a cart was last touched its owner is written to: twice, then never again about it. */
export const cartMailHours = [24, 72] as const;
export type CartMailHours = (typeof cartMailHours)[number];
/** What is older was meant to be left. */
const abandonedAfter = 7 * 24 * hour;

export type CartReminder = {
  dedupeKey: string;
  hours: CartMailHours;
  customer: { id: string; name: string; email: string; language: Language };
  items: { title: string; pricePaise: Paise }[];
};

/** What the mails about a cart that was last touched then are called in the outbox. */
export const cartMailKey = (hours: CartMailHours, customerId: string, touchedAt: Date) =>
  `cart-${hours}:${customerId}:${touchedAt.getTime()}`;

/**
 * Whose cart lies untouched and who agreed to offers, where nothing was written about it yet. Who bought anything since,
 * is paying, or was told of a payment that failed is left in peace.
 */
export async function abandonedCarts(ctx: Pick<Ctx, 'db' | 'now'>): Promise<CartReminder[]> {
  const now = ctx.now().getTime();
  const carts = await untouchedCarts(ctx, now);
  const agreed = await offersSince(
    ctx,
    carts.map(({ id }) => id),
  );
  const reminders: CartReminder[] = [];
  for (const { touchedAt, ...customer } of carts) {
    const since = agreed.get(customer.id);
    if (!since) continue;
    // Who agrees later is not written to at once.
    const age = now - Math.max(touchedAt.getTime(), since.getTime());
    const hours = cartMailHours.findLast((step) => age >= step * hour);
    if (!hours) continue;
    const dedupeKey = cartMailKey(hours, customer.id, touchedAt);
    if (await isWritten(ctx, [dedupeKey])) continue;
    if (await hasPaidOrTried(ctx, customer.id, touchedAt)) continue;
    const items = await offeredItems(ctx, customer.id);
    if (items.length > 0) reminders.push({ dedupeKey, hours, customer, items });
  }
  return reminders;
}

function untouchedCarts({ db }: Pick<Ctx, 'db'>, now: number) {
  const touchedAt = sql<Date>`max(${cartItems.addedAt})`.mapWith(cartItems.addedAt);
  return db
    .select({
      id: customers.id,
      name: customers.fullName,
      email: customers.email,
      language: customers.language,
      touchedAt,
    })
    .from(cartItems)
    .innerJoin(customers, eq(customers.id, cartItems.customerId))
    .where(and(isNull(customers.closedAt), isNull(customers.eraseAt), isNull(customers.blockedAt)))
    .groupBy(customers.id)
    .having(
      and(
        lte(touchedAt, new Date(now - cartMailHours[0] * hour)),
        gt(touchedAt, new Date(now - abandonedAfter)),
      ),
    );
}

async function isWritten({ db }: Pick<Ctx, 'db'>, keys: string[]): Promise<boolean> {
  if (keys.length === 0) return false;
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(inArray(messages.dedupeKey, keys))
    .limit(1);
  return row !== undefined;
}

async function hasPaidOrTried(ctx: Pick<Ctx, 'db'>, customerId: string, since: Date): Promise<boolean> {
  const tries = await ctx.db
    .select({
      id: paymentTransactions.id,
      status: paymentTransactions.status,
      paidAt: paymentTransactions.paidAt,
      purpose: paymentTransactions.purpose,
    })
    .from(paymentTransactions)
    .where(and(eq(paymentTransactions.customerId, customerId), gt(paymentTransactions.updatedAt, since)));
  if (tries.some(({ paidAt, status }) => paidAt !== null || status === 'authorized' || status === 'review'))
    return true;
  return isWritten(
    ctx,
    tries.map(({ id }) => failedPaymentKey(id)),
  );
}

const offeredItems = ({ db }: Pick<Ctx, 'db'>, customerId: string) =>
  db
    .select({ title: benefits.title, pricePaise: benefits.pricePaise })
    .from(cartItems)
    .innerJoin(benefits, eq(benefits.id, cartItems.benefitId))
    .where(and(eq(cartItems.customerId, customerId), eq(benefits.status, 'Active')))
    .orderBy(asc(cartItems.id));
