import { and, eq, lt } from 'drizzle-orm';
import { announceDebit, undebited } from './announce-debits.ts';
import { mandates } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { formatInr } from '#kit/india/money.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { recurringRuns } from '#money/invoices/recurring/table.server.ts';

/** Open invoices of a recurring one that were written before its mandate was sent: nothing debits them by itself. */
export const earlierInvoices = (ctx: Ctx, { recurringId }: { recurringId: string }) =>
  undebited(ctx, and(eq(mandates.recurringId, recurringId), lt(recurringRuns.at, mandates.createdAt)));

/**
 * Lets the mandate pay them too, each announced as any other: its payer may stop it.
 * @throws Conflict where there are none, or nothing can be debited now
 */
export async function debitEarlier(ctx: Ctx, input: { recurringId: string }): Promise<void> {
  allow(ctx.actor, 'invoices:edit');
  await inTransaction(ctx, async (ctx) => {
    const earlier = await earlierInvoices(ctx, input);
    if (earlier.length === 0)
      throw new Conflict(/*staff*/ 'No earlier invoice is open that the mandate could pay now.');
    for (const debit of earlier) await announceDebit(ctx, debit);
    const paise = earlier.reduce((sum, { openPaise }) => sum + openPaise, 0);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'recurring-invoice',
      subjectId: input.recurringId,
      after: { mandate: 'pays earlier invoices', invoices: earlier.length, amount: formatInr(paise) },
    });
  });
}
