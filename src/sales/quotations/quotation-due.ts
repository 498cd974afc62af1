import { share, spread } from '#kit/india/spread.ts';
import type { Paise } from '#kit/india/money.ts';
import { english, type Translator } from '#kit/language/translator.ts';
import type { QuotationLine } from './quotation.ts';
import { netOf, offOf } from './quotation-totals.ts';

/** What is to be paid next. `percent`: how much of the whole that is. */
export type Due = {
  part: 'whole' | 'deposit' | 'rest';
  percent: number;
  /** How much of the whole was due before it. */
  fromPercent: number;
  amountPaise: Paise;
  /** `offPaise`: what is taken off to come to the net, of discount and coupon. */
  lines: (QuotationLine & { netPaise: Paise; offPaise: Paise })[];
};

/** As pages and mails call it. */
export function dueName(
  { part, percent }: Pick<Due, 'part' | 'percent'>,
  { gstPaise }: { gstPaise: Paise },
  { translate }: Translator = english,
): string {
  if (gstPaise === 0) {
    if (part === 'whole') return translate(/*i18n*/ 'To pay');
    if (part === 'deposit') return translate(/*i18n*/ '{percent}% in advance', { percent });
    return translate(/*i18n*/ 'The remaining {percent}%', { percent });
  }
  if (part === 'whole') return translate(/*i18n*/ 'To pay, GST included');
  if (part === 'deposit') return translate(/*i18n*/ '{percent}% in advance, GST included', { percent });
  return translate(/*i18n*/ 'The remaining {percent}%, GST included', { percent });
}

/**
 * What of a quotation is to be paid next, after so much was paid; null once it is all. Its total stays as it was offered;
 * deposit and rest add up to it, rate by rate and line by line.
 */
export function dueOf(
  {
    lines,
    depositPercent,
    totalPaise,
  }: { lines: QuotationLine[]; depositPercent: number | null; totalPaise: Paise },
  paidPaise: Paise,
): Due | null {
  if (paidPaise >= totalPaise) return null;
  const deposit = depositPercent ?? 100;
  const [from, to] = paidPaise === 0 ? [0, deposit] : [deposit, 100];
  return {
    part: depositPercent === null ? 'whole' : from === 0 ? 'deposit' : 'rest',
    percent: to - from,
    fromPercent: from,
    amountPaise: to === 100 ? totalPaise - paidPaise : share(totalPaise, to, 100),
    lines: linesBetween(lines, from, to),
  };
}

/** What of each line lies between two percentages of its rate. */
export function linesBetween(lines: QuotationLine[], from: number, to: number): Due['lines'] {
  const cut = new Map<QuotationLine, Paise>();
  for (const of of Map.groupBy(lines, ({ gstPercent }) => gstPercent).values()) {
    const nets = of.map(netOf);
    const whole = nets.reduce((sum, net) => sum + net, 0);
    const [before, after] = [from, to].map((percent) => spread(share(whole, percent, 100), nets));
    for (const [i, line] of of.entries()) cut.set(line, (after?.[i] ?? 0) - (before?.[i] ?? 0));
  }
  const part = (paise: Paise) => share(paise, to, 100) - share(paise, from, 100);
  return lines.map((line) => ({ ...line, netPaise: cut.get(line) ?? 0, offPaise: part(offOf(line)) }));
}
