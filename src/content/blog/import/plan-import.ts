import { inArray } from 'drizzle-orm';
import { posts } from '../table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { cutText } from '#kit/cut-text.ts';
import { paragraphsOf } from '../post-blocks.ts';
import { Slug, slugOf, type PostStatus } from '../post.ts';
import { blocksOfHtml, type Converted } from './blocks-of-html.ts';
import type { ImportOutcome, ImportWay } from './import-way.ts';
import { postOrigins } from './table.server.ts';
import type { ExportedPost, WordPressExport } from './wordpress-export.ts';

export type PlannedPost = {
  from: ExportedPost;
  converted: Converted;
  outcome: ImportOutcome;
  why: string;
  /** What will be other than it was, each a short text. */
  told: string[];
  status: PostStatus;
  title: string;
  /** What its address is made of. */
  wanted: string;
  category: string;
  tags: string[];
};

const longestTitle = 160;
const longestWord = 60;
const mostTags = 20;
/** What the editor holds. */
const mostNodes = 5000;
const mostPictures = 100;

/** What becomes of each post of an export. */
export async function planImport(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { file, way }: { file: WordPressExport; way: ImportWay },
): Promise<PlannedPost[]> {
  const origins = file.posts.map(({ origin }) => origin);
  const [known, taken] = await Promise.all([
    ctx.db
      .select({ origin: postOrigins.origin })
      .from(postOrigins)
      .where(inArray(postOrigins.origin, origins)),
    ctx.db
      .select({ slug: posts.slug })
      .from(posts)
      .where(inArray(posts.slug, file.posts.map(slugWanted))),
  ]);
  const there = new Set(known.map(({ origin }) => origin));
  const slugs = new Set(taken.map(({ slug }) => slug));
  const seen = new Set<string>();
  return file.posts.map((from) => {
    const converted = blocksOfHtml(from.html);
    const why = whyNot(from, converted, seen.has(from.origin));
    seen.add(from.origin);
    const outcome = why ? 'refused' : there.has(from.origin) ? 'there' : 'new';
    const wanted = slugWanted(from);
    const [category = '', ...further] = from.categories.filter((name) => !/^uncategori[sz]ed$/i.test(name));
    const all = [...new Set([...further, ...from.tags])];
    const tags = all.filter((tag) => tag.length <= longestWord).slice(0, mostTags);
    const told = [
      ...converted.left,
      ...(from.title.length > longestTitle ? ['its title, shortened'] : []),
      ...(from.isProtected ? ['its password: a draft'] : []),
      ...(all.length > tags.length ? [`${all.length - tags.length} of its tags`] : []),
      ...(outcome === 'new' && slugs.has(wanted) ? ['its address, which another post has'] : []),
    ];
    return {
      from, converted, outcome, why, told, wanted, tags,
      status: statusOf(from, way, ctx.now()),
      title: cutText(from.title, longestTitle).trim(),
      category: cutText(category, longestWord).trim(),
    }; // prettier-ignore
  });
}

function whyNot(from: ExportedPost, { blocks, pictures, size }: Converted, isTwice: boolean): string {
  if (from.origin.endsWith('#')) return 'It has no number';
  if (isTwice) return 'It stands in the file twice';
  if (from.status === 'trash' || from.status === 'auto-draft') return 'It was thrown away';
  if (from.title === '') return 'It has no title';
  if (size > mostNodes) return 'It is too long for one post';
  if (pictures.length > mostPictures) return 'It has more than 100 pictures';
  return paragraphsOf(blocks).length === 0 ? 'There is nothing to read in it' : '';
}

function statusOf({ status, isProtected, at }: ExportedPost, way: ImportWay, now: Date): PostStatus {
  if (way === 'drafts' || isProtected) return 'draft';
  if (status === 'publish') return 'published';
  return status === 'future' && at && at > now ? 'scheduled' : 'draft';
}

/** Its address there if ours can be written like that; a title that cannot, as in Hindi, gives its number. */
function slugWanted({ slug, title, origin }: ExportedPost): string {
  const parsed = Slug.safeParse(slug);
  if (parsed.success) return parsed.data;
  const made = slugOf(title);
  return made === 'post' ? `post-${origin.split('#').at(-1)}` : made;
}
