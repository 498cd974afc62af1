import { and, eq } from 'drizzle-orm';
import { documentDrafts } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import type { DocumentKind, Edited, Stored, VersionedKind } from './document-kind.ts';

type Db = Pick<Ctx, 'db'>;

export const draftOf = (kind: { kind: string }, id: string) =>
  and(eq(documentDrafts.kind, kind.kind), eq(documentDrafts.documentId, id));

/** A document as staff edit it: its draft, or what is published where none waits. @throws NotFound */
export async function getDocument<C extends object>(ctx: Db, kind: DocumentKind<C>, id: string) {
  const stored = await findStored(ctx, kind, id);
  const [row] = await ctx.db.select().from(documentDrafts).where(draftOf(kind, id));
  return withDraft(kind, id, stored, row);
}

/** The same for all of them at once. */
export async function withDrafts<C extends object>(
  ctx: Db,
  kind: DocumentKind<C>,
  all: (Stored<C> & { id: string })[],
): Promise<Edited<C>[]> {
  const rows = await ctx.db.select().from(documentDrafts).where(eq(documentDrafts.kind, kind.kind));
  const drafts = new Map(rows.map((row) => [row.documentId, row]));
  return all.map((stored) => withDraft(kind, stored.id, stored, drafts.get(stored.id)));
}

/** The draft behind a preview link; null where there is none. */
export async function findDraft<C extends object>(ctx: Db, kind: DocumentKind<C>, token: string) {
  const { kind: name, previewToken } = documentDrafts;
  const [row] = await ctx.db
    .select()
    .from(documentDrafts)
    .where(and(eq(name, kind.kind), eq(previewToken, token)));
  return row ? { id: row.documentId, content: kind.draft.parse(row.content) } : null;
}

/** @throws NotFound */
export async function findStored<C extends object>(ctx: Db, kind: VersionedKind<C>, id: string) {
  const stored = await kind.find(ctx, id);
  if (!stored) throw new NotFound(kind.noun);
  return stored;
}

function withDraft<C extends object>(
  kind: DocumentKind<C>,
  id: string,
  { content, isPublished, isSample, updatedAt }: Stored<C>,
  row: typeof documentDrafts.$inferSelect | undefined,
): Edited<C> {
  const facts = { id, isPublished, isSample, updatedAt };
  if (!row) return { ...facts, content, draft: null };
  const { staffName, at, previewToken } = row;
  const draft = { staffName, at, previewPath: kind.previewPath(previewToken, id) };
  return { ...facts, content: kind.draft.parse(row.content), draft };
}
