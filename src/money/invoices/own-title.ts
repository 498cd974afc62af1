import type { Translator } from '#kit/language/translator.ts';
import { isGivenBack, type InvoiceKind } from './invoice.ts';

const ofNumber = {
  Refund: /*i18n*/ 'Refund on {number}',
  Credit: /*i18n*/ 'Credit on {number}',
  Advance: /*i18n*/ 'Advance on {number}',
};
const isOurs = (called: string): called is keyof typeof ofNumber => Object.hasOwn(ofNumber, called);

/** What we call a line of a note or a voucher: the document keeps it in English. Those of a sale are as they were typed. */
export function translateOwnTitle(title: string, kind: InvoiceKind, { translate }: Translator): string {
  if (!isGivenBack(kind) && kind !== 'receipt-voucher') return title;
  if (title === 'Advance') return translate(/*i18n*/ 'Advance');
  const [, called = '', number = ''] = /^(\w+) on (\S+)$/.exec(title) ?? [];
  return isOurs(called) ? translate(ofNumber[called], { number }) : title;
}
