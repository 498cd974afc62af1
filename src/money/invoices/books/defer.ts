import type { Paise } from '#kit/india/money.ts';
import { share } from '#kit/india/spread.ts';
import { addMonths } from '../tax-month.ts';

/** What was paid for so many months at once. `back`: what went back of it, in the order of its days. */
export type Prepaid = {
  paise: Paise;
  /** The month of the invoice, which is the first of them. */
  from: string;
  months: number;
  back: { month: string; paise: Paise }[];
};

/**
 * What of it is earned in a month: an equal part of what is left, so that all months add up to the paisa. What goes back is
 * taken off what is not earned yet; what it takes beyond that was earned, and is income taken back.
 * @returns what is earned in this month, what is left after it, and of each part that went back until then what was not
 *   earned yet
 */
export function earnedIn(
  month: string,
  { paise, from, months, back }: Prepaid,
): { earnedPaise: Paise; leftPaise: Paise; unearnedBack: Paise[] } {
  const unearnedBack: Paise[] = [];
  let left = paise;
  let earnedPaise = 0;
  for (let k = 0, at = from; at <= month; k++, at = addMonths(from, k)) {
    for (const one of back.filter((each) => each.month === at)) {
      const cut = Math.min(left, one.paise);
      unearnedBack.push(cut);
      left -= cut;
    }
    earnedPaise = k < months ? share(left, 1, months - k) : 0;
    left -= earnedPaise;
  }
  return { earnedPaise, leftPaise: left, unearnedBack };
}
