import { and, eq } from 'drizzle-orm';
import { postCounts, postRedirects, posts } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { picturesById } from '#agency/media/pictures-by-id.ts';
import { image1, image2, publicColumns, withPictures } from './post-columns.ts';

/** Posts with their counts and pictures, to be narrowed down. */
export const selectPosts = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db
    .select({ ...publicColumns, status: posts.status })
    .from(posts)
    .innerJoin(postCounts, eq(postCounts.postId, posts.id))
    .leftJoin(image1, eq(image1.id, posts.image1Id))
    .leftJoin(image2, eq(image2.id, posts.image2Id));
type Row = Awaited<ReturnType<typeof selectPosts>>[number];
export type PublicPost = ReturnType<typeof withPictures<Row>>;

/** The published post at this address, also at one that it had before; null where there is none. */
export async function findPost(ctx: Pick<Ctx, 'db'>, input: { slug: string }): Promise<PublicPost | null> {
  const published = eq(posts.status, 'published');
  const [post] = await selectPosts(ctx).where(and(eq(posts.slug, input.slug), published));
  if (post) return withPictures(post);
  const [moved] = await selectPosts(ctx)
    .innerJoin(postRedirects, eq(postRedirects.postId, posts.id))
    .where(and(eq(postRedirects.slug, input.slug), published));
  return moved ? withPictures(moved) : null;
}

/** What a join finds where there is no picture. */
const none = {
  name: null,
  alt: null,
  width: null,
  height: null,
  placeholder: null,
  widths: null,
  focus: null,
};

/** The post behind a preview link, out or not; with a draft that waits, what that says. */
export async function findPreview(
  ctx: Pick<Ctx, 'db'>,
  input: { token: string },
): Promise<PublicPost | null> {
  const mine = eq(posts.previewToken, input.token);
  const [post] = await selectPosts(ctx).where(mine);
  if (!post) return null;
  const [waiting] = await ctx.db.select({ draft: posts.draft }).from(posts).where(mine);
  if (!waiting?.draft) return withPictures(post);
  const { image1Id, image2Id, ...words } = waiting.draft;
  const ids = [image1Id, image2Id].filter((id) => id !== null);
  const pictures = await picturesById(ctx, ids);
  const picture = (id: string | null) => pictures.get(id ?? '') ?? none;
  return withPictures<Row>({
    ...post,
    ...words,
    image1: picture(image1Id),
    image2: picture(image2Id),
    status: 'draft',
  });
}

/** The id of the published post at this address. @throws NotFound */
export async function publishedPostId(ctx: Pick<Ctx, 'db'>, input: { slug: string }): Promise<string> {
  const [post] = await ctx.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.slug, input.slug), eq(posts.status, 'published')));
  if (post) return post.id;
  const moved = await findPost(ctx, input);
  if (!moved) throw new NotFound(/*i18n*/ 'This blog');
  return moved.id;
}
