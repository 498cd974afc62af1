import { latinDigits } from '#kit/india/digits.ts';
import type { Paise } from '#kit/india/money.ts';
import { typedPaise } from '#kit/india/typed-rupees.ts';
import type { CounterLine } from '../../quotation.ts';

/** A counter-offer as somebody types it. Prices stay as they are where nothing is typed. */
export type TypedCounter = {
  by: 'sum' | 'lines';
  sum: string;
  left: ReadonlySet<string>;
  typed: Readonly<Record<string, { quantity: string; price: string }>>;
};
export const emptyCounter: TypedCounter = { by: 'sum', sum: '', left: new Set(), typed: {} };

type Faults = Record<string, string>;
type Read = { counterTotalPaise: Paise | null; counterLines: CounterLine[]; faults: Faults };

/** Under which a fault of a line's field stands. */
export const faultKey = (id: string, field: 'quantity' | 'price') => `${field} ${id}`;

/** What was typed, as it is sent, with what is wrong in it. The other way to answer counts for nothing. */
export function readCounter(lines: { id: string; quantity: number }[], counter: TypedCounter): Read {
  const { by, sum, left } = counter;
  const faults: Faults = {};
  const counterTotalPaise = by === 'sum' ? priceFrom(sum) : null;
  if (counterTotalPaise === undefined) faults.counterTotalPaise = wrongAmount;
  if (left.size === lines.length) faults.counterLines = /*i18n*/ 'Keep at least one line.';
  const counterLines = lines.map((line): CounterLine => {
    const { id } = line;
    if (left.has(id)) return { id, keep: false };
    const typed = by === 'lines' ? counter.typed[id] : undefined;
    if (!typed) return { id, keep: true };
    const count = latinDigits(typed.quantity).trim();
    const quantity = /^\d{1,5}$/.test(count) ? Number(count) : 0;
    const price = priceFrom(typed.price);
    if (quantity < 1 || quantity > 10_000)
      faults[faultKey(id, 'quantity')] = /*i18n*/ 'Enter a whole number, at least 1';
    if (price === undefined) faults[faultKey(id, 'price')] = wrongAmount;
    return {
      id,
      keep: true,
      ...(quantity !== line.quantity && { quantity }),
      ...(typeof price === 'number' && { unitPricePaise: price }),
    };
  });
  return { counterTotalPaise: counterTotalPaise ?? null, counterLines, faults };
}

const wrongAmount = /*i18n*/ 'Enter an amount in rupees, like 20000';

/** Null for nothing, undefined for what is no price: none is free, and none reaches a hundred crore. */
function priceFrom(typed: string): Paise | null | undefined {
  const paise = typedPaise(typed);
  return paise === 0 || (paise && paise >= 100_000_000_000) ? undefined : paise;
}
