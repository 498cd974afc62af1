import { inArray, isNull, sql } from 'drizzle-orm';
import { inLanguage } from '#agency/translations/in-language.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { otherLanguages, type Language } from '#kit/language/language.ts';
import { readPages } from './read-pages.ts';
import type { FoundPage } from './site-search.ts';
import { searchEntries } from './table.server.ts';
import { entryId, writeEntries, type Entry } from './write-entries.ts';

/**
 * Makes what is found of every page but articles what visitors see now, in each language: what changed is written, what is
 * gone or hidden goes.
 * @param ownWords pages whose words stand in the code, in a language
 */
export const indexPages = (
  ctx: Pick<Ctx, 'db'>,
  ownWords: (language: Language) => FoundPage[],
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    // One at a time, reading included: who began earlier never writes over what is newer.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('search_entries'))`);
    const pages = await readPages(ctx);
    const english = [...pages, ...ownWords('en')].map((page) => entryOf(page, 'en'));
    const wanted = [...english];
    for (const language of otherLanguages) {
      const said = await inLanguage(
        { ...ctx, language },
        pages.map(({ title, texts, isEnglish }) => (isEnglish ? null : { title, texts })),
      );
      const worded = [...pages.map((page, i) => ({ ...page, ...said[i] })), ...ownWords(language)];
      // What is not translated is found, and read, in English.
      wanted.push(
        ...worded
          .map((page) => entryOf(page, language))
          .filter(({ title, body }, i) => title !== english[i]?.title || body !== english[i].body),
      );
    }
    await replaceEntries(ctx, wanted);
  });

function entryOf({ page, kind, path, title, texts }: FoundPage, language: Language): Entry {
  const body = texts
    .map((text) => text.replaceAll(/\s+/gu, ' ').trim())
    .filter((text) => text !== '')
    .map((text) => (/[\p{L}\p{N}\p{M})]$/u.test(text) ? `${text} ·` : text))
    .join(' ')
    .replace(/ ·$/, '');
  return { page, language, kind, path, title, body, postId: null, publishedAt: null };
}

async function replaceEntries(ctx: Pick<Ctx, 'db'>, wanted: Entry[]): Promise<void> {
  const stored = await ctx.db.select().from(searchEntries).where(isNull(searchEntries.postId));
  const before = new Map(stored.map((entry) => [entry.id, entry]));
  const after = new Map(wanted.map((entry) => [entryId(entry), entry]));
  const gone = [...before.keys()].filter((id) => !after.has(id));
  if (gone.length > 0) await ctx.db.delete(searchEntries).where(inArray(searchEntries.id, gone));
  const changed = [...after].filter(([id, { kind, path, title, body }]) => {
    const old = before.get(id);
    return old?.title !== title || old.body !== body || old.path !== path || old.kind !== kind;
  });
  await writeEntries(
    ctx,
    changed.map(([, entry]) => entry),
  );
}
