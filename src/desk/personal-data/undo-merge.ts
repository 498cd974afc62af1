import { and, eq } from 'drizzle-orm';
import { addresses } from '#people/addresses/table.server.ts';
import { cartItems } from '#money/cart/table.server.ts';
import { customerMerges, customers } from '#people/customers/table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { canBeUndone, isForGood, lockBoth } from '#kit/rows/merging.ts';
import { forgetPicture } from '#agency/media/forget-picture.ts';
import { moveBelongings } from './move-belongings.ts';
import { recordEvent } from '#people/customers/events/record-event.ts';
import { invalidateCustomer } from '#people/sessions/session-cache.ts';

/**
 * Opens an account again that was merged into another one, with everything it held but its sessions. What came to the
 * other account since then stays there.
 * @param input.customerId the account that was closed
 * @throws NotFound, Conflict when the time is over, the other account is closed, or somebody has taken the address
 */
export async function undoMerge(ctx: Ctx, input: { customerId: string }): Promise<void> {
  allow(ctx.actor, 'customers:edit');
  const { customerId } = input;
  try {
    await inTransaction(ctx, (ctx) => reopen(ctx, customerId));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Conflict(
      'Somebody has signed up with the address of this account since. Merge that account instead.',
    );
  }
}

async function reopen(ctx: Ctx, customerId: string): Promise<void> {
  const { db } = ctx;
  const waiting = and(eq(customerMerges.customerId, customerId), canBeUndone(customerMerges.at));
  const [found] = await db.select({ intoId: customerMerges.intoId }).from(customerMerges).where(waiting);
  const [closed, into] = await lockBoth(ctx, customers, [customerId, found?.intoId ?? customerId]);
  if (!closed) throw new NotFound('This customer');
  const [merge] = await db.delete(customerMerges).where(waiting).returning();
  if (!merge || into?.id !== merge.intoId)
    throw new Conflict('There is no merge here that can still be undone.');
  if (into.closedAt)
    throw new Conflict('{code}, which this account became part of, is closed by now.', { code: into.code });
  const { held, moved, defaultAddress, kept } = merge.record;
  await db
    .update(customers)
    .set({ ...held, eraseAt: held.eraseAt ? new Date(held.eraseAt) : null, closedAt: null, mergedInto: null })
    .where(eq(customers.id, customerId));
  await moveBelongings(ctx, { from: into.id, to: customerId, only: moved });
  if (defaultAddress)
    await db
      .update(addresses)
      .set({ isDefault: true })
      .where(and(eq(addresses.id, defaultAddress), eq(addresses.customerId, customerId)));
  // What was taken over goes back, unless it was changed since; the company with the number it belongs to.
  const givesNumberBack = kept.gst === '' && into.gst === held.gst;
  await db
    .update(customers)
    .set({
      phone: kept.phone === '' && into.phone === held.phone ? '' : into.phone,
      gst: givesNumberBack ? '' : into.gst,
      company: givesNumberBack ? (kept.company ?? '') : into.company,
    })
    .where(eq(customers.id, into.id));
  for (const [one, other] of [
    [closed, into],
    [into, closed],
  ] as const) {
    await invalidateCustomer(ctx, one.id);
    await recordEvent(ctx, { customerId: one.id, kind: 'merge-undone', data: { other: other.code } });
  }
  await audit(ctx, {
    action: 'changed',
    subjectType: 'customer',
    subjectId: customerId,
    before: { mergedInto: into.code },
    after: { mergedInto: null },
  });
}

/**
 * Every night: what only an undo would need is deleted with its time, with the photo of the closed account and the
 * part of its cart that the other one held already.
 */
export async function purgeOldMerges(ctx: Ctx): Promise<void> {
  const old = await ctx.db
    .delete(customerMerges)
    .where(isForGood(customerMerges.at))
    .returning({ id: customerMerges.customerId });
  for (const { id } of old) {
    await ctx.db.delete(cartItems).where(eq(cartItems.customerId, id));
    const [closed] = await ctx.db
      .select({ pictureId: customers.pictureId })
      .from(customers)
      .where(eq(customers.id, id));
    if (closed?.pictureId) await forgetPicture(ctx, closed.pictureId);
  }
}
