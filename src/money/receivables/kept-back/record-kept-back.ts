import { z } from 'zod';
import { refuseUnsettling } from '../record-receipt.ts';
import { lockReceivables } from '../write-settlement.ts';
import { basesLeft } from './base-of.ts';
import { keptBackIn, taxFields } from './tax-kept-back.ts';
import { writeKeptBack } from './write-kept-back.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { formatInr } from '#kit/india/money.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

export const KeptBackInput = z.strictObject({
  deductedOn: z.iso.date(/*staff*/ 'Choose the day'),
  ...taxFields,
});

/** Writes down tax that was kept back and is told of later than its money. @throws NotFound · Invalid for more than is open */
export async function recordKeptBack(
  ctx: Ctx,
  input: z.output<typeof KeptBackInput> & { invoiceId: string },
): Promise<void> {
  allow(ctx.actor, 'payments:record');
  const { invoiceId, deductedOn, ...taxes } = input;
  const { tdsPaise, gstTdsPaise } = taxes;
  await inTransaction(ctx, async (ctx) => {
    const owed = await lockReceivables(ctx, [invoiceId]);
    const buyerId = owed[0]?.buyerId ?? '';
    refuseUnsettling([{ invoiceId, amountPaise: 0, ...taxes }], owed, { buyerId, receivedOn: deductedOn });
    const settledPaise = keptBackIn(taxes);
    if (settledPaise === 0) throw new Invalid({ tdsPaise: /*i18n*/ 'Enter an amount' });
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
      after: { tds: formatInr(tdsPaise), gstTds: formatInr(gstTdsPaise), deductedOn },
    });
  });
}
