import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import type { Ctx } from '#kit/context.ts';
import { writeEntries, type Entry } from '#content/site-search/write-entries.ts';
import { withoutIndexes } from './fill-rows.ts';

/** So many are written, and each is copied so often. */
const written = 1_000;
const copies = 19;
const wordsEach = 400;
const atOnce = 200;
/** Of each language, as texts have them: few stand everywhere, many once or twice. */
const vocabulary = 30_000;

/**
 * What visitors look through: twenty thousand pages, which is more than agencies have, two in five of them in Hindi or
 * Marathi as well, and a million words to put right what was misspelt. Entries are written by the product's own code and then
 * copied under other names.
 */
export async function fillSearch(client: Client, count: number): Promise<void> {
  const db: Ctx['db'] = drizzle(client, { casing: 'snake_case' });
  const next = draws();
  for (let from = 0; from < written; from += atOnce)
    await writeEntries(
      { db },
      Array.from({ length: atOnce }, (_, i) => from + i).flatMap((n) => entriesOf(n, next)),
    );
  await withoutIndexes(
    client,
    'search_entries',
    `insert into search_entries (id, page, language, kind, path, title, body, words, post_id, published_at)
    select page || '-' || copy || ' ' || language, page || '-' || copy, language, kind, path || '-' || copy, title,
      replace(body, 'rarely', ''), ts_delete(words, 'rarely'), gen_random_uuid(), published_at - copy * interval '1000 hours'
    from search_entries, generate_series(1, ${copies}) copy where page like 'bench:%'`,
  );
  await client.query(`insert into search_words (word)
    select left(translate(md5('word' || n), '0123456789', 'ghijklmnop'), 5 + n % 8) from generate_series(1, ${count}) n
    on conflict do nothing`);
}

/** Of a page in English, of some also in another language. */
const entriesOf = (n: number, next: () => number): Entry[] =>
  (['en', ...(n % 5 === 1 ? (['hi'] as const) : n % 5 === 2 ? (['mr'] as const) : [])] as const).map(
    (language) => ({
      page: `bench:${n}`,
      language,
      kind: 'post',
      path: `/blogs/bench-${n}`,
      title: text(8, language, next),
      body: `${text(wordsEach, language, next)} ${n % 100 === 0 ? 'rarely' : ''} ${n % 2 === 0 ? 'common' : ''}`,
      // None of a post, so that none has to be there; with one, for what has none is taken for a page that is gone.
      postId: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
      publishedAt: new Date(Date.now() - n * 3_600_000),
    }),
  );

const text = (words: number, language: Entry['language'], next: () => number) =>
  Array.from({ length: words }, () => wordOf(Math.floor(vocabulary ** next()) - 1, language)).join(' ');

/** The n-th commonest word of a language. */
function wordOf(n: number, language: Entry['language']): string {
  const known = wordsOf[language === 'en' ? 'en' : 'hi'][n];
  if (known) return known;
  const syllables = language === 'en' ? latin : devanagari;
  let word = '';
  for (let rest = n; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length] ?? '';
  return word;
}

const latin = 'ba ce di fo gu la me ni po ru sa te vi wo ka shi tra ner ling mor'.split(' ');
const devanagari = 'का की कु ला ली लु ना नी नु रा री रु मा मी मु ता ती तु सा सी'.split(' ');
const wordsOf = {
  en: 'the website of your shop google price design mobile customer online business search page'.split(' '),
  hi: 'वेबसाइट दुकान ग्राहक कीमत ऑनलाइन गूगल'.split(' '),
};

/** The same numbers between 0 and 1 each time, so that two runs have the same pages. */
function draws(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
