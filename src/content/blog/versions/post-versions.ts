import { and, desc, eq, sql } from 'drizzle-orm';
import { postVersions } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { picturesById } from '#agency/media/pictures-by-id.ts';

/** What a post said earlier, the latest first: until when, and who changed it then. */
export async function listVersions(ctx: Ctx, input: { postId: string }) {
  allow(ctx.actor, 'posts:read');
  const { id, at, staffName, content, postId } = postVersions;
  return ctx.db
    .select({ id, at, staffName, title: sql<string>`${content} ->> 'title'` })
    .from(postVersions)
    .where(eq(postId, input.postId))
    .orderBy(desc(id));
}

/** One of them as a whole, with those of its pictures that are still in the library. @throws NotFound */
export async function getVersion(ctx: Ctx, input: { postId: string; versionId: string }) {
  allow(ctx.actor, 'posts:read');
  const { at, staffName, content } = await findVersion(ctx, input);
  const { title, blocks, authorName, category, image1Id, image2Id } = content;
  const pictures = await picturesById(
    ctx,
    [image1Id, image2Id].filter((id) => id !== null),
  );
  const shown = (id: string | null) => pictures.get(id ?? '') ?? null;
  return {
    id: input.versionId, at, staffName, title, blocks, authorName, category, image1: shown(image1Id), image2: shown(image2Id),
  }; // prettier-ignore
}

/** Who changed a post last: drafts save themselves every few seconds, which is no news for the audit. */
export async function lastPostChange(ctx: Pick<Ctx, 'db'>, input: { postId: string }) {
  const { staffName, at, postId, id } = postVersions;
  const [last] = await ctx.db
    .select({ staffName, at })
    .from(postVersions)
    .where(eq(postId, input.postId))
    .orderBy(desc(id))
    .limit(1);
  return last ?? null;
}

export async function findVersion({ db }: Pick<Ctx, 'db'>, input: { postId: string; versionId: string }) {
  const { id, postId } = postVersions;
  const [found] = await db
    .select()
    .from(postVersions)
    .where(and(eq(id, input.versionId), eq(postId, input.postId)));
  if (!found) throw new NotFound('This version');
  return found;
}
