import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { storeAdvance } from '../advances.ts';
import { advances, receipts } from '../table.server.ts';
import { baseOfAdvance } from './base-of.ts';
import { KeptBackInput } from './record-kept-back.ts';
import { keptBackOfAdvance } from './of-advance.ts';
import { keptBackIn, sectionFault } from './tax-kept-back.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { readBuyer } from '#money/buyers/buyers.ts';
import { readInvoice } from '#money/invoices/find-invoice.ts';
import { refuseUnacknowledged } from '#money/invoices/gst-return/refuse-unacknowledged.ts';
import { isSample } from '#money/invoices/invoice.ts';

export const TaxOfAdvanceInput = KeptBackInput.extend({
  /** The accountant knows, where the return of the day's month was taken for filing. */
  acknowledged: z.boolean().optional(),
});

/**
 * Writes down tax that was kept back of an advance and is told of later than its money. It was paid beside the money: an
 * advance of its own, of tax alone, with a voucher of its own, for the first one is issued. Invoices use it after the money.
 * @throws NotFound · Invalid for nothing, a day to come or a section that does not hold then · Conflict where no money of the
 *   advance is left · NotAcknowledged where a return that was taken for filing changes
 */
export async function recordKeptBackOfAdvance(
  ctx: Ctx,
  input: z.output<typeof TaxOfAdvanceInput> & { advanceId: string },
): Promise<void> {
  allow(ctx.actor, 'payments:record');
  const { advanceId, deductedOn, acknowledged = false, ...keptBack } = input;
  await inTransaction(ctx, async (ctx) => {
    const [advance] = await ctx.db.select().from(advances).where(eq(advances.id, advanceId)).for('update');
    if (!advance) throw new NotFound(/*staff*/ 'This advance');
    if (advance.leftPaise <= (await keptBackOfAdvance(ctx, advanceId)))
      throw new Conflict(
        /*staff*/ 'No money is left of this advance. Record the tax on the invoice that used it.',
      );
    if (keptBackIn(keptBack) === 0) throw new Invalid({ tdsPaise: /*i18n*/ 'Enter an amount' });
    const fault = sectionFault(keptBack, deductedOn);
    if (fault) throw new Invalid({ tdsRuleId: fault });
    if (deductedOn > dateInIndia(ctx.now()))
      throw new Invalid({ deductedOn: /*staff*/ 'This day is still to come' });
    await refuseUnacknowledged(ctx, { months: [deductedOn.slice(0, 7)], acknowledged });
    const { receiptId, buyerId, voucherId } = advance;
    const [receipt] = await ctx.db.select().from(receipts).where(eq(receipts.id, receiptId));
    if (!receipt) throw new Error(`${advanceId} has no receipt`);
    await storeAdvance(ctx, {
      receipt,
      buyer: await readBuyer(ctx, { buyerId }),
      amountPaise: 0,
      keptBack,
      besideBasePaise: await baseOfAdvance(ctx, advance),
      takenOn: deductedOn,
      isReal: !voucherId || !isSample((await readInvoice(ctx, { invoiceId: voucherId })).number),
    });
    await audit(ctx, {
      action: 'changed',
      subjectType: 'receipt',
      subjectId: receiptId,
      after: {
        tds: formatInr(keptBack.tdsPaise),
        gstTds: formatInr(keptBack.gstTdsPaise),
        deductedOn,
      },
    });
  });
}
