import { and, eq, inArray } from 'drizzle-orm';
import { isBooked, receipts } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { lockName } from '#kit/rows/lock-name.ts';
import { offlineMethods } from '#money/payments/offline-methods.ts';
import { paymentAttempts } from '#money/payments/table.server.ts';

/** Whoever records money with this reference waits here for the others, whatever way they say it came. */
export const lockReference = (ctx: Pick<Ctx, 'db'>, { reference }: { reference: string }) =>
  lockName(ctx, `reference:${reference}`);

/** What a payment with this reference would be called, by whichever way it came. */
export const offlineIds = (reference: string) =>
  Object.values(offlineMethods).map((method) => `${method} ${reference}`);

/** Whether money with this reference is recorded, by whichever way, here or for an order. Under its lock. */
export async function isKnownReference(
  ctx: Pick<Ctx, 'db'>,
  { reference }: { reference: string },
): Promise<boolean> {
  return (
    (await ctx.db.$count(receipts, and(eq(receipts.reference, reference), isBooked))) > 0 ||
    (await ctx.db.$count(paymentAttempts, inArray(paymentAttempts.gatewayPaymentId, offlineIds(reference)))) >
      0
  );
}
