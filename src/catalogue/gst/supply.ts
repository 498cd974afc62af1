import { placeOfSupply } from '#kit/india/place-of-supply.ts';
import type { Paise } from '#kit/india/money.ts';
import { gstOn, splitByPlace } from './gst.ts';

/**
 * What a quotation or an invoice is about in the eyes of the tax office. Ordinary: in India, inside a state or across its border. A unit
 * of a special economic zone is never inside a state, and cannot be seen in a GST number. With a letter of undertaking
 * (LUT) nothing is charged to it or abroad; without one IGST is. Reverse charge: the buyer pays the tax.
 * Source: IGST Act, sections 7(5) and 16; CGST Act, section 9(3)
 */
export const supplies = [
  'ordinary',
  'sez-with-tax',
  'sez-lut',
  'export-with-tax',
  'export-lut',
  'reverse-charge',
] as const;
export type Supply = (typeof supplies)[number];

export const supplyNames = {
  ordinary: 'In India',
  'sez-with-tax': 'To a special economic zone, with IGST',
  'sez-lut': 'To a special economic zone, under LUT',
  'export-with-tax': 'Abroad, with IGST',
  'export-lut': 'Abroad, under LUT',
  'reverse-charge': 'Reverse charge: the buyer pays the tax',
} satisfies Record<Supply, string>;

export const isExport = (supply: Supply) => supply.startsWith('export');
export const isZone = (supply: Supply) => supply.startsWith('sez');
/** Whether a letter of undertaking, written with its year like `AD27… of 2026-27`, holds in that year. @param financialYear `26-27` */
export const isLutOf = (lut: string, financialYear: string) => lut.includes(`20${financialYear}`);

export const needsLut = (supply: Supply) => supply.endsWith('lut');
/** Whether tax is charged on the invoice itself. */
export const isCharged = (supply: Supply) => !needsLut(supply) && supply !== 'reverse-charge';
/** Whether what was offered as one comes to the same as the other. */
export const isChargedLike = (one: Supply, other: Supply) =>
  isCharged(one) === isCharged(other) && needsLut(one) === needsLut(other);

/** The place of supply of what goes abroad, as returns write it. */
export const abroad = '96';

/** Where it counts as made; null in India where nobody has said the state yet. */
export const placeOf = (sale: { supply: Supply; gstin: string; stateCode: string }): string | null =>
  isExport(sale.supply) ? abroad : placeOfSupply(sale);

/** GST that is charged on top of what a rate taxes. */
export const chargedOn = (supply: Supply, taxablePaise: Paise, percent: number): Paise =>
  isCharged(supply) ? gstOn(taxablePaise, percent) : 0;

/**
 * Who receives the tax that is charged on what a rate taxes; nobody where none is.
 * @param home the seller's state
 * @param place where it counts as made. A zone is across the border of every state
 */
export function taxesOn(
  { taxablePaise, percent }: { taxablePaise: Paise; percent: number },
  { supply, home, place }: { supply: Supply; home: string; place: string },
): Partial<Record<'cgstPaise' | 'sgstPaise' | 'igstPaise', Paise>> {
  if (!isCharged(supply)) return {};
  return splitByPlace(taxablePaise, percent, home, isExport(supply) || isZone(supply) ? '' : place);
}

/** What the buyer owes the state under reverse charge. */
export const owedByBuyer = (supply: Supply, rates: { taxablePaise: Paise; percent: number }[]): Paise =>
  supply === 'reverse-charge'
    ? rates.reduce((sum, { taxablePaise, percent }) => sum + gstOn(taxablePaise, percent), 0)
    : 0;

/** What an invoice without a state's tax has to say. Source: the third proviso to Rule 46 */
export function endorsementOf(supply: Supply): string {
  if (!isExport(supply) && !isZone(supply)) return '';
  const whom = isExport(supply)
    ? 'SUPPLY MEANT FOR EXPORT'
    : 'SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS';
  return needsLut(supply)
    ? `${whom} UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX`
    : `${whom} ON PAYMENT OF INTEGRATED TAX`;
}
