import { definePurpose } from '#money/payments/purpose.ts';
import { readQuotationRow } from '#sales/quotations/find-quotation.ts';
import { bookPayment, bookRefund } from './book-payment.ts';

export const quotationPurpose = definePurpose({
  name: 'quotation',
  afterPaid: bookPayment,
  afterRefunded: bookRefund,
  async languageWithoutAccount(ctx, quotationId) {
    return (await readQuotationRow(ctx, { quotationId })).language;
  },
});
