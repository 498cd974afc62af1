import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { collectTexts } from './collect-texts.ts';
import { hashOf } from '#agency/translations/hash-of.ts';
import type { TranslationInput } from './translation.ts';
import { readTranslation, writeTranslations } from './write-translation.ts';

/** @throws NotFound for a text that no page shows (any more) */
export async function refuseUnshown(ctx: Ctx, { source }: { source: string }): Promise<void> {
  allow(ctx.actor, 'translations:edit');
  if (!(await collectTexts(ctx)).has(hashOf(source))) throw new NotFound('This English text');
}

/**
 * Says a text of the site in another language; pages show it at once.
 * @returns what it was before, with which it can be taken back
 */
export async function saveTranslation(ctx: Ctx, input: TranslationInput): Promise<{ before: string }> {
  const { id: staffId } = allow(ctx.actor, 'translations:edit');
  const { language, source, text } = input;
  const id = hashOf(source);
  const before = await readTranslation(ctx, { language, id });
  if (before === text) return { before };
  await inTransaction(ctx, async (ctx) => {
    await writeTranslations(ctx, staffId, [input]);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'translation',
      subjectId: id,
      before: { english: source, [language]: before },
      after: { english: source, [language]: text },
    });
  });
  return { before };
}
