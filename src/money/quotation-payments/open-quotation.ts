import { readSettings } from '#agency/settings/read-settings.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { payToOf } from '#money/invoices/write-bill.ts';
import { toldOf } from '#money/receivables/claims/claim-payment.ts';
import type { PayPage } from '#money/receivables/pay-page/pay-page.ts';
import { upiDemand } from '#money/receivables/pay-page/upi-demand.ts';
import { findByPublicId } from '#sales/quotations/find-quotation.ts';
import { quotationCode } from '#sales/quotations/quotation.ts';
import { readQuotation, type PublicQuotation } from '#sales/quotations/read-quotation.ts';
import { owedOfQuotation, type OwedInvoice } from './owed-of-quotation.ts';
import { readDue } from './read-due.ts';

/**
 * With where what is due is paid, what is owed again of what was paid, and what its addressee told of payments; of UPI a
 * demand of its own each time.
 */
export type OpenedQuotation = PublicQuotation &
  Pick<PayPage, 'upi' | 'bank' | 'claims' | 'today'> & { owed: Pick<OwedInvoice, 'number' | 'openPaise'>[] };

/** What a link opens: the quotation, and what is to be paid next. @throws NotFound as `findByPublicId` */
export async function openQuotation(
  ctx: Ctx,
  input: { publicId: string; preview?: string | undefined },
): Promise<OpenedQuotation> {
  const row = await findByPublicId(ctx, input);
  const due = await readDue(ctx, row);
  const asked = { number: quotationCode(row), amountPaise: due?.amountPaise ?? 0, at: ctx.now() };
  const settings = await readSettings(ctx);
  const { upiId: _, ...bank } = payToOf(settings);
  return {
    ...(await readQuotation(ctx, row, due)),
    upi: upiDemand(settings, asked),
    bank: due && bank.account ? bank : null,
    owed: (await owedOfQuotation(ctx, row.id)).map(({ number, openPaise }) => ({ number, openPaise })),
    claims: await toldOf(ctx, { quotationId: row.id }),
    today: dateInIndia(ctx.now()),
  };
}
