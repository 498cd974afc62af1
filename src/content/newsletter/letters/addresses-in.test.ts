import { expect, test } from 'vitest';
import { addressesIn, partsOf } from './addresses-in.ts';

test('an address ends where its sentence does, in every language of a letter, and keeps its own brackets', () => {
  const text =
    'Look (https://shop.example/sale), or https://docs.example/Tea_(drink). बिक्री: https://shop.example/बिक्री। “https://a.example/b”!';
  expect(addressesIn(text)).toEqual([
    'https://shop.example/sale',
    'https://docs.example/Tea_(drink)',
    'https://shop.example/बिक्री',
    'https://a.example/b',
  ]);
  expect(
    partsOf(text)
      .map(({ words }) => words)
      .join(''),
  ).toBe(text);
});
