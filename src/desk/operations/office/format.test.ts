import { expect, test } from 'vitest';
import { formatBytes, formatDuration } from './format.ts';

test('sizes and spans are said in words that can be read at a glance', () => {
  expect([0, 999, 1_000, 1_540_000, 12_600_000, 3e12].map(formatBytes)).toEqual([
    '0 B',
    '999 B',
    '1 kB',
    '1.5 MB',
    '13 MB',
    '3 TB',
  ]);
  expect([59_000, 720_000, 7_380_000, 90_000_000, 273_600_000].map(formatDuration)).toEqual([
    '0 min',
    '12 min',
    '2 h 3 min',
    '1 day 1 h',
    '3 days 4 h',
  ]);
});
