import { afterAll, beforeAll, expect, test } from 'vitest';
import { translations } from './table.server.ts';
import { createTestDb } from '#kit/test-db.ts';
import { hashOf } from './hash-of.ts';
import { inLanguage, labelsOf } from './in-language.ts';

let database: Awaited<ReturnType<typeof createTestDb>>;
beforeAll(async () => {
  database = await createTestDb();
  const rows = [
    ['hi', 'Two words', 'दो शब्द'],
    ['mr', 'Two words', 'दोन शब्द'],
    ['hi', 'Taken away', ''],
  ] as const;
  await database.db
    .insert(translations)
    .values(rows.map(([language, source, text]) => ({ language, source, text, sourceHash: hashOf(source) })));
});
afterAll(() => database.close());

test('every text of a structure is put into the language asked for; what has none stays, and so does all else', async () => {
  const at = new Date();
  const page = {
    heading: 'Two words',
    items: [{ text: 'Two words', paise: 100, at }, { text: 'Taken away' }, { text: 'Unknown' }, null],
  };
  const before = structuredClone(page);
  expect(await inLanguage({ db: database.db, language: 'hi' }, page)).toEqual({
    heading: 'दो शब्द',
    items: [{ text: 'दो शब्द', paise: 100, at }, { text: 'Taken away' }, { text: 'Unknown' }, null],
  });
  expect(await inLanguage({ db: database.db, language: 'mr' }, ['Two words'])).toEqual(['दोन शब्द']);
  expect(page).toEqual(before);
});

test('English is the same object, and asks nobody', async () => {
  const page = { heading: 'Two words' };
  expect(await inLanguage({ db: null as never, language: 'en' }, page)).toBe(page);
});

test('a value that a form sends stays, with a label beside it', async () => {
  expect(await labelsOf({ db: database.db, language: 'hi' }, ['Two words', 'Unknown'])).toEqual([
    { value: 'Two words', label: 'दो शब्द' },
    { value: 'Unknown', label: 'Unknown' },
  ]);
});
