import { documentDrafts } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { DocumentKind, VersionedKind } from './document-kind.ts';
import { draftOf, findStored, getDocument } from './read-document.ts';
import { fitting, getVersion, keepVersion } from './versions.ts';

/**
 * Lets visitors see the draft that waits; what they see from then on becomes a version.
 * @throws NotFound · Conflict when none waits · ZodError naming what is still missing
 */
export async function publishDraft<C extends object>(ctx: Ctx, kind: DocumentKind<C>, id: string) {
  allow(ctx.actor, kind.edit);
  return inTransaction(ctx, async (ctx) => {
    const { draft, content } = await getDocument(ctx, kind, id);
    if (!draft) throw new Conflict('No draft is waiting any more.');
    await publishContent(ctx, kind, { id, content });
    await ctx.db.delete(documentDrafts).where(draftOf(kind, id));
    return getDocument(ctx, kind, id);
  });
}

/**
 * Lets visitors see this at once, past a draft, which goes on waiting: as a file of content brings it.
 * @throws NotFound · ZodError
 */
export async function publishContent<C extends object>(
  ctx: Ctx,
  kind: VersionedKind<C>,
  { id, content }: { id: string; content: C },
): Promise<void> {
  allow(ctx.actor, kind.edit);
  const whole = kind.whole.parse(content);
  await inTransaction(ctx, async (ctx) => {
    await keepVersion(ctx, kind, { id, before: await findStored(ctx, kind, id), content: whole });
    await kind.publish(ctx, id, whole);
  });
}

/**
 * Lets what has no draft say again what it said earlier.
 * @throws NotFound; Conflict where it has other parts by now than the version has
 */
export async function publishVersion<C extends object>(
  ctx: Ctx,
  kind: VersionedKind<C>,
  { id, versionId }: { id: string; versionId: string },
): Promise<void> {
  allow(ctx.actor, kind.edit);
  const { content } = await getVersion(ctx, kind, { id, versionId });
  await publishContent(ctx, kind, { id, content: fitting(kind.whole, content) });
}
