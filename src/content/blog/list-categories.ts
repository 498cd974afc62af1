import { and, eq, ne } from 'drizzle-orm';
import { posts } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** The categories of published posts. */
export async function listCategories({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  const rows = await db
    .selectDistinct({ category: posts.category })
    .from(posts)
    .where(and(eq(posts.status, 'published'), ne(posts.category, '')))
    .orderBy(posts.category);
  return rows.map(({ category }) => category);
}
