import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { receipts } from './table.server.ts';
import { takeBack } from './take-back.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

export const ReturnInput = z.strictObject({
  returnedOn: z.iso.date(/*staff*/ 'Choose the day on which the bank took it back'),
  /** As the bank says it: funds insufficient, mandate cancelled, payment disputed. */
  reason: z.string().trim().min(3, /*staff*/ 'Say why, for the books').max(300),
});
export type ReturnInput = z.infer<typeof ReturnInput>;

/**
 * Writes down that a receipt's money came back after it was booked: a cheque bounced, a transfer or a debit was returned,
 * a card payment was disputed. All that is left of it is taken out; what it settled is owed again.
 * @throws NotFound · Invalid for a day to come, or before the money came · Conflict where somebody was first, or nothing is
 *   left of it
 */
export async function returnReceipt(ctx: Ctx, input: ReturnInput & { receiptId: string }): Promise<void> {
  allow(ctx.actor, 'payments:record');
  const { receiptId, returnedOn, reason } = input;
  await inTransaction(ctx, async (ctx) => {
    const [receipt] = await ctx.db.select().from(receipts).where(eq(receipts.id, receiptId));
    if (!receipt) throw new NotFound(/*staff*/ 'This receipt');
    checkDay(ctx, receipt, returnedOn);
    if (receipt.returnedOn)
      throw new Conflict(/*staff*/ 'Somebody has written down already that it came back.');
    if ((await takeOut(ctx, receipt, { returnedOn, reason })) === 0)
      throw new Conflict(/*staff*/ 'All of this money went back before, or somebody has written it down.');
  });
}

/** @throws Invalid for a day to come, or before the money came */
export function checkDay(ctx: Pick<Ctx, 'now'>, { receivedOn }: Receipt, returnedOn: string): void {
  if (returnedOn > dateInIndia(ctx.now()))
    throw new Invalid({ returnedOn: /*staff*/ 'This day is still to come' });
  if (returnedOn < receivedOn) throw new Invalid({ returnedOn: /*staff*/ 'The money came later than this' });
}

type Receipt = typeof receipts.$inferSelect;

/**
 * Takes what came back of a receipt out of the books, once. In the caller's transaction.
 * @param input.amountPaise a part, that a bank took; all that is left without it
 * @returns what was taken: nothing where all of it has come back, or went back, before
 */
export async function takeOut(
  ctx: Ctx,
  receipt: Receipt,
  { returnedOn, reason, amountPaise = receipt.amountPaise }: ReturnInput & { amountPaise?: Paise },
): Promise<Paise> {
  const [held] = await ctx.db
    .update(receipts)
    .set(amountPaise < receipt.amountPaise ? { returnReason: reason } : { returnedOn, returnReason: reason })
    .where(and(eq(receipts.id, receipt.id), isNull(receipts.returnedOn)))
    .returning();
  if (!held) return 0;
  const left = await takeBack(ctx, held, { kind: 'came-back', amountPaise, reason });
  const takenPaise = amountPaise - left;
  if (takenPaise > 0) {
    const { id: receiptId, buyerId } = receipt;
    await audit(ctx, {
      action: 'changed',
      subjectType: 'receipt',
      subjectId: receiptId,
      after: { cameBack: formatInr(takenPaise), returnedOn, reason },
    });
    await queueWebhooks(ctx, 'payment.returned', {
      receiptId,
      buyerId,
      amountPaise: takenPaise,
      returnedOn,
    });
  }
  return takenPaise;
}
