import { gstOn, splitByPlace } from '#domain/gst/gst.ts';
import { placeOfSupply } from '#domain/gst/place-of-supply.ts';
import { stateOfSeller } from '#domain/gst/states.ts';
import type { Paise } from '#domain/money.ts';
import type { QuotationLine } from './quotation.ts';

/** A line with what comes of it. */
export type PricedLine = QuotationLine & { netPaise: Paise; gstPaise: Paise };
export type QuotationTotals = {
  netPaise: Paise;
  gstPaise: Paise;
  totalPaise: Paise;
  /** GST by rate, the lowest first. */
  rates: { percent: number; netPaise: Paise; gstPaise: Paise }[];
};

export function priceLine(line: QuotationLine): PricedLine {
  const netPaise = line.quantity * line.unitPricePaise - line.discountPaise;
  return { ...line, netPaise, gstPaise: gstOn(netPaise, line.gstPercent) };
}

/** Sums that add up to the paisa: GST is rounded once, line by line. */
export function totalOf(lines: QuotationLine[]): QuotationTotals {
  const rates = new Map<number, { percent: number; netPaise: Paise; gstPaise: Paise }>();
  for (const { gstPercent: percent, netPaise, gstPaise } of lines.map(priceLine)) {
    const rate = rates.get(percent) ?? { percent, netPaise: 0, gstPaise: 0 };
    rate.netPaise += netPaise;
    rate.gstPaise += gstPaise;
    rates.set(percent, rate);
  }
  const all = [...rates.values()].sort((a, b) => a.percent - b.percent);
  const netPaise = all.reduce((sum, rate) => sum + rate.netPaise, 0);
  const gstPaise = all.reduce((sum, rate) => sum + rate.gstPaise, 0);
  return { netPaise, gstPaise, totalPaise: netPaise + gstPaise, rates: all };
}

/**
 * The taxes by name: halves for the state and the Union inside the seller's state, one across its border. Without a GST
 * number the service counts as supplied there. Source: decision 84
 */
export function taxesOf(
  { rates }: QuotationTotals,
  { buyer, seller }: { buyer: string; seller: string },
): { name: string; taxPaise: Paise }[] {
  const home = stateOfSeller(seller);
  const place = placeOfSupply({ gstin: buyer, pincode: '' }) ?? home;
  return rates.flatMap(({ percent, gstPaise }) => {
    const parts = splitByPlace(gstPaise, home, place);
    return 'igstPaise' in parts
      ? [{ name: `IGST ${percent}%`, taxPaise: parts.igstPaise }]
      : [
          { name: `CGST ${percent / 2}%`, taxPaise: parts.cgstPaise },
          { name: `SGST ${percent / 2}%`, taxPaise: parts.sgstPaise },
        ];
  });
}
