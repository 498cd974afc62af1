import { globSync, readFileSync } from 'node:fs';
import { openSync, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { languageNames } from '#kit/language/language.ts';

const font = openSync('src/kit/site/fonts/noto-devanagari.woff2') as Font;

test('every letter of the Hindi and Marathi texts is in the font of the pages', () => {
  const files = globSync([
    'src/kit/i18n/**/*.po',
    'src/sample/translations/*.json',
    'src/*/*/*.ts',
    'src/kit/**/*.ts',
  ]);
  const letters = new Set(
    files.flatMap((file) => readFileSync(file, 'utf8').match(/\p{Script=Devanagari}/gu) ?? []),
  );
  expect(letters.size).toBeGreaterThan(50);
  expect([...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test('an English page has the letters of the names of the other languages', () => {
  const names = openSync('src/kit/site/fonts/language-names.woff2') as Font;
  const letters = [...(languageNames.hi + languageNames.mr)];
  expect(letters.filter((letter) => !names.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
});
