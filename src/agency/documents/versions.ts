import { and, desc, eq, lte } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { z } from 'zod';
import { documentVersions } from './table.server.ts';
import { changedParts } from '#agency/audit/changed-parts.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { isSameStored } from '#kit/rows/differences.ts';
import type { DocumentKind, Stored, VersionedKind } from './document-kind.ts';
import { writeDraft } from './save-draft.ts';

const most = 50;
const versionsOf = ({ kind }: { kind: string }, id: string) =>
  and(eq(documentVersions.kind, kind), eq(documentVersions.documentId, id));

/**
 * Writes down what is published now, and before the first time also what was there until then. What visitors see already
 * is no version.
 */
export async function keepVersion<C extends object>(
  ctx: Ctx,
  kind: VersionedKind<C>,
  { id, before, content }: { id: string; before: Stored<C>; content: C },
): Promise<void> {
  if (before.isPublished && isSameStored(before.content, content)) return;
  const newestFirst = ctx.db
    .select({ id: documentVersions.id })
    .from(documentVersions)
    .where(versionsOf(kind, id))
    .orderBy(desc(documentVersions.id));
  const [last] = await newestFirst.limit(1);
  const which = { kind: kind.kind, documentId: id };
  if (!last && before.isPublished)
    await ctx.db.insert(documentVersions).values({
      ...which,
      id: v7(),
      content: before.content,
      changed: [],
      staffName: '',
      at: before.updatedAt,
    });
  const wasSeen = last !== undefined || before.isPublished;
  await ctx.db.insert(documentVersions).values({
    ...which,
    id: v7(),
    content,
    changed: wasSeen ? Object.keys(changedParts(before.content, content).after) : [],
    staffName: ctx.actor.kind === 'staff' ? ctx.actor.name : '',
    at: ctx.now(),
  });
  const [tooOld] = await newestFirst.offset(most).limit(1);
  if (tooOld)
    await ctx.db
      .delete(documentVersions)
      .where(and(versionsOf(kind, id), lte(documentVersions.id, tooOld.id)));
}

/** What a document has said to visitors, the latest first: since when, by whom, and which parts that changed. */
export async function listVersions<C extends object>(
  ctx: Pick<Ctx, 'db'>,
  kind: VersionedKind<C>,
  id: string,
) {
  const { id: versionId, at, staffName, changed } = documentVersions;
  return ctx.db
    .select({ id: versionId, at, staffName, changed })
    .from(documentVersions)
    .where(versionsOf(kind, id))
    .orderBy(desc(versionId));
}

/** One of them as a whole. @throws NotFound */
export async function getVersion<C extends object>(
  ctx: Pick<Ctx, 'db'>,
  kind: VersionedKind<C>,
  { id, versionId }: { id: string; versionId: string },
) {
  const [found] = await ctx.db
    .select()
    .from(documentVersions)
    .where(and(versionsOf(kind, id), eq(documentVersions.id, versionId)));
  if (!found) throw new NotFound('This version');
  return found;
}

/**
 * Makes a draft of what a document said earlier; visitors see it once that is published.
 * @throws NotFound; Conflict where pages have other parts by now than the version has
 */
export async function restoreVersion<C extends object>(
  ctx: Ctx,
  kind: DocumentKind<C>,
  { id, versionId }: { id: string; versionId: string },
) {
  allow(ctx.actor, kind.edit);
  const { content } = await getVersion(ctx, kind, { id, versionId });
  return writeDraft(ctx, kind, { id, content: fitting(kind.draft, content) });
}

/** What a version said, in the form of today. @throws Conflict where that has other parts by now */
export function fitting<C>(form: z.ZodType<C>, content: unknown): C {
  const { success, data } = form.safeParse(content);
  if (!success) throw new Conflict('The page has other parts now than this version has.');
  return data;
}
