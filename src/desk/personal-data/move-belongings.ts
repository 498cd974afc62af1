import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { addresses } from '#people/addresses/table.server.ts';
import { admissions } from '#money/admissions/table.server.ts';
import { cartItems } from '#money/cart/table.server.ts';
import { couponUses } from '#money/coupons/table.server.ts';
import { customerConsents } from '#people/customers/consents/table.server.ts';
import { customerEvents } from '#people/customers/events/table.server.ts';
import { customerIdentities } from '#people/customers/table.server.ts';
import { helpRequests } from '#people/help/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { projects } from '#sales/projects/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { moveRows, type Belonging } from '#kit/rows/move-rows.ts';
import type { CustomerBelonging, MergeRecord } from '#people/customers/customer-merge.ts';

const of = (table: Belonging['table'] & { customerId: Belonging['owner'] }, key: Belonging['key']) => ({
  table,
  key,
  owner: table.customerId,
});

/** A table that hangs on customers belongs into this list. */
const belongings: Record<CustomerBelonging, Belonging> = {
  identities: of(customerIdentities, customerIdentities.subject),
  events: of(customerEvents, customerEvents.id),
  consents: of(customerConsents, customerConsents.id),
  help: of(helpRequests, helpRequests.id),
  incomingMails: of(incomingMails, incomingMails.id),
  addresses: of(addresses, addresses.id),
  cart: of(cartItems, cartItems.id),
  payments: of(paymentTransactions, paymentTransactions.id),
  admissions: of(admissions, admissions.id),
  projects: { table: projects, key: projects.id, owner: projects.customerId },
  quotations: { table: quotations, key: quotations.id, owner: quotations.customerId },
  coupons: of(couponUses, couponUses.id),
};

/**
 * Gives what hangs on one account to another. Of a cart only what the other does not hold yet; an address is nobody's
 * first choice any more; an admission that waits to be paid stays, with the coupon kept for it.
 * @param only the keys of what moves; everything when left out
 * @returns the keys of what moved
 */
export async function moveBelongings(
  { db }: Pick<Ctx, 'db'>,
  { from, to, only }: { from: string; to: string; only?: MergeRecord['moved'] },
): Promise<MergeRecord['moved']> {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.customerId, from), only && inArray(addresses.id, only.addresses)));
  const there = db.select({ id: cartItems.benefitId }).from(cartItems).where(eq(cartItems.customerId, to));
  const movable = {
    cart: notInArray(cartItems.benefitId, there),
    admissions: ne(admissions.status, 'Pending'),
    coupons: ne(couponUses.state, 'reserved'),
  };
  return moveRows({ db }, belongings, { from, to, movable, ...(only && { only }) });
}
