import { expect, test } from 'vitest';
import { csvLines } from '#kit/csv.ts';
import { readTranslations } from './read-translations.ts';

const file = (text: string) => new File([text], 'translations.csv', { type: 'text/csv' });

test('what was exported is read as it was, formula signs, line breaks and order of columns aside', async () => {
  const csv = csvLines([
    ['Marathi', 'English', 'Where'],
    ['- दोन\n- ओळी', '- Two\n- lines', 'About: text'],
    ['', 'Home', ''],
  ]);
  const sheet = csv.replaceAll(/(?<!\r)\n/g, '\r\n');
  expect(await readTranslations(file(`\uFEFF${sheet}`))).toEqual([
    { source: '- Two\n- lines', hi: '', mr: '- दोन\n- ओळी' },
    { source: 'Home', hi: '', mr: '' },
  ]);
  await expect(readTranslations(file('Hindi\nक\n'))).rejects.toThrow('no column “English”');
  await expect(readTranslations(file('English\nHome\n'))).rejects.toThrow('no column “Hindi” or “Marathi”');
});
