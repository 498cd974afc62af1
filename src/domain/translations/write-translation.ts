import { sql } from 'drizzle-orm';
import { translations } from '#db/schema/translations.server.ts';
import { announce } from '#domain/announce.ts';
import type { Ctx } from '#domain/context.ts';
import { hashOf } from './hash-of.ts';
import type { OtherLanguage } from '#domain/language.ts';
import { translationsTag } from './translation.ts';

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
