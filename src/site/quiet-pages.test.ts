import { expect, test } from 'vitest';
import { isQuiet } from './quiet-pages.ts';

test('nothing floats where somebody pays, reads a receipt or answers an offer, and only there', () => {
  const quiet = [
    '/cart',
    '/Cart/',
    '/checkout',
    '/payment-pay/checkout/1',
    '/renew/1',
    '/admission',
    '/success',
    '/success/1',
    '/failure/1',
    '/invoice/1',
    '/pay/1',
    '/quotation/1',
    '/quotation-response',
  ];
  expect(quiet.filter((path) => !isQuiet(path))).toEqual([]);
  expect(['/', '/carts', '/contact-us', '/profile', '/book-consultation'].filter(isQuiet)).toEqual([]);
});
