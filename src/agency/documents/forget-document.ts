import { and, eq } from 'drizzle-orm';
import { documentDrafts, documentVersions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { draftOf } from './read-document.ts';

/** Removes what was kept of a document that is deleted with all it ever said. */
export async function forgetDocument(ctx: Pick<Ctx, 'db'>, kind: { kind: string }, id: string) {
  await ctx.db.delete(documentDrafts).where(draftOf(kind, id));
  const mine = and(eq(documentVersions.kind, kind.kind), eq(documentVersions.documentId, id));
  await ctx.db.delete(documentVersions).where(mine);
}
