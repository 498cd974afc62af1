import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { postCounts, posts } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { getStaffPost } from './staff-posts.ts';
import { freeSlug } from './write-post.ts';

/** Begins a draft with this title; its author is whoever begins it. */
export async function createPost(ctx: Ctx, input: { title: string }) {
  const { name } = allow(ctx.actor, 'posts:edit');
  return inTransaction(ctx, async (ctx) => {
    const id = v7();
    const post: Omit<typeof posts.$inferInsert, 'slug'> = {
      id,
      title: input.title,
      blocks: { type: 'doc', content: [] },
      authorName: name,
      previewToken: randomBytes(16).toString('hex'),
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    };
    /** False where another draft has taken the address since it was looked for. */
    const insert = async () => {
      const slug = await freeSlug(ctx, input.title, id);
      const written = await ctx.db
        .insert(posts)
        .values({ ...post, slug })
        .onConflictDoNothing({ target: posts.slug })
        .returning({ id: posts.id });
      return written.length === 1;
    };
    while (!(await insert()));
    await ctx.db.insert(postCounts).values({ postId: id });
    await audit(ctx, {
      action: 'created',
      subjectType: 'post',
      subjectId: id,
      after: { title: input.title },
    });
    return getStaffPost(ctx, { postId: id });
  });
}
