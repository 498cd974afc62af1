import { expect, test } from 'vitest';
import { callPath, pathOf } from './path-of.ts';

test('an address has its variable parts escaped, and without an optional one ends before it', () => {
  expect(pathOf('/blogs/:slug/comments', { slug: 'a/b?c#d e' })).toBe('/blogs/a%2Fb%3Fc%23d%20e/comments');
  expect(pathOf('/:policy/version/:version', { policy: 'ownership', version: '2' })).toBe(
    '/ownership/version/2',
  );
  expect([pathOf('/quotation-response/:id?', { id: 'x' }), pathOf('/quotation-response/:id?')]).toEqual([
    '/quotation-response/x',
    '/quotation-response',
  ]);
});

test('what is put into the address of a call stays in its place', () => {
  expect(callPath`/cart/delete/${'a/../b'}/${'c?d#e'}`).toBe('/cart/delete/a%2F..%2Fb/c%3Fd%23e');
});
