import { expect, test } from 'vitest';
import { receiptTime } from './receipt-time.ts';

test('a receipt prints DD/MM/YY - HH:mm in India, also after midnight there and across a year', () => {
  expect(receiptTime('2026-11-21T04:05:59Z')).toBe('21/11/26 - 09:35');
  expect(receiptTime('2026-11-21T18:35:00Z')).toBe('22/11/26 - 00:05');
  expect(receiptTime('2026-12-31T18:30:00Z')).toBe('01/01/27 - 00:00');
});
