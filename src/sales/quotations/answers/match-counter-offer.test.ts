import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchCounterOffer } from './match-counter-offer.ts';
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
      const taxes = taxesOf(totals, { place, seller: '27AAPFU0939F1ZV' });
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
