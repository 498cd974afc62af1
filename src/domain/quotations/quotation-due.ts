import type { Paise } from '#domain/money.ts';
import { english, type Voice } from '#domain/voice.ts';
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
export function dueName({ part, percent }: Pick<Due, 'part' | 'percent'>, { say }: Voice = english): string {
  if (part === 'whole') return say(/*i18n*/ 'To pay, GST included');
  if (part === 'deposit') return say(/*i18n*/ '{percent}% in advance, GST included', { percent });
  return say(/*i18n*/ 'The remaining {percent}%, GST included', { percent });
}

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
