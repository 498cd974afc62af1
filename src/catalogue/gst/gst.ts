import type { Paise } from '#kit/india/money.ts';

/** A percentage in whole hundredths, so that nothing below is a fraction: 18 is 1800. */
const hundredths = (percent: number) => Math.round(percent * 100);

/** Half up. Both are whole, and products stay far below 2^53. */
const divide = (whole: number, by: number) => Math.floor((2 * whole + by) / (2 * by));

/** GST that is added to an amount, to the nearest paisa. R-85 */
export const gstOn = (taxablePaise: Paise, percent: number): Paise =>
  divide(taxablePaise * hundredths(percent), 10_000);

/** GST that is inside an amount already; both parts add up to it. R-83 */
export function gstWithin(inclusivePaise: Paise, percent: number): { taxablePaise: Paise; gstPaise: Paise } {
  const taxablePaise = divide(inclusivePaise * 10_000, 10_000 + hundredths(percent));
  return { taxablePaise, gstPaise: inclusivePaise - taxablePaise };
}

/**
 * Who receives the tax on what a rate taxes: the Union and the state half each inside one state, each half rounded by
 * itself because two Acts levy them; the Union alone across its border. What was charged differs by a paisa at most: that
 * is the document's round-off.
 */
export function splitByPlace(
  taxablePaise: Paise,
  percent: number,
  supplierState: string,
  placeOfSupply: string,
): { cgstPaise: Paise; sgstPaise: Paise } | { igstPaise: Paise } {
  if (supplierState !== placeOfSupply) return { igstPaise: gstOn(taxablePaise, percent) };
  const half = divide(taxablePaise * hundredths(percent), 20_000);
  return { cgstPaise: half, sgstPaise: half };
}
