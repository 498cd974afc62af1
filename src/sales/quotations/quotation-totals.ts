import { chargedOn, isCharged, taxesOn, type Supply } from '#catalogue/gst/supply.ts';
import { groupBy } from '#kit/group-by.ts';
import { stateOfSeller, stateTaxName } from '#kit/india/states.ts';
import { spread } from '#kit/india/spread.ts';
import type { Paise } from '#kit/india/money.ts';
import type { QuotationLine } from './quotation.ts';

/** A line with what comes of it. */
export type PricedLine = QuotationLine & { netPaise: Paise; gstPaise: Paise };
export type QuotationTotals = {
  netPaise: Paise;
  gstPaise: Paise;
  totalPaise: Paise;
  /** What is taxed at which rate, the lowest first. */
  rates: TaxedRate[];
};
type TaxedRate = { percent: number; netPaise: Paise; gstPaise: Paise };

/** What a line is worth, whichever it is: a template's new lines have no id yet. */
type Priced = Omit<QuotationLine, 'id'> & { id?: string | undefined };

/** What is taken off a line: our discount and the coupon's share. */
export const offOf = ({
  discountPaise,
  couponPaise = 0,
}: Pick<Priced, 'discountPaise' | 'couponPaise'>): Paise => discountPaise + couponPaise;

/** What a line costs before anything is taken off. */
export const fullOf = ({ quantity, unitPricePaise }: Pick<Priced, 'quantity' | 'unitPricePaise'>): Paise =>
  quantity * unitPricePaise;

/** Before GST. */
export const netOf = (line: Priced): Paise => fullOf(line) - offOf(line);

/** The lines with their shares of the tax, which is charged once for each rate. */
export function priceLines<Line extends QuotationLine>(
  lines: Line[],
  supply: Supply = 'ordinary',
): (Line & { netPaise: Paise; gstPaise: Paise })[] {
  const shares = new Map<Line, Paise>();
  for (const [percent, of] of groupBy(lines, ({ gstPercent }) => gstPercent)) {
    const cut = spread(chargedOn(supply, sumOf(of), percent), of.map(netOf));
    for (const [i, line] of of.entries()) shares.set(line, cut[i] ?? 0);
  }
  return lines.map((line) => ({ ...line, netPaise: netOf(line), gstPaise: shares.get(line) ?? 0 }));
}

/** Sums that add up to the paisa: GST is rounded once for each rate. */
export function totalOf(lines: Priced[], supply: Supply = 'ordinary'): QuotationTotals {
  const rates = [...groupBy(lines, ({ gstPercent }) => gstPercent)]
    .map(([percent, of]): TaxedRate => {
      const netPaise = sumOf(of);
      return { percent, netPaise, gstPaise: chargedOn(supply, netPaise, percent) };
    })
    .toSorted((a, b) => a.percent - b.percent);
  const netPaise = rates.reduce((sum, rate) => sum + rate.netPaise, 0);
  const gstPaise = rates.reduce((sum, rate) => sum + rate.gstPaise, 0);
  return { netPaise, gstPaise, totalPaise: netPaise + gstPaise, rates };
}

/** What of the whole is taxed at which rate. */
export const wholeRates = (lines: Priced[]) =>
  totalOf(lines).rates.map(({ percent, netPaise }) => ({ percent, taxablePaise: netPaise }));

const sumOf = (lines: Priced[]) => lines.reduce((sum, line) => sum + netOf(line), 0);

/**
 * The taxes by name: halves for the state and the Union inside the seller's state, one across its border, and what is
 * left of the total. A seller without a GST number names none, nor does what is sold without tax.
 * @param totals with the sum that was offered, which stays as it was however taxes are rounded later
 */
export function taxesOf(
  { rates, netPaise, totalPaise }: QuotationTotals,
  { place, seller, supply }: { place: string; seller: string; supply: Supply },
): { name: string; taxPaise: Paise }[] {
  if (!seller || !isCharged(supply)) return [];
  const home = stateOfSeller(seller);
  const taxed = rates.filter(({ percent }) => percent > 0);
  const taxes = taxed.flatMap(({ percent, netPaise: taxablePaise }) => {
    const rate = { taxablePaise, percent };
    const { cgstPaise = 0, sgstPaise = 0, igstPaise } = taxesOn(rate, { supply, home, place: place || home });
    return igstPaise === undefined
      ? [
          { name: `CGST ${percent / 2}%`, taxPaise: cgstPaise },
          { name: `${stateTaxName(home)} ${percent / 2}%`, taxPaise: sgstPaise },
        ]
      : [{ name: `IGST ${percent}%`, taxPaise: igstPaise }];
  });
  const roundOffPaise = taxes.reduce((left, { taxPaise }) => left - taxPaise, totalPaise - netPaise);
  return roundOffPaise === 0 ? taxes : [...taxes, { name: /*i18n*/ 'Round-off', taxPaise: roundOffPaise }];
}
