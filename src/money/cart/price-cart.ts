import { gstOn } from '#catalogue/gst/gst.ts';
import { percentOff, type Paise } from '#kit/india/money.ts';
import { durationFacts, type Duration } from './duration.ts';

/** What a price is made from. Both prices are of one month; `originalPaise` 0: nothing is struck through. */
export type Priceable = { pricePaise: Paise; originalPaise: Paise };
export type PricedLine<Item> = Item & {
  amountPaise: Paise;
  /** What the same time would cost at the original price; null where nothing is struck through. */
  insteadOfPaise: Paise | null;
  /** Whole percent below the original price; null where there is none. */
  percentOff: number | null;
};
export type PricedCart<Item> = {
  lines: PricedLine<Item>[];
  subtotalPaise: Paise;
  /** What a coupon takes off it, before GST. */
  discountPaise: Paise;
  gstPercent: number;
  gstPaise: Paise;
  totalPaise: Paise;
  /** What the struck-through prices would cost more. */
  savedPaise: Paise;
};

const sum = (amounts: Paise[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A month's price for a whole duration, to the nearest rupee. R-85 */
export const forDuration = (monthPaise: Paise, duration: Duration): Paise =>
  Math.floor((monthPaise * durationFacts[duration].tenths + 500) / 1_000) * 100;

/**
 * What a cart costs: the one calculation behind every screen and every order. Lines in whole rupees, GST to the paisa on
 * their sum less the coupon.
 */
export function priceCart<Item extends Priceable>(
  items: Item[],
  duration: Duration,
  gstPercent: number,
  discountPaise: Paise = 0,
): PricedCart<Item> {
  const lines = items.map((item) => {
    const amountPaise = forDuration(item.pricePaise, duration);
    const off = percentOff(item);
    const insteadOfPaise = off === null ? null : forDuration(item.originalPaise, duration);
    return { ...item, amountPaise, insteadOfPaise, percentOff: off };
  });
  const subtotalPaise = sum(lines.map((line) => line.amountPaise));
  const taxablePaise = subtotalPaise - discountPaise;
  const gstPaise = gstOn(taxablePaise, gstPercent);
  const savedPaise = sum(lines.map((line) => (line.insteadOfPaise ?? line.amountPaise) - line.amountPaise));
  const totalPaise = taxablePaise + gstPaise;
  return { lines, subtotalPaise, discountPaise, gstPercent, gstPaise, totalPaise, savedPaise };
}
