import { convertQuotation } from '../convert-quotation.ts';
import { QuotationMoneyInput, recordPayment } from '../record-payment.ts';
import { getQuotation } from '../get-quotation.ts';
import { Quotation } from '#sales/quotations/office/answers.ts';
import { savedQuotation, type ShowQuotation } from '#sales/quotations/office/saved-quotation.server.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

export const showQuotation: ShowQuotation = async (ctx, quotationId) =>
  savedQuotation.withEtag(await getQuotation(ctx, { quotationId }));

/** The order of a quotation that was accepted, and what came in for it. */
export const staffQuotationPaymentRoutes = [
  staffRoute('quotations:edit', {
    method: 'post',
    path: '/quotations/{id}/convert',
    summary: 'Make an order of what was accepted',
    params: IdParam,
    answer: ['The quotation', Quotation],
    errors: [409, 422],
    handle: async (ctx, { params: { id: quotationId } }) => {
      await convertQuotation(ctx, { quotationId });
      return showQuotation(ctx, quotationId);
    },
  }),
  staffRoute('payments:record', {
    method: 'post',
    path: '/quotations/{id}/payments',
    summary: 'Write down that what is due came by bank',
    params: IdParam,
    body: QuotationMoneyInput,
    answer: ['The quotation', Quotation],
    errors: [409],
    handle: async (ctx, { params: { id: quotationId }, body }) => {
      await recordPayment(ctx, { ...body, quotationId });
      return showQuotation(ctx, quotationId);
    },
  }),
];
