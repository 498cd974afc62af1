import { expect, test } from 'vitest';
import { movedTo, sectionsOf, shownSections } from './sections.ts';

const Placed = sectionsOf({ all: ['proof', 'cards', 'prices', 'about'], free: ['proof', 'prices'] });
const complaintOf = (order: string[], hidden: string[] = []) =>
  Placed.safeParse({ order, hidden }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('sections move and hide where the plan lets them; what a document does not know yet stands at its end', () => {
  expect(Placed.parse(undefined)).toEqual({ order: ['proof', 'cards', 'prices', 'about'], hidden: [] });
  const placed = Placed.parse({ order: ['prices', 'cards', 'about'], hidden: ['prices'] });
  expect(placed.order).toEqual(['prices', 'cards', 'about', 'proof']);
  expect(shownSections(placed)).toEqual(['cards', 'about', 'proof']);
  expect(complaintOf(['about', 'cards'])).toEqual([['order', 'Only the sections with arrows can be moved']]);
  expect(complaintOf(['proof', 'proof'])).toContainEqual(['order', 'Each section stands there once']);
  expect(complaintOf([], ['cards'])?.[0]?.[0]).toBe('hidden.0');
});

test('a section takes the place of its neighbour, from above and from below', () => {
  expect(movedTo(['a', 'b', 'c', 'd'], 'c', 'b')).toEqual(['a', 'c', 'b', 'd']);
  expect(movedTo(['a', 'b', 'c', 'd'], 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
});
