import { and, eq, ne } from 'drizzle-orm';
import { posts } from '#db/schema/blog.server.ts';
import type { Ctx } from '#domain/context.ts';

/** The categories of published posts. */
export async function listCategories({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  const rows = await db
    .selectDistinct({ category: posts.category })
    .from(posts)
    .where(and(eq(posts.status, 'published'), ne(posts.category, '')))
    .orderBy(posts.category);
  return rows.map(({ category }) => category);
}
