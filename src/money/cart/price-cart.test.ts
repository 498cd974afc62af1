import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitByPlace } from '#catalogue/gst/gst.ts';
import { states, stateOfSeller } from '#kit/india/states.ts';
import { formatInr } from '#kit/india/money.ts';
import { durationFacts, durations } from './duration.ts';
import { priceCart } from './price-cart.ts';

const item = fc.record({
  pricePaise: fc.integer({ min: 100, max: 10_000_000 }),
  originalPaise: fc.integer({ min: 0, max: 10_000_000 }),
});
const percent = fc.constantFrom(0, 5, 12, 12.5, 18, 28);

/** Reads an amount as a screen shows it. */
const read = (shown: string) => Math.round(Number(shown.replace(/[₹,]/g, '')) * 100);

test('a month, a year and three years cost 1, 12 and 25.2 times the price, each line to the rupee', () => {
  const lines = [{ pricePaise: 9_900, originalPaise: 14_900 }];
  expect(durations.map((duration) => priceCart(lines, duration, 18).subtotalPaise)).toEqual([
    9_900, 118_800, 249_500,
  ]);
  expect(priceCart(lines, '3y', 18)).toMatchObject({
    subtotalPaise: 249_500,
    gstPaise: 44_910,
    totalPaise: 294_410,
    savedPaise: 126_000,
    lines: [{ amountPaise: 249_500, insteadOfPaise: 375_500, percentOff: 33 }],
  });
});

test('the percentage off is the floor, and there is none without an original price above', () => {
  const off = (pricePaise: number, originalPaise: number) =>
    priceCart([{ pricePaise, originalPaise }], '1m', 18).lines[0]?.percentOff;
  expect([off(10_000, 29_900), off(10_000, 0), off(10_000, 10_000), off(10_000, 5_000)]).toEqual([
    66,
    null,
    null,
    null,
  ]);
  expect(off(9_999_900, 10_000_000)).toBe(0);
});

test('what a screen shows is the figure itself to the paisa: every line, duration, rate and split', () => {
  const state = fc.constantFrom(...Object.keys(states));
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 30 }),
      fc.constantFrom(...durations),
      percent,
      state,
      (items, duration, rate, place) => {
        const priced = priceCart(items, duration, rate);
        for (const [i, line] of priced.lines.entries()) {
          const months = BigInt(items[i]?.pricePaise ?? 0) * BigInt(durationFacts[duration].tenths);
          expect(BigInt(line.amountPaise)).toBe(((months + 500n) / 1_000n) * 100n);
          expect(line.amountPaise % 100).toBe(0);
        }
        const amounts = priced.lines.map((line) => line.amountPaise);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(priced.subtotalPaise);
        expect(priced.subtotalPaise + priced.gstPaise).toBe(priced.totalPaise);
        const shown = [...amounts, priced.subtotalPaise, priced.gstPaise, priced.totalPaise];
        for (const paise of shown) expect(read(formatInr(paise))).toBe(paise);
        const parts = Object.values(splitByPlace(priced.subtotalPaise, rate, stateOfSeller(''), place));
        for (const part of parts) expect(read(formatInr(part))).toBe(part);
      },
    ),
  );
});
