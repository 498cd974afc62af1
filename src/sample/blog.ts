import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { postCounts, posts } from '#content/blog/table.server.ts';
import { fileTags } from '#content/blog/tags/file-tags.ts';
import { indexPosts } from '#content/site-search/index-posts.ts';
import { comments } from '#content/comments/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { PostChange } from '#content/blog/post.ts';
import type { Db } from '#kit/context.ts';
import sampleComments from '#sample/blog/comments.json';
import samples from '#sample/blog/posts.json';
import { toBlocks } from '#sample/blog/to-blocks.ts';
import { drawingNamed, textNamed } from './files.ts';
import { seedPicture } from './seed-picture.ts';

type Sample = (typeof samples)[number];

const dayMs = 86_400_000;

/** Twelve sample posts with pictures and a few comments, once: an owner who deletes them all is rid of them. */
export async function seedBlog(db: Db): Promise<void> {
  const first = await db
    .insert(settings)
    .values({ key: 'blog-seeded', value: true })
    .onConflictDoNothing()
    .returning({ key: settings.key });
  if (first.length === 0) return;
  const now = Date.now();
  for (const sample of samples.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const published = new Date(now - sample.daysAgo * dayMs);
    const id = v7({ msecs: published.getTime() });
    await db
      .insert(posts)
      .values({ id, ...(await columnsOf(db, sample)), publishedAt: published, createdAt: published });
    await db.insert(postCounts).values({ postId: id });
    const said = sampleComments.filter((comment) => comment.slug === sample.slug);
    if (said.length > 0)
      await db.insert(comments).values(said.map((comment) => commentRow(id, published, comment)));
  }
  const slugs = samples.map(({ slug }) => slug);
  await fileTags({ db }, slugs);
  await indexPosts({ db }, slugs);
}

async function columnsOf(db: Db, sample: Sample) {
  const { slug, title, category, author, scene, alt, second, featured = false, action, tags = [] } = sample;
  const written = PostChange.required().parse({
    slug,
    title,
    category,
    tags,
    authorName: author,
    blocks: toBlocks(textNamed(`blog/${slug}`)),
    image1Id: await picture(db, scene, alt),
    image2Id: second ? await picture(db, second.scene, second.alt) : null,
    isFeatured: featured,
    actionType: action?.type ?? null,
    actionValue: action?.value ?? '',
    seoTitle: '',
    seoDescription: '',
  });
  const previewToken = randomBytes(16).toString('hex');
  return { ...written, status: 'published' as const, isSample: true, previewToken };
}

/** A drawing stands in the library once, with the words it was first described by. */
const picture = (db: Db, scene: string, alt: string) =>
  seedPicture({ db }, `blog-${scene}`, () => drawingNamed(`blog-${scene}`), alt);

type Said = (typeof sampleComments)[number];
function commentRow(postId: string, published: Date, { hoursLater, author, content }: Said) {
  const createdAt = new Date(Math.min(published.getTime() + hoursLater * 3_600_000, Date.now() - 60_000));
  return {
    id: v7({ msecs: createdAt.getTime(), random: createHash('sha256').update(content).digest() }),
    postId,
    author,
    content,
    status: 'approved' as const,
    ip: '',
    userAgent: 'sample',
    createdAt,
  };
}
