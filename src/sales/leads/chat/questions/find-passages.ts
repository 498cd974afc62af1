import { inArray } from 'drizzle-orm';
import { correctedWords } from '#content/site-search/near-words.ts';
import { searchSite, type Hit } from '#content/site-search/search-site.ts';
import { stemOf, wordsIn } from '#content/site-search/search-words.ts';
import { searchEntries } from '#content/site-search/table.server.ts';
import { entryId } from '#content/site-search/write-entries.ts';
import type { Ctx } from '#kit/context.ts';
import type { Passage } from './question.ts';
import { serviceMeant } from './service-meant.ts';
import { tellingWords } from './telling-words.ts';

/** So much of a question's answer is quoted. */
const room = 600;
/** So much of what was asked for must stand in one passage. */
const enough = 0.6;

/**
 * What our own pages say to a question, the closest first, from the same index as the site's search; nothing where they
 * hardly speak of it. A word that stands nowhere on the site counts twice: what is special in a question is mostly that one.
 */
export async function findPassages(
  ctx: Ctx,
  { question, limit }: { question: string; limit: number },
): Promise<Passage[]> {
  const words = tellingWords(question);
  if (words.length === 0) return [];
  const known = await correctedWords(ctx, words);
  const stems = known.filter((word) => word !== null).map(stemOf);
  const asked = 2 * words.length - stems.length;
  const close = (await findHits(ctx, words))
    .map((hit) => {
      const title = textOf(hit.title);
      const extract = textOf(hit.extract);
      const titled = heardIn(title, stems);
      const heard = heardIn(`${title} ${extract} ${hit.path}`, stems);
      const share = heard / asked - (told.has(hit.kind) ? 0.15 : 0);
      return { ...hit, title, extract, language: hit.extract.language, heard, titled, share };
    })
    // A word or two in the middle of a text are there by chance.
    .filter(({ share, titled, heard }) => share >= enough && (titled > 0 || heard > 2));
  const best = close.toSorted((a, b) => b.share - a.share || b.titled - a.titled).slice(0, limit);
  const whole = await wholeAnswers(
    ctx,
    best.filter(({ kind }) => kind === 'question'),
  );
  return best.map(({ page, title, extract, path, language }) => ({
    title,
    text: cut(whole.get(page) ?? extract),
    path,
    language,
  }));
}

/** What was told of others answers less than what we say of ourselves. */
const told = new Set<Hit['kind']>(['post', 'case']);

/** What has the words; where they name a service, also what its own page says to the others. */
async function findHits(ctx: Ctx, words: string[]): Promise<Hit[]> {
  const service = await serviceMeant(ctx, words);
  const others = service ? words.filter((word) => !service.words.has(word)) : [];
  const all = await hitsOf(ctx, words);
  if (!service || others.length === 0) return all;
  const own = (await hitsOf(ctx, others)).filter(({ path }) => path.split('#', 1)[0] === service.path);
  return [...all, ...own.filter(({ page }) => !all.some((hit) => hit.page === page))];
}

async function hitsOf(ctx: Ctx, words: string[]): Promise<Hit[]> {
  const found = await searchSite(ctx, { q: words.join(' ') });
  return found.state === 'found' ? found.hits : [];
}

const heardIn = (text: string, stems: string[]) => {
  const words = wordsIn(text);
  return stems.filter((stem) => words.some(({ word }) => word.startsWith(stem))).length;
};

const textOf = ({ pieces }: { pieces: { text: string }[] }) => pieces.map(({ text }) => text).join('');

/** A question's own answer is short enough to be quoted as a whole. */
async function wholeAnswers({ db }: Pick<Ctx, 'db'>, hits: Parameters<typeof entryId>[0][]) {
  if (hits.length === 0) return new Map<string, string>();
  const { id, page, body } = searchEntries;
  const rows = await db
    .select({ page, body })
    .from(searchEntries)
    .where(inArray(id, hits.map(entryId)));
  return new Map(rows.map((row) => [row.page, row.body]));
}

const cut = (text: string) =>
  text.length <= room ? text : `${text.slice(0, room).replace(/\s+\S*$/u, '')} …`;
