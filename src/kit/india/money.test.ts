import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatInr, formatRupees } from './money.ts';

test('amounts are grouped as in India and lose their decimals only when whole', () => {
  expect([0, 199_900, 2_410_800, 241_080_050, 5, -70].map(formatInr)).toEqual([
    '₹0',
    '₹1,999',
    '₹24,108',
    '₹24,10,800.50',
    '₹0.05',
    '−₹0.70',
  ]);
});

test('whatever the amount, its paise can be read back from the text, and groups are of two after the first three', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (paise) => {
      const text = formatInr(paise);
      expect(text).toMatch(/^−?₹\d{1,3}$|^−?₹(\d{1,2},)*\d{3}(\.\d{2})?$|^−?₹\d{1,3}\.\d{2}$/);
      expect(Math.round(Number(text.replace('−', '-').replaceAll(/[₹,]/g, '')) * 100)).toBe(paise);
      expect(text.includes('.')).toBe(paise % 100 !== 0);
      expect(text.endsWith(formatRupees(paise))).toBe(true);
    }),
  );
});
