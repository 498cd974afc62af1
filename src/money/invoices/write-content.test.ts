import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoSite } from '#sample/demo-site.ts';
import { gstOn, gstWithin } from '#catalogue/gst/gst.ts';
import { states } from '#kit/india/states.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';
import { financialYearOf } from '#kit/india/financial-year.ts';
import { serialOf, seriesOf } from './invoice.ts';
import { creditContent, invoiceContent } from './write-content.ts';

/** How many random sales are tried; a nightly run tries more. */
const numRuns = Number(process.env.CASES ?? 500);

const buyer = {
  name: 'Ravi Kale',
  email: 'ravi@example.com',
  phone: '9000012345',
  gstin: '',
  address: '',
  pincode: '',
  stateCode: '27',
};
const sum = (of: number[]) => of.reduce((all, one) => all + one, 0);

const percents = [0, 5, 12, 12.5, 18, 28];
/** An order as the shop prices it: whole sums, any rate, any state, a discount up to nine tenths. */
const oneRate = fc
  .record({
    amounts: fc.array(fc.integer({ min: 10_000, max: 100_000_000 }), { minLength: 1, maxLength: 12 }),
    off: fc.double({ min: 0, max: 0.9, noNaN: true }),
    mode: fc.constantFrom('inclusive' as const, 'exclusive' as const),
    percent: fc.constantFrom(...percents),
    stateCode: fc.constantFrom(...Object.keys(states)),
  })
  .map(({ amounts, off, mode, percent, stateCode }): PricedOrder => {
    const listed = sum(amounts);
    const discountPaise = Math.floor(listed * off);
    const net = listed - discountPaise;
    const inside = { mode: 'inclusive' as const, percent, ...gstWithin(net, percent) };
    const added = {
      mode: 'exclusive' as const,
      percent,
      taxablePaise: net,
      gstPaise: gstOn(net, percent),
    };
    const gst = mode === 'inclusive' ? inside : added;
    return {
      purpose: 'cart',
      subjectId: 'cart',
      lines: amounts.map((amountPaise, i) => ({
        kind: 'benefit',
        refId: String(i),
        title: `Benefit ${i}`,
        quantity: 1,
        months: 12,
        amountPaise,
      })),
      couponCode: null,
      discountPaise,
      gst,
      totalPaise: gst.taxablePaise + gst.gstPaise,
      buyer: { ...buyer, stateCode },
      clientReference: null,
    };
  });

/** As a quotation asks for it: each line with a rate and a service of its own, taxed by itself. */
const severalRates = fc
  .tuple(oneRate, fc.array(fc.constantFrom(...percents), { minLength: 12, maxLength: 12 }))
  .map(([order, rates]): PricedOrder => {
    const lines = order.lines.map((line, i) => {
      const percent = rates[i] ?? 0;
      return { ...line, tax: { sac: '998315', percent } };
    });
    const taxablePaise = sum(lines.map(({ amountPaise }) => amountPaise));
    const nets = Map.groupBy(lines, ({ tax }) => tax.percent);
    const gstPaise = sum(
      [...nets].map(([rate, of]) => gstOn(sum(of.map(({ amountPaise }) => amountPaise)), rate)),
    );
    return {
      ...order,
      lines,
      discountPaise: 0,
      gst: { mode: 'exclusive', percent: null, taxablePaise, gstPaise },
      totalPaise: taxablePaise + gstPaise,
    };
  });
const anyOrder = fc.oneof(oneRate, severalRates);

test('for any order the lines add up to the taxable value, that and the taxes to what was paid', () => {
  fc.assert(
    fc.property(anyOrder, fc.boolean(), (order, registered) => {
      const { lines, rates, totals, placeOfSupply } = invoiceContent(
        order,
        { ...demoSite, gstin: registered ? demoSite.gstin : '' },
        null,
      );
      const tax = totals.cgstPaise + totals.sgstPaise + totals.igstPaise;
      expect(totals.totalPaise).toBe(order.totalPaise);
      expect(totals.taxablePaise + tax + totals.roundOffPaise).toBe(order.totalPaise);
      expect(Math.abs(totals.roundOffPaise)).toBeLessThanOrEqual(registered ? rates.length : 0);
      expect(totals.taxablePaise).toBe(registered ? order.gst.taxablePaise : order.totalPaise);
      expect(sum(lines.map(({ taxablePaise }) => taxablePaise))).toBe(totals.taxablePaise);
      for (const { percent, taxablePaise } of rates) {
        const of = lines.filter(({ gstPercent }) => gstPercent === percent);
        expect(sum(of.map((line) => line.taxablePaise))).toBe(taxablePaise);
      }
      for (const line of lines) {
        expect(line.unitPaise * line.quantity - line.discountPaise).toBe(line.taxablePaise);
        expect(Math.min(line.discountPaise, line.taxablePaise)).toBeGreaterThanOrEqual(0);
      }
      if (placeOfSupply === '27') for (const rate of rates) expect(rate.cgstPaise).toBe(rate.sgstPaise);
      else expect(totals.cgstPaise + totals.sgstPaise).toBe(0);
    }),
    { numRuns },
  );
}, 600_000);

