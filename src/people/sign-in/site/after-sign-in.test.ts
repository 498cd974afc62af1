import { expect, test } from 'vitest';
import { isOwnPath, placeAfterSignIn, withNext } from './after-sign-in.ts';

test('only paths of this site are gone on to, however an address is dressed up', () => {
  for (const own of [
    '/',
    '/profile?tab=profilePaymentInfo',
    '/start-growing-your-business-at-₹1999/Month',
    '/a//b',
  ])
    expect(isOwnPath(own), own).toBe(true);
  for (const foreign of [
    '',
    'profile',
    '//evil.example',
    String.raw`/\evil.example`,
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    String.raw`/.\/evil.example`,
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
  ])
    expect(isOwnPath(foreign), foreign).toBe(false);
});

test('the wish travels along, encoded, and only when it may', () => {
  expect(withNext('/login', '/blog?a=b')).toBe('/login?next=%2Fblog%3Fa%3Db');
  expect(withNext('/login', '//evil.example')).toBe('/login');
  expect(withNext('/login', null)).toBe('/login');
});

test('nobody who has signed in is led to a page to sign in: what that was to lead to counts', () => {
  expect(placeAfterSignIn('/login?next=%2Fcart')).toBe('/cart');
  expect(placeAfterSignIn('/register?next=%2Flogin%3Fnext%3D%252Fblog')).toBe('/blog');
  expect(placeAfterSignIn('/login?next=%2F%2Fevil.example')).toBe('/profile');
  expect(placeAfterSignIn('/new-register')).toBe('/profile');
  expect(placeAfterSignIn('/blog?next=%2Fcart')).toBe('/blog?next=%2Fcart');
});
