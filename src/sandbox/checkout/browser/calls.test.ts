import { afterEach, expect, test } from 'vitest';
import { fetchPreferences } from './calls.ts';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

test('where nothing answers, it is said in words for people', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(fetchPreferences('rzp_test', 'order_1')).rejects.toThrow('No connection.');
});
