import { and, eq } from 'drizzle-orm';
import { postRedirects, posts } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { lockPicturesAt } from '#agency/media/pictures-by-id.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { saveVersion } from './versions/save-version.ts';
import { actionFits, type PostChange } from './post.ts';
import { paragraphsOf, pictureNamesOf } from './post-blocks.ts';
import { getStaffPost } from './staff-posts.ts';
import {
  announcePosts,
  auditView,
  hasPictures,
  lockPost,
  nextVersion,
  savePictures,
  slugIsTaken,
} from './write-post.ts';

/**
 * Changes a post; a published one changes for readers at once, and an address it leaves leads to the new one.
 * @throws NotFound · Invalid
 */
export async function updatePost(ctx: Ctx, input: PostChange & { postId: string }) {
  allow(ctx.actor, 'posts:edit');
  const { postId, ...change } = input;
  try {
    return await inTransaction(ctx, async (ctx) => {
      const before = await lockPost(ctx, postId);
      const { actionType, actionValue } = { ...before, ...change };
      if (!actionFits(actionType, actionValue))
        throw new Invalid({
          actionValue: actionType === 'call' ? 'Enter a phone number' : 'Enter a whole address: https://…',
        });

      if (change.blocks && before.status !== 'draft' && paragraphsOf(change.blocks).length === 0)
        throw new Invalid({
          blocks: 'There is nothing to read. Take the post back to the drafts to empty it',
        });
      await lockPicturesAt(ctx, { image1Id: change.image1Id, image2Id: change.image2Id });
      if (change.blocks) {
        const known = new Set(pictureNamesOf(before.blocks));
        const added = pictureNamesOf(change.blocks).filter((name) => !known.has(name));
        if (!(await hasPictures(ctx, added)))
          throw new Invalid({ blocks: 'A picture in the text is not in the library. Take it out' });
      }
      const moves = change.slug !== undefined && change.slug !== before.slug;
      if (moves) {
        if (await slugIsTaken(ctx, change.slug ?? '', postId)) throw slugTaken();
        await ctx.db
          .delete(postRedirects)
          .where(and(eq(postRedirects.slug, change.slug ?? ''), eq(postRedirects.postId, postId)));
        // Only an address that readers may have seen has to lead on.
        if (before.publishedAt) await ctx.db.insert(postRedirects).values({ slug: before.slug, postId });
      }
      await saveVersion(ctx, before, change);
      const [after] = await ctx.db
        .update(posts)
        .set({ ...change, version: nextVersion, updatedAt: ctx.now() })
        .where(eq(posts.id, postId))
        .returning();
      if (!after) throw new Error('An update returned nothing');
      // Drafts are saved every few seconds while somebody types: that is no news.
      if (before.status !== 'draft') {
        await audit(ctx, {
          action: 'changed',
          subjectType: 'post',
          subjectId: postId,
          before: auditView(before),
          after: auditView(after),
        });
        await announcePosts(ctx, moves ? [before.slug, after.slug] : [after.slug]);
      }
      if (change.blocks) await savePictures(ctx, postId, change.blocks);
      return getStaffPost(ctx, { postId });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw slugTaken();
    throw error;
  }
}

const slugTaken = () => new Invalid({ slug: 'Another post has this address, or had it once' });
