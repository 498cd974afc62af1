import { expect, test } from 'vitest';
import { stepOf } from './quotation-step.ts';

test('the steps above a quotation say how far it has come, on its own page and on that of the answer', () => {
  const at = (state: Parameters<typeof stepOf>[0] extends { state: infer S } | null ? S : never) => [
    stepOf({ state }, 'quotation'),
    stepOf({ state }, 'answer'),
  ];
  expect(stepOf(null, 'quotation')).toBe('quotation');
  expect(at('viewed')).toEqual(['quotation', 'answer']);
  expect(at('countered')).toEqual(['answer', 'answer']);
  expect(at('accepted')).toEqual(['pay', 'pay']);
  expect(at('paid')).toEqual(['receipt', 'receipt']);
});
