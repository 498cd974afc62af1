import type { Paise } from '#kit/india/money.ts';
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
  const counterTotalPaise = by === 'sum' ? paiseFrom(sum) : null;
  if (counterTotalPaise === undefined) faults.counterTotalPaise = wrongAmount;
  if (left.size === lines.length) faults.counterLines = /*i18n*/ 'Keep at least one line.';
  const counterLines = lines.map((line): CounterLine => {
    const { id } = line;
    if (left.has(id)) return { id, keep: false };
    const typed = by === 'lines' ? counter.typed[id] : undefined;
    if (!typed) return { id, keep: true };
    const quantity = /^\d{1,5}$/.test(typed.quantity.trim()) ? Number(typed.quantity) : 0;
    const price = paiseFrom(typed.price);
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

/** Rupees as somebody types them: `₹20,000`, `20000.50`. Null for nothing, undefined for what is no amount. */
function paiseFrom(typed: string): Paise | null | undefined {
  const plain = typed.replaceAll(/[₹,\s]/g, '');
  if (plain === '') return null;
  const paise = /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
  return paise > 0 ? paise : undefined;
}
