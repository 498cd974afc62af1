import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { expect, test } from 'vitest';
import stopWords from '#agency/incoming-mails/stop-words.json' with { type: 'json' };
import { whatsAppEvents } from '#agency/whatsapp/events.ts';
import { ourWords } from '#money/receivables/reminders/our-words.ts';
import { sampleTranslations } from '#sample/translations.ts';
import { otherLanguages, type OtherLanguage } from '#kit/language/language.ts';
import { glossary, type Rule } from './glossary.ts';

const { parse } = formatter();
type Entry = { message?: string; translation?: string; context?: string };

/** Both catalogs of a language: English, and what it is there. */
async function catalogsOf(language: OtherLanguage): Promise<Required<Entry>[]> {
  const catalogs = ['.', './server'].map(async (folder) => {
    const filename = `${folder}/${language}.po`;
    const text = readFileSync(new URL(filename, import.meta.url), 'utf8');
    const catalog = await parse(text, { locale: language, sourceLocale: 'en', filename });
    return Object.entries(catalog ?? {}) as [string, Entry][];
  });
  return (await Promise.all(catalogs))
    .flat()
    .map(([id, { message = id, translation = '', context = '' }]) => ({ message, translation, context }));
}

const brokenBy = (text: string, rules: Rule[]) =>
  rules.flatMap(([avoid, instead]) => {
    const found = avoid.exec(text)?.[0];
    return found === undefined ? [] : [`${found} → ${instead}: ${text}`];
  });

/** What we say on WhatsApp: the templates that we propose, and the answers to STOP and START. */
const onWhatsApp = (language: OtherLanguage) => [
  ...Object.values(whatsAppEvents).map(({ texts }) => texts[language].text),
  ...Object.values(stopWords).map((words) => words[language].said),
];

const inReminders = (language: OtherLanguage) =>
  Object.values(ourWords[language]).flatMap(({ subject, text }) => [subject, text]);

test.each(otherLanguages)(
  '%s: one word for one thing, on pages, in mails, on WhatsApp and in the sample texts',
  async (language) => {
    const texts = (await catalogsOf(language)).map(({ translation }) => translation);
    expect(texts.length).toBeGreaterThan(1_000);
    const said = [...onWhatsApp(language), ...inReminders(language)];
    const all = [...texts, ...said, ...Object.values(sampleTranslations[language])];
    expect(all.flatMap((text) => brokenBy(text, glossary[language]))).toEqual([]);
  },
);

/** An address of a person's home, and the home page: the same English word for two things. */
const twoThings = new Set(['Home']);

test.each(otherLanguages)(
  '%s: one English sentence has one translation, wherever it stands',
  async (language) => {
    const said = new Map<string, Set<string>>();
    for (const { message, translation, context } of await catalogsOf(language)) {
      if (twoThings.has(message)) continue;
      const key = `${context} ${message}`;
      said.set(key, (said.get(key) ?? new Set()).add(translation));
    }
    expect([...said].filter(([, translations]) => translations.size > 1)).toEqual([]);
  },
);

/** What agrees with its subject in gender, so that a name whose gender nobody knows must not be one. */
const agreeing: Record<OtherLanguage, RegExp> = {
  hi: /^\{\w+\}(?: नहीं)? (?:मिला|मिली|जुड़ गया|हटा दिया|डाल दिया|सेव होगी|खत्म होता|खत्म होती)/,
  mr: /^\{\w+\} (?:सापडला|सापडली|सापडले|काढले|काढली|टाकले|जोडला|जोडले|संपतो|संपते|संपले)/,
};

test.each(otherLanguages)(
  '%s: nothing agrees in gender with what will stand at a place',
  async (language) => {
    const texts = (await catalogsOf(language)).map(({ translation }) => translation);
    expect(texts.filter((text) => agreeing[language].test(text))).toEqual([]);
  },
);

test('mr: what we say ourselves is written, not spoken: मधील, वरील', async () => {
  const texts = (await catalogsOf('mr')).map(({ translation }) => translation);
  const spoken = /(?:मध|(?:^|[^\u0900-\u097f])(?:त्?या|भारता)त)ल(?:[ाीे]|्या)|वरच(?:[ाीे]|्या)/u;
  expect(texts.filter((text) => spoken.test(text))).toEqual([]);
});

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

test.each(otherLanguages)(
  '%s: sentences that have no word in common are not translated alike',
  async (language) => {
    const meant = new Map<string, string>();
    const mistaken: string[][] = [];
    for (const { message, translation } of await catalogsOf(language)) {
      const earlier = meant.get(translation) ?? message;
      const [some, others] = [wordsOf(earlier), wordsOf(message)];
      if (some.length > 2 && others.length > 2 && !some.some((word) => others.includes(word)))
        mistaken.push([earlier, message, translation]);
      meant.set(translation, message);
    }
    expect(mistaken).toEqual([]);
  },
);
