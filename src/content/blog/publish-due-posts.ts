import { and, eq, lte, sql } from 'drizzle-orm';
import { posts } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { announcePosts, nextVersion } from './write-post.ts';

/** Publishes the scheduled posts whose hour has come; each once, however often it is asked. */
export async function publishDuePosts(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const published = await ctx.db
      .update(posts)
      .set({
        status: 'published',
        publishedAt: sql`coalesce(${posts.publishedAt}, ${posts.publishAt})`,
        publishAt: null,
        version: nextVersion,
        // To readers and search engines this is its newest change: it must not lie before the post came out.
        updatedAt: ctx.now(),
      })
      .where(and(eq(posts.status, 'scheduled'), lte(posts.publishAt, ctx.now())))
      .returning({ id: posts.id, slug: posts.slug });
    await audit(
      ctx,
      ...published.map(({ id }) => ({
        action: 'status-changed' as const,
        subjectType: 'post' as const,
        subjectId: id,
        before: { status: 'scheduled' },
        after: { status: 'published' },
      })),
    );
    await announcePosts(
      ctx,
      published.map(({ slug }) => slug),
    );
    await queueWebhooks(
      ctx,
      'post.published',
      ...published.map(({ id: postId, slug }) => ({ postId, slug })),
    );
  });
}
