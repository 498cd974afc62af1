import { randomBytes } from 'node:crypto';
import { documentDrafts } from './table.server.ts';
import { changedParts } from '#agency/audit/changed-parts.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { isSameStored } from '#kit/rows/differences.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { DocumentKind } from './document-kind.ts';
import { draftOf, findStored, getDocument } from './read-document.ts';

/**
 * Keeps what was written as the document's draft; visitors go on seeing what is published. What says the same as that is
 * no draft.
 * @throws NotFound; Invalid where it shows a picture that is not in the library
 */
export const saveDraft = <C extends object>(
  ctx: Ctx,
  kind: DocumentKind<C>,
  draft: { id: string; content: C },
) =>
  inTransaction(ctx, async (ctx) => {
    await kind.lockPictures(ctx, draft.content);
    return writeDraft(ctx, kind, draft);
  });

/** The same for what was published once: a picture may have left the library since. */
export async function writeDraft<C extends object>(
  ctx: Ctx,
  kind: DocumentKind<C>,
  { id, content }: { id: string; content: C },
) {
  const { name: staffName } = allow(ctx.actor, kind.edit);
  return inTransaction(ctx, async (ctx) => {
    const published = await findStored(ctx, kind, id);
    const before = await getDocument(ctx, kind, id);
    if (published.isPublished && isSameStored(content, published.content)) {
      await ctx.db.delete(documentDrafts).where(draftOf(kind, id));
    } else {
      const row = { content, staffName, at: ctx.now() };
      await ctx.db
        .insert(documentDrafts)
        .values({ ...row, kind: kind.kind, documentId: id, previewToken: randomBytes(16).toString('hex') })
        .onConflictDoUpdate({ target: [documentDrafts.kind, documentDrafts.documentId], set: row });
    }
    if (!isSameStored(content, before.content)) {
      const parts = changedParts(before.content, content);
      await audit(ctx, {
        action: 'changed',
        subjectType: kind.kind,
        subjectId: id,
        before: { draft: parts.before },
        after: { draft: parts.after },
      });
    }
    return getDocument(ctx, kind, id);
  });
}

/**
 * Throws away the draft that waits; what is published stays.
 * @throws NotFound; Conflict where nothing is published yet: then the draft is the document
 */
export async function dropDraft<C extends object>(ctx: Ctx, kind: DocumentKind<C>, id: string) {
  allow(ctx.actor, kind.edit);
  return inTransaction(ctx, async (ctx) => {
    const { isPublished, draft } = await getDocument(ctx, kind, id);
    if (!isPublished) throw new Conflict('Nothing but this draft is there. Delete it as a whole.');
    await ctx.db.delete(documentDrafts).where(draftOf(kind, id));
    if (draft)
      await audit(ctx, {
        action: 'deleted',
        subjectType: kind.kind,
        subjectId: id,
        before: { draft: draft.staffName },
      });
    return getDocument(ctx, kind, id);
  });
}
