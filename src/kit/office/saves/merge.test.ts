import { expect, test } from 'vitest';
import { differencesOf } from '#kit/rows/differences.ts';
import { etagOf } from '#kit/rows/etag-of.ts';
import { chosen, clearSoFar } from './merge.ts';
import { nameOf, shown } from './shown.ts';

const base = {
  name: 'Shop',
  cards: [{ text: 'One' }, { text: 'Two' }],
  phones: ['1'],
  blocks: { type: 'doc', content: [] },
};
const theirs = { ...base, cards: [{ text: 'One' }, { text: 'Hers' }], phones: ['1', '2'] };
const yours = { ...base, name: 'My shop', cards: [{ text: 'Mine' }, { text: 'My two' }] };

test('two states of a record are compared field by field, and what was chosen is put together', () => {
  const fields = differencesOf(theirs, yours);
  expect(fields).toEqual([
    { field: 'name', theirs: 'Shop', yours: 'My shop' },
    { field: 'cards.0.text', theirs: 'One', yours: 'Mine' },
    { field: 'cards.1.text', theirs: 'Hers', yours: 'My two' },
    { field: 'phones', theirs: ['1', '2'], yours: ['1'] },
  ]);
  // Only the second card was changed by both.
  const clear = clearSoFar(fields, base);
  expect(clear).toEqual({ name: 'yours', 'cards.0.text': 'yours', phones: 'theirs' });
  expect(chosen(yours, fields, { ...clear, 'cards.1.text': 'theirs' })).toEqual({
    ...base,
    name: 'My shop',
    cards: [{ text: 'Mine' }, { text: 'Hers' }],
    phones: ['1', '2'],
  });
  expect(yours.cards[1]).toEqual({ text: 'My two' });
});

test('a mark is the same for the same words, in whatever order they are stored, and another for others', () => {
  const at = new Date('2026-11-23T00:00:00Z');
  expect(etagOf({ a: 1, b: { c: at, d: [2] } })).toBe(etagOf({ b: { d: [2], c: at.toISOString() }, a: 1 }));
  expect(etagOf({ a: [1, 2] })).not.toBe(etagOf({ a: [2, 1] }));
});

test('values are shown as people read them, and fields have names', () => {
  expect(shown(149_900, 'pricePaise')).toBe('₹1,499');
  expect(shown([{ id: 'x', name: 'Logo', pricePaise: 100_000 }, { name: 'Site' }], 'features')).toBe(
    'Logo · ₹1,000\nSite',
  );
  const text = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
  expect(shown({ type: 'doc', content: [text('One'), text('Two')] }, 'blocks')).toBe('One\nTwo');
  expect([shown(null, 'x'), shown(true, 'x')]).toEqual(['', 'Yes']);
  expect(nameOf('content.hero.firstLine')).toBe('Hero › First line');
  expect(nameOf('cards.2.text')).toBe('Cards › 3 › Text');
});
