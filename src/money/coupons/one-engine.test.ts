import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoSite } from '#sample/demo-site.ts';
import { discountOn } from '#kit/india/discount.ts';
import { priceCart } from '#money/cart/price-cart.ts';
import { billContent } from '#money/invoices/write-bill.ts';
import { invoiceContent } from '#money/invoices/write-content.ts';
import { priceQuotation } from '#money/quotation-payments/price-quotation.ts';
import { couponOnLines } from '#sales/quotations/coupon-on-lines.ts';
import type { QuotationRow } from '#sales/quotations/find-quotation.ts';
import { dueOf } from '#sales/quotations/quotation-due.ts';
import { offOf, totalOf } from '#sales/quotations/quotation-totals.ts';

const numRuns = Number(process.env.CASES ?? 500);

/** Whole rupees: a cart rounds its lines to them. */
const prices = fc.array(fc.integer({ min: 100, max: 200_000 }), { minLength: 1, maxLength: 12 });
const terms = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 99 }), offPaise: fc.constant(null) }),
  fc.record({ percent: fc.constant(null), offPaise: fc.integer({ min: 100, max: 5_000_000 }) }),
);
const lineOf = (rupees: number, i: number, gstPercent = 18) => ({
  id: String(i),
  title: `Line ${i}`,
  description: '',
  sac: '',
  quantity: 1,
  unitPricePaise: rupees * 100,
  discountPaise: 0,
  gstPercent,
});
const buyer = { name: 'Asha', email: '', phone: '', gstin: '', address: '', pincode: '', stateCode: '27' };

/** The invoices of a quotation: of all at once, or of an advance and the rest. */
function invoicesOf(
  lines: ReturnType<typeof couponOnLines>,
  couponCode: string,
  depositPercent: number | null,
) {
  const { totalPaise } = totalOf(lines);
  const row = {
    ...buyer,
    id: 'q',
    company: '',
    mobile: '',
    supply: 'ordinary',
    lines,
    couponCode,
  } as unknown as QuotationRow;
  const first = dueOf({ lines, depositPercent, totalPaise }, 0);
  const rest = first && dueOf({ lines, depositPercent, totalPaise }, first.amountPaise);
  return [first, rest].flatMap((due) =>
    due ? [invoiceContent(priceQuotation(row, due), demoSite, null)] : [],
  );
}
const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);

test('a coupon takes the same paise off a cart, a quotation, its invoice and an invoice that staff write', () => {
  fc.assert(
    fc.property(prices, terms, (rupees, coupon) => {
      const plain = rupees.map((price, i) => lineOf(price, i));
      const sellPaise = totalOf(plain).netPaise;
      const offPaise = discountOn(sellPaise, coupon);
      fc.pre(offPaise < sellPaise);
      const cart = priceCart(
        rupees.map((price) => ({ pricePaise: price * 100, originalPaise: 0 })),
        '1m',
        18,
        offPaise,
      );
      const lines = couponOnLines(plain, { id: '', code: 'SAME', ...coupon });
      const quoted = totalOf(lines);
      expect(quoted).toMatchObject({
        netPaise: cart.subtotalPaise - offPaise,
        gstPaise: cart.gstPaise,
        totalPaise: cart.totalPaise,
      });
      expect(sum(lines.map(offOf))).toBe(offPaise);
      const [invoice] = invoicesOf(lines, 'SAME', null);
      const typed = billContent(
        {
          supply: 'ordinary',
          pricesInclude: false,
          lines: lines.map((line) => ({
            ...line,
            kind: 'service',
            unit: '',
            unitPaise: line.unitPricePaise,
            discountPaise: offOf(line),
            proof: '',
          })),
          buyer,
          dueOn: '2026-12-07',
          orderNumber: '',
          note: '',
        },
        demoSite,
        'en',
      );
      expect(invoice).toMatchObject({ couponCode: 'SAME', totals: typed.totals, rates: typed.rates });
      expect(invoice?.totals.totalPaise).toBe(cart.totalPaise);
      // Each line says its price and what the coupon takes off it.
      expect(invoice?.lines.map(({ unitPaise, discountPaise }) => [unitPaise, discountPaise])).toEqual(
        lines.map((line) => [line.unitPricePaise, offOf(line)]),
      );
    }),
    { numRuns },
  );
});

test('over several rates, with discounts, in parts: every column of the invoices adds up to the quotation', () => {
  const some = fc.array(
    fc.record({
      rupees: fc.integer({ min: 100, max: 200_000 }),
      gstPercent: fc.constantFrom(0, 5, 18, 40),
      discountPaise: fc.integer({ min: 0, max: 9_999 }),
    }),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(some, terms, fc.integer({ min: 1, max: 99 }), (given, coupon, deposit) => {
      const plain = given.map(({ rupees, gstPercent, discountPaise }, i) => ({
        ...lineOf(rupees, i, gstPercent),
        discountPaise,
      }));
      const { netPaise } = totalOf(plain);
      fc.pre(discountOn(netPaise, coupon) < netPaise);
      const lines = couponOnLines(plain, { id: '', code: 'PARTS', ...coupon });
      const whole = totalOf(lines);
      expect(whole.netPaise).toBe(netPaise - discountOn(netPaise, coupon));
      const parts = invoicesOf(lines, 'PARTS', deposit);
      expect(sum(parts.map(({ totals }) => totals.totalPaise))).toBe(whole.totalPaise);
      expect(sum(parts.map(({ totals }) => totals.taxablePaise))).toBe(whole.netPaise);
      const printed = parts.flatMap((part) => part.lines);
      expect(sum(printed.map(({ discountPaise }) => discountPaise))).toBe(sum(lines.map(offOf)));
      // Saved once more, it is taken off once.
      expect(couponOnLines(lines, { id: '', code: 'PARTS', ...coupon })).toEqual(lines);
    }),
    { numRuns },
  );
});
