import { expect, test } from 'vitest';
import { loadScreen } from './screen.ts';

test('a screen that does not come says so in words for people', async () => {
  const load = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /admin/a.js'));
  await expect(loadScreen(load, 'LeadList')).rejects.toThrow(
    'This screen did not load. Please check your connection and load the page again.',
  );
});
