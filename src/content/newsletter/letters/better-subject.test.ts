import { expect, test } from 'vitest';
import { betterSubject } from './better-subject.ts';

test('the subject with more clicks wins; where it could be chance, or the clicks are few, the first one does', () => {
  const of = (clicksA: number, clicksB: number, sent = 100) => {
    const { winner, isClear } = betterSubject({ sent, clicks: clicksA }, { sent, clicks: clicksB });
    return [winner, isClear];
  };
  expect(of(4, 14)).toEqual(['b', true]);
  expect(of(14, 4)).toEqual(['a', true]);
  expect(of(0, 9)).toEqual(['a', false]);
  expect(of(9, 11)).toEqual(['a', false]);
  expect(of(7, 7)).toEqual(['a', false]);
  expect(of(0, 0, 0)).toEqual(['a', false]);
  // Several links each: more clicks than mails.
  expect(of(100, 140)).toEqual(['b', true]);
});
