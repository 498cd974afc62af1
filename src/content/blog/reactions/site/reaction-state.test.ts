import { expect, test } from 'vitest';
import { choose } from './reaction-state.ts';

const counts = { like: 3, love: 1, wow: 0, celebrate: 0 };

test('a first choice adds one, a switch moves one, a repeat changes nothing', () => {
  const first = choose({ counts, mine: null }, 'like');
  expect(first).toEqual({ counts: { ...counts, like: 4 }, mine: 'like' });
  expect(choose(first, 'love')).toEqual({ counts: { ...counts, like: 3, love: 2 }, mine: 'love' });
  expect(choose(first, 'like')).toEqual(first);
});
