import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { receipts } from './table.server.ts';
import { takeBack } from './take-back.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
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
    const [found] = await ctx.db.select().from(receipts).where(eq(receipts.id, receiptId));
    if (!found) throw new NotFound(/*staff*/ 'This receipt');
    if (returnedOn > dateInIndia(ctx.now()))
      throw new Invalid({ returnedOn: /*staff*/ 'This day is still to come' });
    if (returnedOn < found.receivedOn)
      throw new Invalid({ returnedOn: /*staff*/ 'The money came later than this' });
    const [receipt] = await ctx.db
      .update(receipts)
      .set({ returnedOn, returnReason: reason })
      .where(and(eq(receipts.id, receiptId), isNull(receipts.returnedOn)))
      .returning();
    if (!receipt) throw new Conflict(/*staff*/ 'Somebody has written down already that it came back.');
    const { amountPaise } = receipt;
    const left = await takeBack(ctx, receipt, { kind: 'came-back', amountPaise, reason });
    if (left === amountPaise) throw new Conflict(/*staff*/ 'All of this money went back before.');
    await audit(ctx, {
      action: 'changed',
      subjectType: 'receipt',
      subjectId: receiptId,
      after: { cameBack: formatInr(amountPaise - left), returnedOn, reason },
    });
  });
}
