import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { postVersions } from '#db/schema/blog.server.ts';
import { media } from '#db/schema/media.server.ts';
import { allow, type Ctx } from '#domain/context.ts';
import { NotFound } from '#domain/errors.ts';
import { picturesById } from '#domain/media/pictures-by-id.ts';
import { keepVersion } from './keep-version.ts';
import { updatePost } from './update-post.ts';
import { lockPost } from './write-post.ts';

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

async function findVersion({ db }: Pick<Ctx, 'db'>, input: { postId: string; versionId: string }) {
  const { id, postId } = postVersions;
  const [found] = await db
    .select()
    .from(postVersions)
    .where(and(eq(id, input.versionId), eq(postId, input.postId)));
  if (!found) throw new NotFound('This version');
  return found;
}

/**
 * Gives a post back what it said earlier; what it says now becomes a version itself. A picture that is no longer in the
 * library stays away.
 * @throws NotFound · Conflict when somebody else has changed the post since `version`
 */
export async function restoreVersion(
  ctx: Ctx,
  input: { postId: string; versionId: string; version: number },
) {
  allow(ctx.actor, 'posts:edit');
  const { postId, versionId, version } = input;
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const now = await lockPost(inside, postId);
    const found = await findVersion(inside, { postId, versionId });
    const wanted = [found.content.image1Id, found.content.image2Id].filter((id) => id !== null);
    const there = wanted.length
      ? await tx.select({ id: media.id }).from(media).where(inArray(media.id, wanted))
      : [];
    const known = (id: string | null) => (there.some((picture) => picture.id === id) ? id : null);
    const content = {
      ...found.content,
      image1Id: known(found.content.image1Id),
      image2Id: known(found.content.image2Id),
    };
    await keepVersion(inside, now, content, { always: true });
    return updatePost(inside, { postId, version, ...content });
  });
}
