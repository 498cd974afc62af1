import { eq, inArray, sql } from 'drizzle-orm';
import { media } from '#agency/media/table.server.ts';
import { storePicture } from '#agency/media/store-picture.ts';
import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { isSameStored } from '#kit/rows/differences.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { cleanBlocks } from '../post-blocks.ts';
import { posts } from '../table.server.ts';
import type { TextPicture } from '../text-picture.ts';
import { announcePosts, lockPost, nextVersion, savePictures } from '../write-post.ts';
import { blocksOfHtml } from './blocks-of-html.ts';
import { fetchedPictures, postOrigins } from './table.server.ts';

const mostBytes = 6 * 1024 * 1024;
const mostTries = 5;

/**
 * Fetches what an imported post shows from the site that it came from and puts it where it stood; into a post that
 * somebody rewrote since nothing is put, its pictures are in the library then. A site that does not answer is asked again.
 * @throws when some are to be tried again
 */
export async function fetchPostPictures(ctx: Ctx, { postId }: { postId: string }): Promise<void> {
  const [origin] = await ctx.db.select().from(postOrigins).where(eq(postOrigins.postId, postId));
  if (!origin || origin.html === null) return;
  const [post] = await ctx.db.select({ title: posts.title }).from(posts).where(eq(posts.id, postId));
  if (!post) return;
  const site = new URL(origin.site);
  const shown = blocksOfHtml(origin.html).pictures;
  if (origin.thumbnail) shown.push({ url: origin.thumbnail, alt: '' });
  let isWaiting = false;
  for (const { url, alt } of shown) {
    const at = addressOf(url, site);
    if (at && !(await fetchOnce(ctx, { at, site, alt: alt || post.title }))) isWaiting = true;
  }
  if (isWaiting) throw new Error('Some pictures did not come yet');
  await putIn(ctx, postId);
}

/** @returns whether it is settled: there, or refused for good */
async function fetchOnce(
  ctx: Ctx,
  { at, site, alt }: { at: string; site: URL; alt: string },
): Promise<boolean> {
  const mine = eq(fetchedPictures.url, at);
  const [before] = await ctx.db.select().from(fetchedPictures).where(mine);
  if (before?.pictureId || before?.why) return true;
  const tries = (before?.tries ?? 0) + 1;
  const note = (found: { pictureId?: string; why?: string }) =>
    ctx.db
      .insert(fetchedPictures)
      .values({ url: at, tries, ...found })
      .onConflictDoUpdate({ target: fetchedPictures.url, set: { tries, ...found } });
  const why = isOfSite(new URL(at).hostname, site.hostname)
    ? ctx.webhooks.refuse(at)
    : 'It lies on another site';
  if (why) {
    await note({ why });
    return true;
  }
  try {
    const { status, bytes } = await ctx.webhooks.get({ url: at, mostBytes });
    if (status === 200) {
      const { id } = await storePicture(ctx, { bytes, alt: alt.slice(0, 300) });
      await note({ pictureId: id });
      return true;
    }
    const isGone = status >= 400 && status < 500 && status !== 429;
    await note(isGone || tries >= mostTries ? { why: `The site answered ${status}` } : {});
    return isGone || tries >= mostTries;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isFinal = error instanceof Invalid || tries >= mostTries;
    const said = error instanceof Invalid ? String(Object.values(error.errors)[0]) : error.message;
    await note(isFinal ? { why: said.slice(0, 200) } : {});
    return isFinal;
  }
}

async function putIn(ctx: Ctx, postId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const post = await lockPost(ctx, postId);
    const mine = eq(postOrigins.postId, postId);
    const [origin] = await ctx.db.select().from(postOrigins).where(mine).for('update');
    if (!origin || origin.html === null) return;
    await ctx.db.update(postOrigins).set({ html: null }).where(mine);
    // Published, tagged or planned meanwhile, it says what it said when it came.
    if (
      post.version !== origin.version &&
      !isSameStored(post.blocks, cleanBlocks(blocksOfHtml(origin.html).blocks))
    )
      return;
    const site = new URL(origin.site);
    const found = await picturesAt(ctx, origin.html, origin.thumbnail, site);
    const { blocks } = blocksOfHtml(
      origin.html,
      (url) => found.get(addressOf(url, site) ?? '')?.picture ?? null,
    );
    const cleaned = cleanBlocks(blocks);
    const thumbnail = origin.thumbnail && found.get(addressOf(origin.thumbnail, site) ?? '');
    await ctx.db
      .update(posts)
      .set({
        blocks: cleaned,
        version: nextVersion,
        ...(thumbnail && !post.image1Id && { image1Id: thumbnail.id }),
      })
      .where(eq(posts.id, postId));
    await savePictures(ctx, postId, cleaned);
    if (post.status === 'published') await announcePosts(ctx, [post.slug]);
  });
}

async function picturesAt(ctx: Pick<Ctx, 'db'>, html: string, thumbnail: string | null, site: URL) {
  const urls = [...blocksOfHtml(html).pictures.map(({ url }) => url), ...(thumbnail ? [thumbnail] : [])];
  const addresses = urls.map((url) => addressOf(url, site)).filter((at) => at !== null);
  if (addresses.length === 0) return new Map<string, { id: string; picture: TextPicture }>();
  const { id, name, alt, width, height, widths } = media;
  const rows = await ctx.db
    .select({ url: fetchedPictures.url, id, picture: { name, alt, width, height, widths } })
    .from(fetchedPictures)
    .innerJoin(media, eq(media.id, fetchedPictures.pictureId))
    .where(inArray(fetchedPictures.url, addresses));
  return new Map(rows.map((row) => [row.url, row]));
}

/** The whole address of a picture; a site's old addresses without TLS are asked for with it. */
function addressOf(url: string, site: URL): string | null {
  if (!URL.canParse(url, site)) return null;
  const at = new URL(url, site);
  at.hash = '';
  if (at.protocol === 'http:' && !/^(localhost|127\..*|\[::1\])$/.test(at.hostname)) at.protocol = 'https:';
  return at.protocol === 'http:' || at.protocol === 'https:' ? at.href : null;
}

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');
const isOfSite = (host: string, site: string) =>
  bare(host) === bare(site) || bare(host).endsWith(`.${bare(site)}`);

/** How far the pictures of imported posts have come. */
export async function pictureState(ctx: Pick<Ctx, 'db'>) {
  const [counted] = await ctx.db
    .select({
      waiting: sql<number>`(select count(*)::int from ${postOrigins} where ${postOrigins.html} is not null)`,
      fetched: sql<number>`count(${fetchedPictures.pictureId})::int`,
    })
    .from(fetchedPictures);
  const refused = await ctx.db
    .select({ url: fetchedPictures.url, why: fetchedPictures.why })
    .from(fetchedPictures)
    .where(sql`${fetchedPictures.why} <> ''`)
    .orderBy(fetchedPictures.url)
    .limit(200);
  return { waiting: counted?.waiting ?? 0, fetched: counted?.fetched ?? 0, refused };
}
