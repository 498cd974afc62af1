import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { collectTexts } from './collect-texts.ts';
import { hashOf } from '#agency/translations/hash-of.ts';
import { otherLanguages } from '#kit/language/language.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { ImportedCell, Text, TranslationImport } from './translation.ts';
import { writeTranslations } from './write-translation.ts';

/** A translator's sheet: says of each cell that differs what becomes of it, and unless it is a dry run, does it. */
export async function importTranslations(ctx: Ctx, input: TranslationImport): Promise<ImportedCell[]> {
  const { id: staffId } = allow(ctx.actor, 'translations:edit');
  const texts = await collectTexts(ctx);
  // Of a text that stands there twice the later row counts.
  const rows = new Map(input.rows.map((row) => [row.source, row]));
  const cells = [...rows.values()].flatMap((row) => judge(row, texts.get(hashOf(row.source))));
  const news = cells.filter(({ outcome }) => outcome !== 'unknown');
  if (input.dryRun || news.length === 0) return cells;
  await inTransaction(ctx, async (ctx) => {
    await writeTranslations(
      ctx,
      staffId,
      news.map(({ language, source, after }) => ({ language, source, text: after })),
    );
    await audit(ctx, {
      action: 'imported',
      subjectType: 'translation',
      subjectId: 'list',
      before: news.map(({ source, language, before }) => ({ source, [language]: before })),
      after: news.map(({ source, language, after }) => ({ source, [language]: after })),
    });
  });
  return cells;
}

const judge = (row: TranslationImport['rows'][number], shown: Text | undefined): ImportedCell[] =>
  otherLanguages
    .filter((language) => row[language] !== '' && row[language] !== shown?.[language])
    .map((language) => {
      const before = shown?.[language] ?? '';
      const outcome = !shown ? 'unknown' : before === '' ? 'added' : 'changed';
      return { source: row.source, language, outcome, before, after: row[language] };
    });
