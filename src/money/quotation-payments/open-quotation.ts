import { readSettings } from '#agency/settings/read-settings.ts';
import type { Ctx } from '#kit/context.ts';
import type { UpiDemand } from '#money/receivables/pay-page/pay-page.ts';
import { upiDemand } from '#money/receivables/pay-page/upi-demand.ts';
import { findByPublicId } from '#sales/quotations/find-quotation.ts';
import { quotationCode } from '#sales/quotations/quotation.ts';
import { readQuotation, type PublicQuotation } from '#sales/quotations/read-quotation.ts';
import { readDue } from './read-due.ts';

/** `upi`: what is due as payment apps are asked for it, with a reference of its own each time. */
export type OpenedQuotation = PublicQuotation & { upi: UpiDemand | null };

/** What a link opens: the quotation, and what is to be paid next. @throws NotFound as `findByPublicId` */
export async function openQuotation(
  ctx: Ctx,
  input: { publicId: string; preview?: string | undefined },
): Promise<OpenedQuotation> {
  const row = await findByPublicId(ctx, input);
  const due = await readDue(ctx, row);
  const asked = { number: quotationCode(row), amountPaise: due?.amountPaise ?? 0, at: ctx.now() };
  return {
    ...(await readQuotation(ctx, row, due)),
    upi: upiDemand(await readSettings(ctx), asked),
  };
}
