import { expect, test } from 'vitest';
import { taxesOf, totalOf } from './quotation-totals.ts';

test('taxes are halved inside the seller’s state and one across its border', () => {
  const totals = totalOf([
    { id: '1', title: 'x', description: '', sac: '', quantity: 1, unitPricePaise: 100_000, discountPaise: 0, gstPercent: 18 },
  ]); // prettier-ignore
  const halves = [
    { name: 'CGST 9%', taxPaise: 9_000 },
    { name: 'SGST 9%', taxPaise: 9_000 },
  ];
  const whole = [{ name: 'IGST 18%', taxPaise: 18_000 }];
  const karnataka = '29AAGCB7383J1Z4';
  expect(taxesOf(totals, { place: '', seller: karnataka, supply: 'ordinary' })).toEqual(halves);
  expect(taxesOf(totals, { place: '29', seller: karnataka, supply: 'ordinary' })).toEqual(halves);
  expect(taxesOf(totals, { place: '27', seller: karnataka, supply: 'ordinary' })).toEqual(whole);
  expect(taxesOf(totals, { place: '27', seller: '', supply: 'ordinary' })).toEqual([]);
});
