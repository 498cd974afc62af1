import { and, eq, inArray } from 'drizzle-orm';
import { addresses } from '#people/addresses/table.server.ts';
import { customerSessions } from '#people/sessions/table.server.ts';
import { customerMerges, customers } from '#people/customers/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { lockBoth } from '#kit/rows/merging.ts';
import { openStatuses } from '#money/payments/transaction.ts';
import { adoptSold } from './adopt-sold.ts';
import { closeAccount } from './delete-account.ts';
import { endSessions } from '#people/sessions/end-sessions.ts';
import { moveBelongings } from './move-belongings.ts';
import { recordEvent } from '#people/customers/events/record-event.ts';
import { invalidateCustomer } from '#people/sessions/session-cache.ts';

/**
 * Makes one account of two of the same person: what hangs on the first moves to the one that stays, and the first is
 * closed. Facts that only the first has are taken over; its password is not. `undoMerge` takes it back for thirty days.
 * @throws NotFound, Conflict
 */
export async function mergeCustomers(ctx: Ctx, input: { customerId: string; intoId: string }): Promise<void> {
  allow(ctx.actor, 'customers:edit');
  const { customerId, intoId } = input;
  if (customerId === intoId) throw new Conflict('Choose two different customers.');
  await inTransaction(ctx, async (ctx) => {
    const [from, into] = await lockBoth(ctx, customers, [customerId, intoId]);
    if (!from || !into) throw new NotFound('This customer');
    if (from.closedAt || into.closedAt) throw new Conflict('One of these accounts is closed already.');
    const paying = await ctx.db.$count(
      paymentTransactions,
      and(eq(paymentTransactions.customerId, customerId), inArray(paymentTransactions.status, openStatuses)),
    );
    if (paying > 0)
      throw new Conflict('A payment of {code} is under way. Merge when it is settled or given up.', {
        code: from.code,
      });
    await endSessions(ctx, eq(customerSessions.customerId, customerId));
    const [first] = await ctx.db
      .select({ id: addresses.id })
      .from(addresses)
      .where(and(eq(addresses.customerId, customerId), eq(addresses.isDefault, true)));
    await adoptSold(ctx, { customerId, email: from.email });
    const moved = await moveBelongings(ctx, { from: customerId, to: intoId });
    const { email, fullName, phone, gst, company, passwordHash, eraseAt } = from;
    await ctx.db.insert(customerMerges).values({
      customerId,
      intoId,
      record: {
        held: {
          email,
          fullName,
          phone,
          gst,
          company,
          passwordHash,
          eraseAt: eraseAt && eraseAt.toISOString(),
        },
        moved,
        defaultAddress: first?.id ?? null,
        kept: { phone: into.phone, gst: into.gst, company: into.company },
      },
    });
    await closeAccount(ctx, customerId, fullName, intoId);
    await ctx.db
      .update(customers)
      .set({
        phone: into.phone || from.phone,
        gst: into.gst || from.gst,
        company: into.gst ? into.company : from.company,
      })
      .where(eq(customers.id, intoId));
    await invalidateCustomer(ctx, intoId);
    await recordEvent(ctx, {
      customerId: intoId,
      kind: 'merged',
      data: { from: from.code, email: from.email, phone: from.phone },
    });
    await audit(ctx, {
      action: 'changed',
      subjectType: 'customer',
      subjectId: customerId,
      before: { mergedInto: null },
      after: { mergedInto: into.code },
    });
  });
}
