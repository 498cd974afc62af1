import type { Ctx } from '#kit/context.ts';
import { quotationForStaff } from '#sales/quotations/staff-quotations.ts';
import { withReturned } from '#money/receivables/went-back.ts';
import { claimsOf } from '#money/receivables/claims/claim-payment.ts';
import { owedOfQuotation } from './owed-of-quotation.ts';
import { readDue } from './read-due.ts';
import { paymentsFor } from './sums-paid.ts';

/**
 * One quotation as staff work with it, with the payments that came, what is owed again of them and what is to be paid next.
 * @throws NotFound
 */
export async function getQuotation(ctx: Ctx, input: { quotationId: string }) {
  const quotation = await quotationForStaff(ctx, input);
  const due = await readDue(ctx, quotation);
  return {
    ...quotation,
    payments: await withReturned(ctx, await paymentsFor(ctx, quotation.id)),
    owed: await owedOfQuotation(ctx, quotation.id),
    claims: await claimsOf(ctx, { quotationId: quotation.id }),
    due: due && {
      part: due.part,
      percent: due.percent,
      amountPaise: due.amountPaise,
      taxablePaise: due.lines.reduce((sum, { netPaise }) => sum + netPaise, 0),
    },
  };
}
