import { eq, inArray, or } from 'drizzle-orm';
import { posts } from '../table.server.ts';
import { media } from '#agency/media/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { saveVersion } from './save-version.ts';
import { pictureNamesOf, withPicturesNamed } from '../post-blocks.ts';
import type { PostContent } from '../post-content.ts';
import { findVersion } from './post-versions.ts';
import { getStaffPost } from '../staff-posts.ts';
import { updatePost } from '../update-post.ts';
import { lockPost, nextVersion } from '../write-post.ts';

/**
 * Gives a post back what it said earlier. A draft says it at once, and what it said becomes a version itself; of a post
 * that readers see, or will see at its hour, it becomes a draft beside what they see.
 * @throws NotFound
 */
export async function restoreVersion(ctx: Ctx, input: { postId: string; versionId: string }) {
  allow(ctx.actor, 'posts:edit');
  const { postId } = input;
  return inTransaction(ctx, async (ctx) => {
    const { status } = await lockPost(ctx, postId);
    const version = await findVersion(ctx, input);
    if (status === 'draft') return replace(ctx, postId, version.content);
    const content = await withoutLostPictures(ctx, version.content);
    await ctx.db.update(posts).set({ draft: content, version: nextVersion }).where(eq(posts.id, postId));
    return getStaffPost(ctx, { postId });
  });
}

/**
 * Lets readers see the draft that waits; what they saw becomes a version, which is the way back.
 * @throws NotFound · Conflict when none waits · Invalid when there is nothing to read in it
 */
export async function publishDraft(ctx: Ctx, { postId }: { postId: string }) {
  allow(ctx.actor, 'posts:edit');
  return inTransaction(ctx, async (ctx) => {
    const { draft } = await lockPost(ctx, postId);
    if (!draft) throw new Conflict('No draft is waiting any more.');
    await replace(ctx, postId, draft);
    await ctx.db.update(posts).set({ draft: null }).where(eq(posts.id, postId));
    return getStaffPost(ctx, { postId });
  });
}

/** Throws away the draft that waits; the version that it was made of stays. @throws NotFound */
export async function dropDraft(ctx: Ctx, { postId }: { postId: string }) {
  allow(ctx.actor, 'posts:edit');
  return inTransaction(ctx, async (ctx) => {
    await lockPost(ctx, postId);
    await ctx.db.update(posts).set({ draft: null, version: nextVersion }).where(eq(posts.id, postId));
    return getStaffPost(ctx, { postId });
  });
}

async function replace(ctx: Ctx, postId: string, wanted: PostContent) {
  const content = await withoutLostPictures(ctx, wanted);
  await saveVersion(ctx, await lockPost(ctx, postId), content, { always: true });
  return updatePost(ctx, { postId, ...content });
}

/** A picture that is no longer in the library stays away, in the text too. */
async function withoutLostPictures({ db }: Ctx, wanted: PostContent): Promise<PostContent> {
  const ids = [wanted.image1Id, wanted.image2Id].filter((id) => id !== null);
  const names = pictureNamesOf(wanted.blocks);
  const there = await db
    .select({ id: media.id, name: media.name })
    .from(media)
    .where(or(inArray(media.id, ids), inArray(media.name, names)))
    .for('share');
  const known = (id: string | null) => (there.some((picture) => picture.id === id) ? id : null);
  return {
    ...wanted,
    blocks: withPicturesNamed(wanted.blocks, new Set(there.map(({ name }) => name))),
    image1Id: known(wanted.image1Id),
    image2Id: known(wanted.image2Id),
  };
}
