import type { Supply } from '#catalogue/gst/supply.ts';
import { formatInr } from '#kit/india/money.ts';
import type { Translator } from '#kit/language/translator.ts';
import type { PublicQuotation } from './read-quotation.ts';

const words = {
  ordinary: '',
  'sez-with-tax': /*i18n*/ 'To a unit in a special economic zone, with IGST.',
  'sez-lut':
    /*i18n*/ 'To a unit in a special economic zone, under a letter of undertaking: no GST is charged.',
  'export-with-tax': /*i18n*/ 'Export of services, with IGST.',
  'export-lut': /*i18n*/ 'Export of services, under a letter of undertaking: no GST is charged.',
  'reverse-charge': /*i18n*/ 'Reverse charge: you pay the GST of {amount} to the government yourself.',
} satisfies Record<Supply, string>;

/** What page and PDF say of a kind of supply that is not the ordinary one; empty for that, and where no tax is named. */
export const supplyWords = (
  { supply, place, owedByBuyerPaise }: Pick<PublicQuotation, 'supply' | 'place' | 'owedByBuyerPaise'>,
  { translate }: Translator,
): string =>
  place && words[supply] ? translate(words[supply], { amount: formatInr(owedByBuyerPaise) }) : '';
