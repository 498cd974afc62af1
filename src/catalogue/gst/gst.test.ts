import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gstOn, gstWithin, splitByPlace } from './gst.ts';
import { placeOfSupply, stateOfPin } from '#kit/india/place-of-supply.ts';
import { states, stateOfSeller } from '#kit/india/states.ts';

const amount = fc.integer({ min: 0, max: 100_000_000_000 });
const percent = fc.integer({ min: 0, max: 4_000 }).map((hundredths) => hundredths / 100);
/** Exact arithmetic as the judge. */
const exact = (paise: number, rate: number) => {
  const twice = 2n * BigInt(paise) * BigInt(Math.round(rate * 100));
  return Number((twice + 10_000n) / 20_000n);
};

test('GST on an amount is exact to the paisa, half up', () => {
  expect(gstOn(249_500, 18)).toBe(44_910);
  expect(gstOn(1_00, 12.5)).toBe(13);
  expect(gstOn(0, 18)).toBe(0);
  fc.assert(fc.property(amount, percent, (paise, rate) => gstOn(paise, rate) === exact(paise, rate)));
});

test('GST inside an amount: both parts are whole, add up, and lead back to the same GST within a paisa', () => {
  expect(gstWithin(118_00, 18)).toEqual({ taxablePaise: 100_00, gstPaise: 18_00 });
  expect(gstWithin(2_410_800, 18)).toEqual({ taxablePaise: 2_043_051, gstPaise: 367_749 });
  fc.assert(
    fc.property(amount, percent, (paise, rate) => {
      const { taxablePaise, gstPaise } = gstWithin(paise, rate);
      expect(Number.isInteger(taxablePaise) && Number.isInteger(gstPaise)).toBe(true);
      expect(taxablePaise + gstPaise).toBe(paise);
      expect(Math.abs(gstOn(taxablePaise, rate) - gstPaise)).toBeLessThanOrEqual(1);
    }),
  );
});

test('two Acts levy equal halves, each to the nearest paisa; what was charged is at most a paisa away', () => {
  expect(splitByPlace(50_06, 18, '27', '27')).toEqual({ cgstPaise: 451, sgstPaise: 451 });
  expect(splitByPlace(50_03, 18, '27', '27')).toEqual({ cgstPaise: 450, sgstPaise: 450 });
  expect(splitByPlace(50_06, 18, '27', '29')).toEqual({ igstPaise: 901 });
  // Half of a rate with two decimals is none that could be rounded to two.
  expect(splitByPlace(1_000_000, 0.25, '27', '27')).toEqual({ cgstPaise: 1_250, sgstPaise: 1_250 });
  const state = fc.constantFrom(...Object.keys(states));
  fc.assert(
    fc.property(amount, percent, state, (paise, rate, place) => {
      const parts = splitByPlace(paise, rate, stateOfSeller(''), place);
      const tax = Object.values(parts).reduce((sum, part) => sum + part);
      expect(Math.abs(gstOn(paise, rate) - tax)).toBeLessThanOrEqual(place === '27' ? 1 : 0);
      if ('cgstPaise' in parts) expect(parts.cgstPaise).toBe(parts.sgstPaise);
    }),
  );
});

test('the place of supply: the state of the GSTIN, else the one that was chosen, else somebody has to be asked', () => {
  expect(placeOfSupply({ gstin: '29AAGCB7383J1Z4', stateCode: '27' })).toBe('29');
  expect(placeOfSupply({ gstin: '', stateCode: '27' })).toBe('27');
  expect(placeOfSupply({ gstin: '', stateCode: '' })).toBeNull();
  expect(placeOfSupply({ gstin: '', stateCode: '25' })).toBeNull();
  const known = {
    '110001': '07',
    '194101': '38',
    '248001': '05',
    '226001': '09',
    '403001': '30',
    '500001': '36',
    '533464': '34',
    '560001': '29',
    '682001': '32',
    '682555': '31',
    '700001': '19',
    '737101': '11',
    '744101': '35',
    '781001': '18',
    '799001': '16',
    '800001': '10',
    '834001': '20',
  };
  for (const [pin, state] of Object.entries(known)) expect(stateOfPin(pin), pin).toBe(state);
  // One sorting district, two states: nobody guesses.
  expect(['160017', '605001', '247001'].map(stateOfPin)).toEqual([null, null, null]);
  expect(['900001', '012345', '4000', 'x'].map(stateOfPin)).toEqual([null, null, null, null]);
});
