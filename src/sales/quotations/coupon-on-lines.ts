import { discountOn } from '#kit/india/discount.ts';
import { spread } from '#kit/india/spread.ts';
import type { QuotationCoupon, QuotationLine } from './quotation.ts';
import { netOf } from './quotation-totals.ts';

/**
 * Lines with their shares of what a coupon takes off them all, before GST and after our own discounts, cut to the paisa by
 * what each line costs. Null takes the shares away.
 */
export function couponOnLines(lines: QuotationLine[], coupon: QuotationCoupon | null): QuotationLine[] {
  const plain = lines.map(({ couponPaise: _couponPaise, ...line }): QuotationLine => line);
  if (coupon === null) return plain;
  const nets = plain.map(netOf);
  const shares = spread(discountOn(sum(nets), coupon), nets);
  return plain.map((line, i) => ({ ...line, couponPaise: shares[i] ?? 0 }));
}

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
