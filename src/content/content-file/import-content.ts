import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { DomainError, Invalid } from '#kit/errors.ts';
import { translateMessages } from '#kit/language/message.ts';
import { english } from '#kit/language/translator.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { contentOutcomes, type ContentFile, type ContentItem, type ContentLine } from './content-file.ts';
import type { ContentPart } from './content-part.ts';
import { contentParts } from './export-content.ts';

/** Ends a transaction that was only to show what would happen. */
class OnlyShown extends Error {}

/**
 * Takes in a file of content, item by item as staff would save it, in one transaction; what is refused stays out and
 * is named. Nothing is ever deleted.
 * @param input.apply without it everything is tried and taken back: the report is what would happen
 */
export async function importContent(
  ctx: Ctx,
  input: { file: ContentFile; apply: boolean },
): Promise<ContentLine[]> {
  allow(ctx.actor, 'content-file:use');
  const lines: ContentLine[] = [];
  const run = inTransaction(ctx, async (ctx) => {
    for (const part of contentParts) {
      const here = await part.read(ctx);
      const items = input.file.items.filter(({ kind }) => kind === part.kind);
      for (const item of items) lines.push(await takeIn(ctx, part, part.find(item, here, items), item));
    }
    if (!input.apply) throw new OnlyShown();
    const counts = contentOutcomes.map((one) => [one, lines.filter(({ outcome }) => outcome === one).length]);
    await audit(ctx, {
      action: 'imported',
      subjectType: 'content',
      subjectId: 'file',
      after: { exportedAt: input.file.exportedAt, ...Object.fromEntries(counts) },
    });
  });
  await run.catch((error: unknown) => {
    if (!(error instanceof OnlyShown)) throw error;
  });
  const known = contentParts.map(({ kind }): string => kind);
  const strange = input.file.items.filter(({ kind }) => !known.includes(kind));
  return [...lines, ...strange.map((item) => lineOf(item, 'refused', 'Nothing here is of this kind.'))];
}

async function takeIn(
  ctx: Ctx,
  part: ContentPart,
  found: ReturnType<ContentPart['find']>,
  item: ContentItem,
): Promise<ContentLine> {
  const checked = part.check(item.content);
  if ('why' in checked) return lineOf(item, 'refused', checked.why);
  if (found && checked.isSame(found.content)) return lineOf(item, 'same');
  try {
    // A refusal takes back this item, not the others.
    await ctx.db.transaction((savepoint) => checked.write({ ...ctx, db: savepoint }, found?.key ?? item.key));
    return lineOf(item, found ? 'changed' : 'new');
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return lineOf(
      item,
      'refused',
      error instanceof Invalid
        ? Object.values(translateMessages(english, error.errors)).join(' ')
        : error.message,
    );
  }
}

const lineOf = (
  { kind, key, title }: ContentItem,
  outcome: ContentLine['outcome'],
  why = '',
): ContentLine => ({ kind, key, title, outcome, why });
