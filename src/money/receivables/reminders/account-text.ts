import type { Translator } from '#kit/language/translator.ts';
import type { PayTo } from '#money/invoices/invoice.ts';

/** Where to pay, as a mail of plain text says it. */
export const accountText = (payTo: PayTo | undefined, { translate }: Translator) =>
  [
    payTo?.account &&
      translate(/*i18n*/ 'Account {account}, IFSC {ifsc}, {bank}, of {name}', {
        account: payTo.account,
        ifsc: payTo.ifsc,
        bank: payTo.bank,
        name: payTo.accountName,
      }),
    payTo?.upiId && `UPI: ${payTo.upiId}`,
  ]
    .filter(Boolean)
    .join('\n');
