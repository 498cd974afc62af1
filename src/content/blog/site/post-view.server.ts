import type { PublicPost } from '../find-post.ts';
import { tagSlug } from '../tags/tag.ts';
import { firstParagraph } from '../post-blocks.ts';
import { readingMinutes } from '../reading-minutes.ts';
import type { Language } from '#kit/language/language.ts';
import { inIndia } from '#kit/site/india-time.ts';

const dateOf = (at: Date | null, language: Language) =>
  at && { iso: at.toISOString(), words: day(language).format(at) };
const day = (language: Language) => inIndia(language, { day: 'numeric', month: 'long', year: 'numeric' });

/** So many posts stand on one page of a list. */
export const postsPerPage = 13;

/** What a card shows of a post. */
export const cardOf = (post: PublicPost, language: Language) => ({
  slug: post.slug,
  title: post.title,
  text: firstParagraph(post.blocks),
  image: post.image1,
  category: post.category,
  isFeatured: post.isFeatured,
  published: dateOf(post.publishedAt, language),
});
export type Card = ReturnType<typeof cardOf>;

/** What a post's own page shows, with the blurs of the pictures in its text. Dates are worded here, so that server and browser cannot disagree. */
export const viewOf = async (post: PublicPost, language: Language, blurs: Map<string, string>) => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  // The editor's own library, which nothing but posts takes.
  html: (await import('../render-post.ts')).renderPost(post.blocks, blurs),
  image1: post.image1,
  image2: post.image2,
  authorName: post.authorName,
  category: post.category,
  tags: post.tags.map((tag) => ({ tag, slug: tagSlug(tag) })),
  minutes: readingMinutes(post.blocks),
  views: post.views,
  isFeatured: post.isFeatured,
  actionType: post.actionType,
  actionValue: post.actionValue,
  published: dateOf(post.publishedAt, language),
  seoTitle: post.seoTitle || post.title,
  seoDescription: post.seoDescription || shortened(firstParagraph(post.blocks)),
});
export type PostView = Awaited<ReturnType<typeof viewOf>>;

/** At most 155 characters, ending with a whole word. */
function shortened(text: string): string {
  if (text.length <= 155) return text;
  return `${text.slice(0, 154).replace(/\s+\S*$/, '')}…`;
}
