import { afterAll, beforeAll, expect, test } from 'vitest';
import { translations } from '#agency/translations/table.server.ts';
import { createTestDb } from '#kit/test-db.ts';
import { english } from '#kit/language/translator.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { hashOf } from '#agency/translations/hash-of.ts';
import { titlesFor } from './translate-titles.ts';

let database: Awaited<ReturnType<typeof createTestDb>>;
beforeAll(async () => {
  database = await createTestDb();
  const rows = [
    ['SEO', 'एसईओ'],
    ['Growth, fast', 'बढ़त, तेज़'],
    ['Care (1 year)', 'देखभाल (1 साल)'],
    ['Website', 'वेबसाइट'],
  ] as const;
  await database.db
    .insert(translations)
    .values(
      rows.map(([source, text]) => ({ language: 'hi' as const, source, text, sourceHash: hashOf(source) })),
    );
});
afterAll(() => database.close());

test('what was sold is called as it would be today; what nobody has translated stays as it was written down', async () => {
  const expected = {
    'Care (1 year)': 'देखभाल (1 साल)',
    'SEO: Growth, fast (1 year)': 'एसईओ: बढ़त, तेज़ (1 साल)',
    'SEO: Growth, fast (2 years 6 months)': 'एसईओ: बढ़त, तेज़ (2 साल 6 महीने)',
    'SEO, Growth, fast': 'एसईओ, बढ़त, तेज़',
    'Gone: Growth, fast (1 month)': 'Gone: बढ़त, तेज़ (1 महीना)',
    'SEO: Gone (1 year)': 'SEO: Gone (1 year)',
    'Website, ten pages': 'Website, ten pages',
  };
  const titles = Object.keys(expected);
  const say = await titlesFor(database, translatorIn('hi'), titles);
  expect(Object.fromEntries(titles.map((title) => [title, say(title)]))).toEqual(expected);
  expect(say('Never asked for')).toBe('Never asked for');
});

test('English is as it was sold, and asks nobody', async () => {
  const say = await titlesFor({ db: null as never }, english, ['SEO']);
  expect(say('SEO')).toBe('SEO');
});
