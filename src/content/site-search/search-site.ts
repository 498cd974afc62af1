import { and, desc, inArray, sql, type SQL } from 'drizzle-orm';
import { inLanguage } from '#agency/translations/in-language.ts';
import { servicePagePath } from '#catalogue/service-pages/service-page-path.ts';
import { servicePageNames, servicePageSlugs } from '#catalogue/service-pages/service-page.ts';
import type { Ctx } from '#kit/context.ts';
import type { Language } from '#kit/language/language.ts';
import { defineLimit } from '#kit/limit.ts';
import { readByIndex } from '#kit/rows/read-by-index.ts';
import { readInOrder } from '#kit/rows/read-in-order.ts';
import { extractOf, markedIn, type Piece } from './extract-of.ts';
import { fromLatinScript } from './from-latin-script.ts';
import { correctedWords } from './near-words.ts';
import { soughtWords, stemOf } from './search-words.ts';
import { mostHits, type HitKind } from './site-search.ts';
import { searchEntries } from './table.server.ts';
import { entryId } from './write-entries.ts';

/** `title` and `extract` are each in a language of their own: what was found may stand in the English text alone. */
export type Hit = {
  page: string;
  kind: HitKind;
  path: string;
  title: { pieces: Piece[]; language: Language };
  extract: { pieces: Piece[]; language: Language };
  /** Of a question: the service on whose page it stands, in the visitor's language. */
  service: string | null;
};
/**
 * short: nothing in it that could be looked for · found: pages with all of the words; of others, `instead`: with these words
 * for those that stand nowhere, or `isPart`: with some of them · none
 */
export type Found =
  | { state: 'short' | 'none' }
  | { state: 'found'; hits: Hit[]; isMore: boolean; instead: string | null; isPart: boolean };

/** Each answer is a page drawn anew. Nobody asks more by hand, and thousands share a network. */
const siteSearchLimit = defineLimit('site-search', { points: 300, seconds: 600 });

/** So many of what matches are put into order by how well they do; of common words the newest. */
const mostRanked = 300;
/** Of so many the newest are gathered and sorted; of more they are looked for in the order of their days. */
const mostSorted = 20_000;
/** What is for sale comes before what was written about it. */
const weights: Record<HitKind, number> = {
  service: 4,
  plan: 1.5,
  question: 1.4,
  case: 1.2,
  page: 1.2,
  policy: 1,
  post: 1,
};

/** What visitors may read that has these words, the closest first, in their language where it stands in that. @throws TooManyRequests */
export async function searchSite(ctx: Ctx, { q }: { q: string }): Promise<Found> {
  const words = soughtWords(fromLatinScript(q));
  if (!words.some((word) => [...word].length > 1)) return { state: 'short' };
  await ctx.limit(siteSearchLimit, ctx.request.ip);
  const exact = await find(ctx, words, '&');
  if (exact) return { ...exact, instead: null, isPart: false };

  const known = (await correctedWords(ctx, words)).filter((word) => word !== null);
  if (known.length === 0) return { state: 'none' };
  const isCorrected = known.some((word) => !words.includes(word));
  const instead = isCorrected ? known.join(' ') : null;
  const near = known.join() === words.join() ? null : await find(ctx, known, '&');
  if (near) return { ...near, instead, isPart: !isCorrected || known.length < words.length };
  const some = known.length > 1 ? await find(ctx, known, '|') : null;
  return some ? { ...some, instead, isPart: true } : { state: 'none' };
}

async function find(ctx: Ctx, words: string[], how: '&' | '|') {
  const stems = words.map(stemOf);
  // Words hold letters and digits alone, so nothing in them means anything to PostgreSQL.
  const whole = sql`${words.map((word) => `'${word}'`).join(how)}::tsquery`;
  const begun = sql`${stems.map((stem) => `'${stem}':*`).join(how)}::tsquery`;
  const ranked = await rank(ctx, { whole, begun });
  if (ranked.length === 0) return null;
  const best = new Map<string, { page: string; language: Language; rank: number }>();
  for (const { page, kind, language, rank } of ranked) {
    const own = rank * weights[kind] * (language === ctx.language ? 1.5 : 1);
    if (own > (best.get(page)?.rank ?? 0)) best.set(page, { page, language, rank: own });
  }
  const closest = [...best.values()].toSorted((a, b) => b.rank - a.rank).slice(0, mostHits);
  return { state: 'found' as const, hits: await read(ctx, closest, stems), isMore: best.size > mostHits };
}

