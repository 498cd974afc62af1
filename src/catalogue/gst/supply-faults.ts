import { financialYearOf } from '#kit/india/financial-year.ts';
import { isExport, isLutOf, isZone, needsLut, placeOf, type Supply } from './supply.ts';

/** Who is sold to, as far as it decides the kind of supply. `isZone`: left out where nobody is asked. */
type SoldTo = { gstin: string; stateCode: string; country: string; isZone?: boolean };

/**
 * Why something cannot be sold to somebody as this kind of supply: by the field, a sentence for staff; empty where it can.
 * @param seller.lut the letter of undertaking with its year
 * @param day on which it is issued
 */
export function supplyFaults(
  { supply, ...buyer }: SoldTo & { supply: Supply },
  seller: { gstin: string; lut: string },
  day: string,
): Record<string, string> {
  if (!seller.gstin)
    return supply === 'ordinary'
      ? {}
      : { supply: /*staff*/ 'Without a GST number of ours there is only the ordinary kind' };
  const errors: Record<string, string> = {};
  if (isExport(supply) && !buyer.country) errors.country = /*staff*/ 'Enter the country the buyer is in';
  if (isExport(supply) && buyer.gstin) errors.gstin = /*staff*/ 'A buyer with a GST number is in India';
  if (!isExport(supply) && buyer.country)
    errors.supply = /*staff*/ 'The buyer is abroad: choose one of the supplies abroad';
  if (!buyer.country && placeOf({ ...buyer, supply }) === null)
    errors.stateCode = /*staff*/ 'Choose the buyer’s state: it decides the taxes';
  if (buyer.isZone !== undefined && isZone(supply) !== buyer.isZone && !isExport(supply))
    errors.supply = buyer.isZone
      ? /*staff*/ 'The buyer is in a special economic zone: choose one of the supplies to it'
      : /*staff*/ 'The buyer is in no special economic zone';
  const lut = needsLut(supply) && lutFault(seller.lut, day);
  if (lut) errors.supply = lut;
  if (isZone(supply) && !buyer.gstin)
    errors.gstin =
      /*staff*/ 'A unit of a special economic zone has a GST number: its invoices are filed by it';
  if (supply === 'reverse-charge' && !buyer.gstin)
    errors.supply = /*staff*/ 'Only a buyer with a GST number can pay the tax';
  return errors;
}

/** Why the letter of undertaking does not hold on a day; empty where it does. */
export function lutFault(lut: string, day: string): string {
  if (!lut) return /*staff*/ 'There is no letter of undertaking in the settings: charge it with IGST';
  return isLutOf(lut, financialYearOf(day))
    ? ''
    : /*staff*/ 'The letter of undertaking in the settings does not name this financial year: enter the new one, or charge it with IGST';
}
