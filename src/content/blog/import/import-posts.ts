import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { postCounts, posts } from '../table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { createRedirect } from '#content/redirects/create-redirect.ts';
import type { Addresses } from '#content/redirects/redirect.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { cutText } from '#kit/cut-text.ts';
import { Invalid } from '#kit/errors.ts';
import { job } from '#kit/job.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { cleanBlocks } from '../post-blocks.ts';
import { postPath } from '../post-path.ts';
import { announcePosts, freeSlug } from '../write-post.ts';
import type { ImportWay } from './import-way.ts';
import { planImport, type PlannedPost } from './plan-import.ts';
import { postOrigins } from './table.server.ts';
import { readExport, type WordPressExport } from './wordpress-export.ts';

/** Brings the pictures of one imported post. */
export const pictureFetching = job<{ postId: string }>('fetch-post-pictures', {
  retry: { limit: 6, delay: 20, delayMax: 600 },
  longest: 900,
  fields: { postId: 'shown' },
});

export type ImportInput = { xml: string; way: ImportWay };

/** What would become of an export's posts. Writes nothing. @throws Invalid naming `file` */
export async function previewImport(ctx: Ctx, { xml, way }: ImportInput) {
  allow(ctx.actor, 'posts:edit');
  const file = readExport(xml);
  return reportOf(file, await planImport(ctx, { file, way }));
}

/**
 * Takes the posts of an export in, each in a transaction of its own and once: what came with an earlier one stays as it is
 * now. Their pictures follow by a job; old addresses of what is published lead on.
 * @throws Invalid naming `file`
 */
export async function importPosts(ctx: Ctx & Addresses, { xml, way }: ImportInput) {
  allow(ctx.actor, 'posts:edit');
  const file = readExport(xml);
  const plan = await planImport(ctx, { file, way });
  for (const planned of plan) {
    if (planned.outcome !== 'new') continue;
    const slug = await inTransaction(ctx, (ctx) => take(ctx, file, planned));
    if (!slug) planned.outcome = 'there';
    else if (planned.status === 'published') await leadOn(ctx, file, planned, slug);
  }
  return reportOf(file, plan);
}

/** @returns its address; null where another import was first */
async function take(ctx: Ctx, { site }: WordPressExport, planned: PlannedPost): Promise<string | null> {
  const { from, status, title, category, tags, converted } = planned;
  const id = v7();
  const at = from.at ?? ctx.now();
  let slug = '';
  do {
    slug = await freeSlug(ctx, planned.wanted, id);
  } while (!(await insert()));
  async function insert() {
    const written = await ctx.db
      .insert(posts)
      .values({
        id,
        slug,
        title,
        category,
        tags,
        status,
        blocks: cleanBlocks(converted.blocks),
        authorName: cutText(from.author, 80),
        seoDescription: cutText(from.excerpt, 320).trim(),
        previewToken: randomBytes(16).toString('hex'),
        publishAt: status === 'scheduled' ? at : null,
        publishedAt: status === 'published' ? at : null,
        createdAt: at > ctx.now() ? ctx.now() : at,
        updatedAt: ctx.now(),
      }) // prettier-ignore
      .onConflictDoNothing({ target: posts.slug })
      .returning({ id: posts.id });
    return written.length === 1;
  }
  const hasPictures = converted.pictures.length > 0 || from.thumbnail !== null;
  const noted = await ctx.db
    .insert(postOrigins)
    .values({
      origin: from.origin,
      postId: id,
      site: site.href,
      html: hasPictures ? from.html : null,
      thumbnail: from.thumbnail,
      version: 1,
      importedAt: ctx.now(),
    })
    .onConflictDoNothing({ target: postOrigins.origin })
    .returning({ postId: postOrigins.postId });
  if (noted.length === 0) {
    await ctx.db.delete(posts).where(eq(posts.id, id));
    return null;
  }
  await ctx.db.insert(postCounts).values({ postId: id });
  const after = { title, status, from: from.link };
  await audit(ctx, { action: 'created', subjectType: 'post', subjectId: id, after });
  if (status === 'published') await announcePosts(ctx, [slug]);
  if (hasPictures) await ctx.jobs.enqueue(ctx.db, pictureFetching, [{ postId: id }]);
  return slug;
}

/** The path that a post had leads to where it is now, if nothing else answers there. */
async function leadOn(ctx: Ctx & Addresses, { site }: WordPressExport, planned: PlannedPost, slug: string) {
  const { link } = planned.from;
  if (!URL.canParse(link) || new URL(link).host !== site.host) return;
  const { pathname } = new URL(link);
  const target = postPath(slug);
  if (pathname === '/' || pathname.replace(/\/$/, '') === target) return;
  const note = `WordPress: ${planned.title}`.slice(0, 200);
  try {
    // It is there, it was just written: its first visitor draws it, not an import of a thousand.
    const answersAt = async (path: string) => path === target || ctx.answersAt(path);
    await createRedirect({ ...ctx, answersAt }, { fromPath: pathname, target, status: 301, note });
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    planned.told.push(`its old address ${pathname.slice(0, 100)}, which does not lead here`);
  }
}

const reportOf = ({ site, others }: WordPressExport, plan: PlannedPost[]) => ({
  site: site.href,
  others: Object.entries(others).map(([kind, count]) => ({ kind, count })),
  posts: plan.map(({ from, converted, title, outcome, why, told, status, category, tags }) => ({
    title, outcome, why, told, status, category, tags, at: from.at,
    pictures: new Set([...converted.pictures.map(({ url }) => url), ...(from.thumbnail ? [from.thumbnail] : [])]).size,
  })), // prettier-ignore
});