async function rank(ctx: Ctx, { whole, begun }: { whole: SQL; begun: SQL }) {
  const { id, page, kind, language, words, publishedAt } = searchEntries;
  const spoken = inArray(language, [...new Set<Language>(['en', ctx.language])]);
  let ids: string[] = [];
  // Of whole words that many entries have, beginnings need not be looked up.
  for (const asked of [whole, begun])
    if (ids.length < mostRanked) ids = await newestWith(ctx, and(sql`${words} @@ ${asked}`, spoken));
  if (ids.length === 0) return [];
  // Joined to nothing, and behind a limit, the words are fetched once for both comparisons.
  const found = ctx.db
    .select({ id, page, kind, language, publishedAt, held: sql`${words} || ''::tsvector`.as('held') })
    .from(searchEntries)
    .where(inArray(id, ids))
    .limit(mostRanked)
    .as('found');
  // A whole word counts for more than a beginning; long texts do not win by their length.
  const closeness = sql<number>`ts_rank(${found.held}, ${begun}, 1) + ts_rank(${found.held}, ${whole}, 1)`;
  return ctx.db
    .select({ page: found.page, kind: found.kind, language: found.language, rank: closeness })
    .from(found)
    .orderBy(desc(closeness), desc(found.publishedAt), found.id);
}

/** Entries with these words, the newest first: all, or as many as are put into order. */
async function newestWith(ctx: Ctx, matching: SQL | undefined): Promise<string[]> {
  const { id, publishedAt } = searchEntries;
  const some = ctx.db
    .select({ id, publishedAt })
    .from(searchEntries)
    .where(matching)
    .limit(mostSorted + 1)
    .as('some');
  const gathered = await readByIndex(ctx, (db) =>
    db
      .select({ id: some.id, count: sql<number>`count(*) over ()`.mapWith(Number) })
      .from(some)
      .orderBy(desc(some.publishedAt), desc(some.id))
      .limit(mostRanked),
  );
  const [first] = gathered;
  if (!first || first.count <= mostSorted) return gathered.map((entry) => entry.id);
  const found = await readInOrder(ctx, (db) =>
    db
      .select({ id })
      .from(searchEntries)
      .where(matching)
      .orderBy(desc(publishedAt), desc(id))
      .limit(mostRanked),
  );
  return found.map((entry) => entry.id);
}

/** The chosen entries with their extracts, under the title that the page has in the visitor's language. */
async function read(
  ctx: Ctx,
  chosen: { page: string; language: Language }[],
  stems: string[],
): Promise<Hit[]> {
  const titled = chosen.map(({ page }) => ({ page, language: ctx.language }));
  const rows = await ctx.db
    .select()
    .from(searchEntries)
    .where(inArray(searchEntries.id, [...chosen, ...titled].map(entryId)));
  const entries = new Map(rows.map((row) => [row.id, row]));
  const services = rows.some(({ kind }) => kind === 'question')
    ? await inLanguage(ctx, servicePageNames)
    : null;
  const serviceAt = (path: string) =>
    servicePageSlugs.find((slug) => path.startsWith(`${servicePagePath(slug)}#`));
  return chosen.flatMap((one) => {
    const found = entries.get(entryId(one));
    if (!found) return [];
    const slug = found.kind === 'question' ? serviceAt(found.path) : undefined;
    const own = entries.get(entryId({ ...one, language: ctx.language })) ?? found;
    return [
      {
        page: found.page,
        kind: found.kind,
        path: found.path,
        title: { pieces: markedIn(own.title, stems), language: own.language },
        extract: { pieces: extractOf(found.body, stems), language: found.language },
        service: (slug && services?.[slug]) ?? null,
      },
    ];
  });
}
