import { expect, test } from 'vitest';
import { textsIn } from './texts-in.ts';

test('every text is found with the part it stands in; names for machines and bare numbers are none', () => {
  const page = {
    id: 'a-b',
    hero: { firstLine: 'Customers find you.' },
    claims: [{ figure: '100+', words: 'years' }, { figure: '4–6 weeks' }],
    lines: ['One', ''],
    paise: 100,
    offer: null,
    isSample: true,
  };
  expect(textsIn(page)).toEqual([
    { part: 'hero · first line', text: 'Customers find you.' },
    { part: 'claims 1 · words', text: 'years' },
    { part: 'claims 2 · figure', text: '4–6 weeks' },
    { part: 'lines 1', text: 'One' },
  ]);
});
