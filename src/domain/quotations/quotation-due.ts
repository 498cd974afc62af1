import type { Paise } from '#domain/money.ts';
import type { QuotationLine } from './quotation.ts';
import { priceLine, totalOf, type PricedLine } from './quotation-totals.ts';

/** What is to be paid next. `percent`: how much of the whole that is. */
export type Due = {
  part: 'whole' | 'deposit' | 'rest';
  percent: number;
  amountPaise: Paise;
  lines: PricedLine[];
};

/** As pages and mails call it. */
export const dueNames: Record<Due['part'], (percent: number) => string> = {
  whole: () => 'To pay, GST included',
  deposit: (percent) => `${percent}% in advance, GST included`,
  rest: (percent) => `The remaining ${percent}%, GST included`,
};

/**
 * What of a quotation is to be paid next, after so much was paid; null once it is all. Deposit and rest add up to the
 * whole, line by line.
 */
export function dueOf(
  { lines, depositPercent }: { lines: QuotationLine[]; depositPercent: number | null },
  paidPaise: Paise,
): Due | null {
  if (paidPaise >= totalOf(lines).totalPaise) return null;
  const deposit = depositPercent ?? 100;
  const [from, to] = paidPaise === 0 ? [0, deposit] : [deposit, 100];
  const part = (paise: Paise) => share(paise, to) - share(paise, from);
  const due = lines.map(priceLine).map((line) => ({
    ...line,
    netPaise: part(line.netPaise),
    gstPaise: part(line.gstPaise),
  }));
  return {
    part: depositPercent === null ? 'whole' : from === 0 ? 'deposit' : 'rest',
    percent: to - from,
    amountPaise: due.reduce((sum, { netPaise, gstPaise }) => sum + netPaise + gstPaise, 0),
    lines: due,
  };
}

const share = (paise: Paise, percent: number) => Math.round((paise * percent) / 100);