test('however a payment goes back, each credit note adds up to its refund and all of them to the invoice', () => {
  fc.assert(
    fc.property(anyOrder, fc.array(fc.double({ min: 0.001, max: 1, noNaN: true })), (order, cuts) => {
      const content = invoiceContent(order, demoSite, null);
      const ends = cuts.map((cut) => Math.max(1, Math.floor(cut * order.totalPaise)));
      const points = [...new Set([...ends, order.totalPaise])].toSorted((a, b) => a - b);
      const notes = points.map((point, i) => {
        const before = points[i - 1] ?? 0;
        return creditContent(
          { number: 'NIR/26-27/000001', issuedOn: '2026-11-21', content },
          before,
          point - before,
        );
      });
      const parts = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'totalPaise'] as const;
      const columns = [...parts, 'roundOffPaise'] as const;
      for (const { totals, rates, lines } of notes) {
        for (const { percent: _, ...rate } of rates)
          expect(Math.min(...Object.values(rate))).toBeGreaterThanOrEqual(0);
        const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = totals;
        expect(taxablePaise + cgstPaise + sgstPaise + igstPaise + totals.roundOffPaise).toBe(totalPaise);
        expect(cgstPaise).toBe(sgstPaise);
        expect(Math.abs(totals.roundOffPaise)).toBeLessThanOrEqual(3 * rates.length);
        expect(Math.min(...parts.map((part) => totals[part]))).toBeGreaterThanOrEqual(0);
        expect(sum(lines.map((line) => line.taxablePaise))).toBe(taxablePaise);
      }
      for (const part of columns)
        expect(sum(notes.map(({ totals }) => totals[part]))).toBe(content.totals[part]);
    }),
    { numRuns },
  );
}, 600_000);

test('a price that contains GST is shown without it, with its discount', () => {
  const order: PricedOrder = {
    purpose: 'admission',
    subjectId: 'a',
    lines: [
      { kind: 'plan', refId: 'p', title: 'Growth plan', quantity: 1, months: 1, amountPaise: 1_180_000 },
    ],
    couponCode: 'DIWALI',
    discountPaise: 118_000,
    gst: { mode: 'inclusive', percent: 18, ...gstWithin(1_062_000, 18) },
    totalPaise: 1_062_000,
    buyer: { ...buyer, stateCode: '29' },
    clientReference: null,
  };
  const content = invoiceContent(order, demoSite, 'pay_1');
  expect(content).toMatchObject({
    supplier: { gstin: demoSite.gstin, stateCode: '27', legalName: demoSite.legalName },
    placeOfSupply: '29',
    lines: [
      {
        description: '1 month',
        sac: '998314',
        unitPaise: 1_000_000,
        discountPaise: 100_000,
        taxablePaise: 900_000,
      },
    ],
    totals: { taxablePaise: 900_000, cgstPaise: 0, sgstPaise: 0, igstPaise: 162_000, totalPaise: 1_062_000 },
    inWords: 'Ten Thousand Six Hundred Twenty Rupees Only',
    reverseCharge: false,
    couponCode: 'DIWALI',
  });
});

test('the year for taxes begins in April, and a serial has sixteen characters at most', () => {
  expect(['2027-03-31', '2027-04-01', '2099-12-01'].map(financialYearOf)).toEqual([
    '26-27',
    '27-28',
    '99-00',
  ]);
  expect(serialOf(seriesOf('NIR', 'tax-invoice', '26-27'), 123)).toBe('NIR/26-27/000123');
  expect(serialOf(seriesOf('NIR', 'credit-note', '26-27'), 7)).toBe('NIR/26-27/C00007');
  expect(() => serialOf(seriesOf('NIR', 'tax-invoice', '26-27'), 1_000_000)).toThrow('full');
});
