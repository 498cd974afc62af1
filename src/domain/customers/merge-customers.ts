import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { addresses } from '#db/schema/addresses.server.ts';
import { cartItems } from '#db/schema/cart-items.server.ts';
import { customerSessions } from '#db/schema/customer-sessions.server.ts';
import {
  customerConsents,
  customerEvents,
  customerIdentities,
  customers,
} from '#db/schema/customers.server.ts';
import { helpRequests } from '#db/schema/help.server.ts';
import { audit } from '#domain/audit/record.ts';
import { allow, type Ctx } from '#domain/context.ts';
import { Conflict, NotFound } from '#domain/errors.ts';
import { closeAccount } from './delete-account.ts';
import { endSessions } from './end-sessions.ts';
import { recordEvent } from './record-event.ts';
import { forgetCustomer } from './session-cache.ts';

/**
 * Makes one account of two of the same person: what hangs on the first moves to the one that stays, and the first is
 * closed. Facts that only the first has are taken over; its password is not.
 * @throws NotFound, Conflict
 */
export async function mergeCustomers(ctx: Ctx, input: { customerId: string; intoId: string }): Promise<void> {
  allow(ctx.actor, 'customers:edit');
  const { customerId, intoId } = input;
  if (customerId === intoId) throw new Conflict('Choose two different customers.');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const held = await tx
      .select()
      .from(customers)
      .where(inArray(customers.id, [customerId, intoId]))
      .orderBy(asc(customers.id))
      .for('update');
    const from = held.find(({ id }) => id === customerId);
    const into = held.find(({ id }) => id === intoId);
    if (!from || !into) throw new NotFound('This customer');
    if (from.closedAt || into.closedAt) throw new Conflict('One of these accounts is closed already.');
    await endSessions(within, eq(customerSessions.customerId, customerId));
    for (const table of [customerIdentities, customerEvents, customerConsents, helpRequests])
      await tx.update(table).set({ customerId: intoId }).where(eq(table.customerId, customerId));
    await tx
      .update(addresses)
      .set({ customerId: intoId, isDefault: false })
      .where(eq(addresses.customerId, customerId));
    const there = tx
      .select({ id: cartItems.benefitId })
      .from(cartItems)
      .where(eq(cartItems.customerId, intoId));
    await tx
      .update(cartItems)
      .set({ customerId: intoId })
      .where(and(eq(cartItems.customerId, customerId), notInArray(cartItems.benefitId, there)));
    await tx.delete(cartItems).where(eq(cartItems.customerId, customerId));
    await closeAccount(within, customerId, from.fullName, intoId);
    await tx
      .update(customers)
      .set({ phone: into.phone || from.phone, gst: into.gst || from.gst })
      .where(eq(customers.id, intoId));
    await forgetCustomer(within, intoId);
    await recordEvent(within, {
      customerId: intoId,
      kind: 'merged',
      data: { from: from.code, email: from.email },
    });
    await audit(within, {
      action: 'changed',
      subjectType: 'customer',
      subjectId: customerId,
      before: { email: from.email, phone: from.phone },
      after: { mergedInto: into.code },
    });
  });
}
