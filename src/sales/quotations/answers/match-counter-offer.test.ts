import fc from 'fast-check';
import { expect, test } from 'vitest';
import { couponOnLines } from '../coupon-on-lines.ts';
import { compareCounter } from './compare-counter.ts';
import { matchCounterOffer, namesTerms } from './match-counter-offer.ts';
import { priceLines, taxesOf, totalOf } from '../quotation-totals.ts';

const someLines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unitPricePaise: fc.integer({ min: 100, max: 50_000_000 }),
      gstPercent: fc.constantFrom(0, 5, 12, 18, 40),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((lines) =>
    lines.map((line, i) => ({
      ...line,
      id: String(i),
      title: '',
      description: '',
      sac: '',
      discountPaise: 0,
    })),
  );

test('every sum adds up, and so do its taxes on both sides of the border', () => {
  fc.assert(
    fc.property(someLines, fc.constantFrom('', '27', '29'), (lines, place) => {
      const totals = totalOf(lines);
      const priced = priceLines(lines);
      expect(priced.reduce((sum, { netPaise, gstPaise }) => sum + netPaise + gstPaise, 0)).toBe(
        totals.totalPaise,
      );
      const taxes = taxesOf(totals, { place, seller: '27AAPFU0939F1ZV', supply: 'ordinary' });
      expect(taxes.reduce((sum, { taxPaise }) => sum + taxPaise, 0)).toBe(totals.gstPaise);
    }),
  );
});

test('a counter-offer’s sum is met to the paisa or the nearest there is, and no line costs less than nothing', () => {
  fc.assert(
    fc.property(someLines, fc.double({ min: 0.05, max: 1, noNaN: true }), (lines, part) => {
      const target = Math.round(totalOf(lines).totalPaise * part);
      const met = matchCounterOffer(lines, { counterLines: null, counterTotalPaise: target });
      expect(Math.abs(totalOf(met).totalPaise - target)).toBeLessThanOrEqual(1);
      for (const line of met) {
        expect(line.discountPaise).toBeGreaterThanOrEqual(0);
        expect(line.discountPaise).toBeLessThanOrEqual(line.quantity * line.unitPricePaise);
      }
    }),
  );
});

test('lines that are left out are gone; a sum above ours changes nothing', () => {
  const lines = [
    { id: 'a', title: 'Website', description: '', sac: '', quantity: 1, unitPricePaise: 100_000, discountPaise: 0, gstPercent: 18 },
    { id: 'b', title: 'Hosting', description: '', sac: '', quantity: 1, unitPricePaise: 50_000, discountPaise: 0, gstPercent: 18 },
  ]; // prettier-ignore
  const counterLines = [
    { id: 'a', keep: true },
    { id: 'b', keep: false },
  ];
  expect(matchCounterOffer(lines, { counterLines, counterTotalPaise: 999_999 })).toEqual([lines[0]]);
  expect(matchCounterOffer(lines, { counterLines, counterTotalPaise: null })).toEqual([lines[0]]);
});

test('line by line: a quantity takes its share of the discount along, a price stands for itself, a sum comes last', () => {
  const lines = [
    { id: 'a', title: 'Website', description: '', sac: '', quantity: 2, unitPricePaise: 100_000, discountPaise: 10_000, gstPercent: 18 },
    { id: 'b', title: 'Hosting', description: '', sac: '', quantity: 1, unitPricePaise: 50_000, discountPaise: 0, gstPercent: 5 },
  ]; // prettier-ignore
  const counterLines = [
    { id: 'a', keep: true, quantity: 3 },
    { id: 'b', keep: true, unitPricePaise: 40_000 },
  ];
  const compared = compareCounter(
    { lines, totalPaise: totalOf(lines).totalPaise, supply: 'ordinary' },
    { counterLines, counterTotalPaise: null },
  );
  // 3 × 1,000 less 150 at 18 %, and 400 at 5 %.
  expect(compared).toMatchObject({
    offeredPaise: 190_000 + 34_200 + 50_000 + 2_500,
    wantedPaise: 285_000 + 51_300 + 40_000 + 2_000,
    lines: [
      {
        offered: { amountPaise: 224_200 },
        wanted: { quantity: 3, discountPaise: 15_000, amountPaise: 336_300 },
      },
      { wanted: { unitPricePaise: 40_000, amountPaise: 42_000 } },
    ],
  });
  const [website, hosting] = matchCounterOffer(lines, { counterLines, counterTotalPaise: 300_000 });
  expect(totalOf([website, hosting].filter((line) => line !== undefined)).totalPaise).toBe(300_000);
  expect(website).toMatchObject({ quantity: 3, unitPricePaise: 100_000 });
  expect(namesTerms({ counterLines: [{ id: 'a', keep: true }], counterTotalPaise: null })).toBe(false);
  expect(namesTerms({ counterLines, counterTotalPaise: null })).toBe(true);
});

test('a coupon stays with the lines that a counter-offer keeps, goes where they name a price, and a sum leaves it as it is', () => {
  const lines = couponOnLines(
    [
      { id: 'a', title: 'Website', description: '', sac: '', quantity: 2, unitPricePaise: 100_000, discountPaise: 0, gstPercent: 18 },
      { id: 'b', title: 'Hosting', description: '', sac: '', quantity: 1, unitPricePaise: 50_000, discountPaise: 0, gstPercent: 18 },
    ],
    { id: '', code: 'TEN', percent: 10, offPaise: null },
  ); // prettier-ignore
  expect(lines.map(({ couponPaise }) => couponPaise)).toEqual([20_000, 5_000]);
  const counterLines = [
    { id: 'a', keep: true, quantity: 1 },
    { id: 'b', keep: true, unitPricePaise: 40_000 },
  ];
  const [website, hosting] = matchCounterOffer(lines, { counterLines, counterTotalPaise: null });
  expect(website).toMatchObject({ quantity: 1, discountPaise: 0, couponPaise: 10_000 });
  expect(hosting).not.toHaveProperty('couponPaise');
  const met = matchCounterOffer(lines, { counterLines: null, counterTotalPaise: 250_000 });
  expect(met.map(({ couponPaise }) => couponPaise)).toEqual([20_000, 5_000]);
  expect(totalOf(met).totalPaise).toBe(250_000);
  const compared = compareCounter(
    { lines, totalPaise: totalOf(lines).totalPaise, supply: 'ordinary' },
    { counterLines, counterTotalPaise: null },
  );
  expect(compared.lines.map(({ offered, wanted }) => [offered.discountPaise, wanted?.discountPaise])).toEqual(
    [
      [20_000, 10_000],
      [5_000, 0],
    ],
  );
});
