import { expect, test } from 'vitest';
import { numberOfOrderNo, orderNo } from './order-no.ts';

test('an order is called NIR- and a number of four digits, and found by it however it is typed', () => {
  expect(orderNo({ number: 42 })).toBe('NIR-1042');
  for (const typed of ['NIR-1042', 'nir 1042', 'Nir1042']) expect(numberOfOrderNo(typed)).toBe(42);
  for (const typed of ['1042', 'NIR/26-27/1', 'Niranjan', 'txn_1042'])
    expect(numberOfOrderNo(typed)).toBeNull();
});
