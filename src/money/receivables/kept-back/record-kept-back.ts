import { z } from 'zod';
import { refuseUnsettling } from '../record-receipt.ts';
import { latestMoney, moneyOn, paiseOn } from '../money-on.ts';
import { lockReceivables } from '../write-settlement.ts';
import { basesLeft } from './base-of.ts';
import { freeMoney, sendFreed } from './free-money.ts';
import { openAccount } from './open-account.ts';
import { keptBackIn, taxFields } from './tax-kept-back.ts';
import { writeKeptBack } from './write-kept-back.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { sendAtOnce } from '#money/payments/refunds/refund-payment.ts';

export const KeptBackInput = z.strictObject({
  deductedOn: z.iso.date(/*staff*/ 'Choose the day'),
  ...taxFields,
});

export const TaxOfInvoiceInput = KeptBackInput.extend({
  /** What becomes of money that settles nothing any more, because the invoice was paid whole: an advance, or it goes back. */
  paidTooMuch: z.enum(['advance', 'back']).optional(),
  /** What the bank calls the transfer back, of money that did not come through the gateway. */
  reference: z.string().trim().max(40).optional(),
});

/**
 * Writes down tax that was kept back and is told of later than its money. What of the invoice is open is settled by it
 * first; beyond that it takes the place of money, which was paid too much: no note, for the sale stands.
 * @throws NotFound · Invalid for more than is open or was paid, or where nobody has said what becomes of the money
 */
export async function recordKeptBack(
  ctx: Ctx,
  input: z.output<typeof TaxOfInvoiceInput> & { invoiceId: string },
): Promise<void> {
  allow(ctx.actor, 'payments:record');
  const { invoiceId, deductedOn, paidTooMuch, reference = '', ...taxes } = input;
  const { tdsPaise, gstTdsPaise } = taxes;
  if (paidTooMuch === 'back') allow(ctx.actor, 'payments:refund');
  if (deductedOn > dateInIndia(ctx.now()))
    throw new Invalid({ deductedOn: /*staff*/ 'This day is still to come' });
  const refunds = await inTransaction(ctx, async (ctx) => {
    await openAccount(ctx, { invoiceId });
    const owed = await lockReceivables(ctx, [invoiceId]);
    const { buyerId = '', openPaise = 0 } = owed[0] ?? {};
    const paid = await moneyOn(ctx, invoiceId);
    const most = owed.map((one) => ({ ...one, openPaise: openPaise + paiseOn(paid) }));
    refuseUnsettling([{ invoiceId, amountPaise: 0, ...taxes }], most, { buyerId, receivedOn: deductedOn });
    const settledPaise = keptBackIn(taxes);
    if (settledPaise === 0) throw new Invalid({ tdsPaise: /*i18n*/ 'Enter an amount' });
    const tooMuch = latestMoney(paid, settledPaise - openPaise);
    const freed = await freeMoney(ctx, { invoiceId, money: tooMuch, paidTooMuch });
    // Told later than its money: of what fits.
    await writeKeptBack(
      ctx,
      { buyerId, invoiceId, receiptId: null, deductedOn },
      taxes,
      async (kind, isOddOf) => {
        const [settled, whole] = await basesLeft(ctx, { invoiceId, kind, settledPaise });
        return isOddOf(settled) && !isOddOf(whole) ? whole : settled;
      },
    );
    await audit(ctx, {
      action: 'changed',
      subjectType: 'invoice',
      subjectId: invoiceId,
      after: {
        tds: formatInr(tdsPaise),
        gstTds: formatInr(gstTdsPaise),
        deductedOn,
        ...(tooMuch.length > 0 && { paidTooMuch: formatInr(paiseOn(tooMuch)), becomes: paidTooMuch }),
      },
    });
    return sendFreed(ctx, freed, { reference });
  });
  for (const refund of refunds) await sendAtOnce(ctx, refund);
}
