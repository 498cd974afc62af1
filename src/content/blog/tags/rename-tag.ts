import { arrayContains, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { posts } from '../table.server.ts';
import { announcePosts, nextVersion } from '../write-post.ts';
import { findTag } from './list-tagged.ts';
import { tagRedirects } from './table.server.ts';
import { tagSlug } from './tag.ts';

const Tag = z.string().trim().min(1, /*staff*/ 'Enter a tag').max(60);
export const TagRenaming = z.strictObject({ from: Tag, to: Tag });
export type TagRenaming = z.infer<typeof TagRenaming>;

/**
 * Calls a tag otherwise in every post. Where its page has another address then, the old one leads there.
 * @returns how many posts had it
 * @throws NotFound where none has
 */
export async function renameTag(ctx: Ctx, { from, to }: TagRenaming): Promise<number> {
  allow(ctx.actor, 'posts:edit');
  return inTransaction(ctx, async (ctx) => {
    const having = await ctx.db
      .select({ id: posts.id, slug: posts.slug, status: posts.status, tags: posts.tags })
      .from(posts)
      .where(arrayContains(posts.tags, [from]))
      .orderBy(asc(posts.id))
      .for('update');
    if (having.length === 0) throw new NotFound(/*staff*/ 'This tag');
    for (const { id, tags } of having) {
      const renamed = [...new Set(tags.map((tag) => (tag === from ? to : tag)))];
      await ctx.db
        .update(posts)
        .set({ tags: renamed, version: nextVersion, updatedAt: ctx.now() })
        .where(eq(posts.id, id));
      await audit(ctx, {
        action: 'changed',
        subjectType: 'post',
        subjectId: id,
        before: { tags },
        after: { tags: renamed },
      });
    }
    const seen = having.flatMap(({ status, slug }) => (status === 'published' ? slug : []));
    await announcePosts(ctx, seen);
    await leadOn(ctx, tagSlug(from), tagSlug(to));
    return having.length;
  });
}

/** Each address leads to the newest name in one step; one that posts stand under leads nowhere. */
async function leadOn(ctx: Pick<Ctx, 'db'>, slug: string, target: string): Promise<void> {
  if (slug === target || slug === '' || target === '') return;
  await ctx.db.delete(tagRedirects).where(eq(tagRedirects.slug, target));
  if (await findTag(ctx, { slug })) return;
  await ctx.db.update(tagRedirects).set({ target }).where(eq(tagRedirects.target, slug));
  await ctx.db
    .insert(tagRedirects)
    .values({ slug, target })
    .onConflictDoUpdate({ target: tagRedirects.slug, set: { target } });
}
