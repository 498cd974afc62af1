import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings } from '#agency/settings/table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { translations } from '#agency/translations/table.server.ts';
import { seed } from './seed.ts';
import { createTestDb } from '#kit/test-db.ts';
import { collectTexts } from '#desk/translations/collect-texts.ts';
import { sampleTranslations } from './translations.ts';

let database: Awaited<ReturnType<typeof createTestDb>>;
beforeAll(async () => {
  database = await createTestDb('seeded');
});
afterAll(() => database.close());

test('every sample text has its Hindi and its Marathi; no translation is of a text that is gone', async () => {
  const texts = [...(await collectTexts(database)).values()];
  expect(texts.filter(({ hi, mr }) => hi === '' || mr === '').map(({ source }) => source)).toEqual([]);
  const shown = new Set(texts.map(({ source }) => source));
  for (const words of Object.values(sampleTranslations))
    expect(Object.keys(words).filter((source) => !shown.has(source))).toEqual([]);
});

test('each language has its own letters, and the names, numbers and links of the English text', () => {
  const kept = /₹[\d,]+|\d+|\]\([^)]+\)|WhatsApp|Google|Facebook|Instagram|Android|iPhone|UPI|GST|CRM/g;
  for (const words of Object.values(sampleTranslations))
    for (const [source, text] of Object.entries(words)) {
      expect(text.trim()).toBe(text);
      const names = [...new Set(source.match(kept))].filter((name) => !text.includes(name));
      expect([source, names]).toEqual([source, []]);
    }
  // The Hindi full stop has no place in Marathi.
  expect(Object.values(sampleTranslations.mr).join(' ')).not.toContain('।');
});

test('new words take the place of ours on a site that has them already, and of nothing that somebody wrote or took away', async () => {
  const [first, second, third] = Object.keys(sampleTranslations.hi);
  const staffId = v7();
  await database.db.insert(staff).values({
    id: staffId,
    name: 'Translator',
    email: 'translator@example.test',
    role: 'owner',
    passwordHash: '',
  });
  const inHindi = (source: string | undefined) =>
    and(eq(translations.language, 'hi'), eq(translations.source, source ?? ''));
  const textOf = async (source: string | undefined) =>
    (await database.db.select({ text: translations.text }).from(translations).where(inHindi(source)))[0]
      ?.text;
  await database.db.update(translations).set({ text: 'अपने शब्द', staffId }).where(inHindi(first));
  await database.db.update(translations).set({ text: '', staffId }).where(inHindi(second));
  await database.db.update(translations).set({ text: 'पिछले वर्ज़न के शब्द' }).where(inHindi(third));
  await database.db.delete(translations).where(eq(translations.language, 'mr'));
  await seed(database.db);
  expect(await database.db.$count(translations, eq(translations.language, 'mr'))).toBe(0);
  expect(await textOf(third)).toBe('पिछले वर्ज़न के शब्द');

  await database.db.update(settings).set({ value: {} }).where(eq(settings.key, 'sample-words'));
  await seed(database.db);
  expect(await Promise.all([first, second, third].map(textOf))).toEqual([
    'अपने शब्द',
    '',
    sampleTranslations.hi[third ?? ''],
  ]);
  expect(await database.db.$count(translations, eq(translations.language, 'mr'))).toBe(
    Object.keys(sampleTranslations.mr).length,
  );
});
