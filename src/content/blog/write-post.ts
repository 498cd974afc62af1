import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { media } from '#agency/media/table.server.ts';
import { postPictures, postRedirects, posts } from './table.server.ts';
import { indexPosts } from '#content/site-search/index-posts.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { slugOf } from './post.ts';
import { fileTags } from './tags/file-tags.ts';
import { pictureNamesOf, type PostBlocks } from './post-blocks.ts';

export type PostRow = typeof posts.$inferSelect;

/** The post, held until the transaction ends. @throws NotFound */
export async function lockPost(ctx: Pick<Ctx, 'db'>, postId: string): Promise<PostRow> {
  const [post] = await ctx.db.select().from(posts).where(eq(posts.id, postId)).for('update');
  if (!post) throw new NotFound('This post');
  return post;
}

/** Whether another post has, or had, this address. */
export async function slugIsTaken(ctx: Pick<Ctx, 'db'>, slug: string, exceptId: string): Promise<boolean> {
  const [other] = await ctx.db
    .select({ id: posts.id })
    .from(posts)
    .leftJoin(postRedirects, and(eq(postRedirects.postId, posts.id), eq(postRedirects.slug, slug)))
    .where(and(ne(posts.id, exceptId), or(eq(posts.slug, slug), eq(postRedirects.slug, slug))))
    .limit(1);
  return other !== undefined;
}

/** An address for this title that no other post uses. */
export async function freeSlug(ctx: Pick<Ctx, 'db'>, title: string, postId: string): Promise<string> {
  const wanted = slugOf(title);
  for (let n = 1; ; n++) {
    const slug = n === 1 ? wanted : `${wanted}-${n}`;
    if (!(await slugIsTaken(ctx, slug, postId))) return slug;
  }
}

/**
 * Drops what shows these posts: the list, and each post under every address it has or had. They stand
 * under their tags and are found as they are now.
 */
export async function announcePosts(ctx: Pick<Ctx, 'db'>, slugs: string[]): Promise<void> {
  if (slugs.length === 0) return;
  await fileTags(ctx, slugs);
  await indexPosts(ctx, slugs);
  await announce(ctx, { kind: 'pages', tags: ['blog', ...slugs.map((slug) => `post:${slug}`)] });
}

/** What the audit keeps of a post: everything but its text, of which only the length. */
export const auditView = (post: PostRow) => {
  const {
    blocks,
    draft: _waiting,
    previewToken: _secret,
    version: _v,
    createdAt: _c,
    updatedAt: _u,
    ...facts
  } = post;
  return { ...facts, blocks: JSON.stringify(blocks).length };
};

export const nextVersion = sql`${posts.version} + 1`;

/** Whether the library has all these pictures of a text; they stay until the transaction ends. */
export async function hasPictures({ db }: Pick<Ctx, 'db'>, names: string[]): Promise<boolean> {
  if (names.length === 0) return true;
  const found = await db.select({ id: media.id }).from(media).where(inArray(media.name, names)).for('share');
  return found.length === names.length;
}

/** Notes which pictures of the library stand in the text. */
export async function savePictures(ctx: Pick<Ctx, 'db'>, postId: string, blocks: PostBlocks) {
  await ctx.db.delete(postPictures).where(eq(postPictures.postId, postId));
  const names = pictureNamesOf(blocks);
  if (names.length === 0) return;
  const found = await ctx.db.select({ pictureId: media.id }).from(media).where(inArray(media.name, names));
  if (found.length > 0) await ctx.db.insert(postPictures).values(found.map((row) => ({ postId, ...row })));
}
