import { callPath, pathOf } from '#kit/path-of.ts';

const feedsAt = (start: string) => ({ rss: `${start}/rss.xml`, json: `${start}/feed.json` });
export type FeedPaths = ReturnType<typeof feedsAt>;

/** Where feed readers find us: what is new in the blog, under a tag, in a category. */
export const blogFeeds = feedsAt('');
export const tagFeeds = (slug: string) => feedsAt(pathOf('/blog/tag/:slug', { slug }));
/** @param slug of the category's name, as a tag of that name has it */
export const categoryFeeds = (slug: string) => feedsAt(callPath`/blog/category/${slug}`);
