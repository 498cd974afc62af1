import { and, eq, sql } from 'drizzle-orm';
import { translations } from '#agency/translations/table.server.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { hashOf } from '#agency/translations/hash-of.ts';
import type { OtherLanguage } from '#kit/language/language.ts';
import { translationsTag } from '#agency/translations/translation.ts';

/** Writes translations over what is there, and tells every page that is not English. */
export async function writeTranslations(
  ctx: Pick<Ctx, 'db' | 'now'>,
  staffId: string,
  all: { language: OtherLanguage; source: string; text: string }[],
): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map((one) => ({
    ...one,
    sourceHash: hashOf(one.source),
    staffId,
    updatedAt: ctx.now(),
  }));
  await ctx.db
    .insert(translations)
    .values(rows)
    .onConflictDoUpdate({
      target: [translations.language, translations.sourceHash],
      set: { text: sql`excluded.text`, staffId, updatedAt: ctx.now() },
    });
  await announce(ctx, { kind: 'pages', tags: [translationsTag] });
}

/** What a text is in another language now; empty where nobody has said it. `id`: the hash of the English one. */
export async function readTranslation(
  { db }: Pick<Ctx, 'db'>,
  { language, id }: { language: OtherLanguage; id: string },
): Promise<string> {
  const [found] = await db
    .select({ text: translations.text })
    .from(translations)
    .where(and(eq(translations.language, language), eq(translations.sourceHash, id)));
  return found?.text ?? '';
}
