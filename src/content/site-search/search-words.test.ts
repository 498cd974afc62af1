import { expect, test } from 'vitest';
import { extractOf } from './extract-of.ts';
import { stepsBetween } from './near-words.ts';
import { soughtWords, stemOf, wordsIn } from './search-words.ts';
import { SoughtText } from './sought-text.ts';
import { vectorOf } from './vector-of.ts';

const words = (text: string) => wordsIn(text).map(({ word }) => word);

test('words of Devanagari stay whole, and what is written either way is one word', () => {
  expect(words('आपकी वेबसाइट: ₹1,999 से')).toEqual(['आपकि', 'वेबसाइट', '1999', 'से']);
  for (const [one, other] of [
    ['वेबसाईट', 'वेबसाइट'],
    ['क़ीमतें', 'कीमतें'],
    ['बढ़ाएँ', 'बढाएं'],
    ['१२३', '123'],
    ['अ\u200dॅप', 'ॲप'],
    ['Café', 'CAFE'],
    ['क्\u200dष', 'क्ष'],
  ] as const)
    expect(words(one)).toEqual(words(other));
  const [, found] = wordsIn('x बढ़ाएँ y');
  expect('x बढ़ाएँ y'.slice(found?.at, found?.end)).toBe('बढ़ाएँ');
});

test('the forms of a word share its beginning; what stands everywhere is not looked for', () => {
  const share = (...forms: string[]) => {
    const [first = '', ...others] = forms.flatMap(words);
    for (const other of others) expect(first.startsWith(stemOf(other))).toBe(true);
  };
  share('website', 'websites');
  share('pricelist', 'prices', 'pricing');
  share('company', 'companies');
  share('दुकान', 'दुकानें', 'दुकानों');
  share('वेबसाइट', 'वेबसाइटचे', 'वेबसाइटसाठी', 'वेबसाइटें');
  expect(['business', 'string', 'speed', 'ads'].map(stemOf)).toEqual(['business', 'string', 'speed', 'ads']);
  expect(soughtWords('How do I get a website? A website!')).toEqual(['get', 'website']);
  expect(soughtWords('मेरी दुकान के लिए वेबसाइट')).toEqual(['मेरि', 'दुकान', 'वेबसाइट']);
  expect(soughtWords('who are you')).toEqual(['who', 'are', 'you']);
});

test('what is typed is one clean line, and nothing in it reaches the database as a sign of its own', () => {
  expect(SoughtText.parse(' a\u0000b\n\u202ec\ud800 ')).toBe('a b c');
  expect(SoughtText.safeParse('x'.repeat(101)).success).toBe(false);
  expect(soughtWords(`'); drop:* & !x | "y" \\ <->`)).toEqual(['drop', 'x', 'y']);
  expect(vectorOf({ title: 'One two', body: `two's` })).toBe("'one':1A 'two':2A,3 's':4");
});

test('an extract shows where the words stand together, and marks them', () => {
  const text = `Shops open early. ${'Filling words of no use here. '.repeat(20)}A shop with GST bills keeps its GST safe. ${'More filling. '.repeat(30)}`;
  const pieces = extractOf(text, ['shop', 'gst']);
  expect(pieces.filter(({ marked }) => marked).map((piece) => piece.text)).toEqual(['shop', 'GST', 'GST']);
  const shown = pieces.map((piece) => piece.text).join('');
  expect(shown).toMatch(/^… /);
  expect(shown).toMatch(/ …$/);
  expect(shown.length).toBeLessThan(230);
  expect(extractOf('Short.', ['none'])).toEqual([{ text: 'Short.', marked: false }]);
  // Parts of a page are joined by a dot, which begins none.
  const parts = extractOf(`${'Part '.repeat(20)}· ${'w'.repeat(44)} shop`, ['shop']);
  expect(parts[0]?.text).toMatch(/^… w/);
});

test('letters added, left out, changed or changed about are one step each', () => {
  const steps = (a: string, b: string) => stepsBetween([...a], [...b]);
  expect(['website', 'webite', 'webssite', 'wbesite', 'wedsite', 'bookkeeping'].map((word) => steps(word, 'website')))
    .toEqual([0, 1, 1, 1, 1, 9]); // prettier-ignore
});
