import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromLatinScript } from './from-latin-script.ts';

test('however it is spelt, Hindi in Latin letters becomes the words of our pages, and English stays what it is', () => {
  for (const question of ['website ka kharcha kitna hai', 'Website kaa karcha kitnaa hai?'])
    expect(fromLatinScript(question)).toBe('website cost how');
  expect(fromLatinScript('app kitne mein banega')).toBe('app how much');
  expect(fromLatinScript('kya hai')).toBe('kya hai');
  const questions = globSync('src/sample/service-pages/*.json').flatMap(
    (file) =>
      (JSON.parse(readFileSync(file, 'utf8')) as { faq: { items: { question: string; answer: string }[] } })
        .faq.items,
  );
  expect(questions.length).toBeGreaterThan(40);
  for (const text of questions.flatMap(({ question, answer }) => [question, answer]))
    expect(fromLatinScript(text)).toBe(text);
});
