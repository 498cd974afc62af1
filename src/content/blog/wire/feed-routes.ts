import { Feed } from 'feed';
import type { Context } from 'hono';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { createRouter } from '#kit/wire/router.ts';
import { categoryPart, tagPart, type FeedPart } from './feed-parts.ts';
import { blogFeeds, tagFeeds, type FeedPaths } from '../feed-paths.ts';
import { firstParagraph } from '../post-blocks.ts';
import { listPosts } from '../list-posts.ts';
import { postPath } from '../post-path.ts';
import { readPublicSettings } from '#agency/settings/read-settings.ts';

const newest = 30;

/** How a feed is written, and titles and summaries in it. */
type Format = {
  key: keyof FeedPaths;
  type: string;
  write: (feed: Feed) => string;
  worded: (text: string) => string;
};

/** Readers of RSS take titles and summaries for HTML, readers of JSON Feed for text. */
const formats: Format[] = [
  { key: 'rss', type: 'application/rss+xml; charset=utf-8', write: (feed) => feed.rss2(), worded: escape },
  {
    key: 'json',
    type: 'application/feed+json; charset=utf-8',
    write: (feed) => feed.json1(),
    worded: (text) => text,
  },
];

/** The newest posts for feed readers: of the blog, under a tag, in a category. Only what is published. */
export function feedRoutes(deps: ApiDeps) {
  const router = createRouter();
  for (const { key, type, write, worded } of formats) {
    const answer = async (c: Context, part?: FeedPart) =>
      c.body(write(await makeFeed(c, deps, worded, part)), 200, {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=300',
      });
    router.get(blogFeeds[key], (c) => answer(c));
    router.get(`/blog/tag/:slug${blogFeeds[key]}`, async (c, next) => {
      const part = await tagPart(deps.ctxFor(c), { slug: c.req.param('slug'), limit: newest });
      if (!part) return next();
      return 'moved' in part ? c.redirect(tagFeeds(part.moved)[key], 301) : answer(c, part);
    });
    router.get(`/blog/category/:slug${blogFeeds[key]}`, async (c, next) => {
      const part = await categoryPart(deps.ctxFor(c), { slug: c.req.param('slug'), limit: newest });
      return part ? answer(c, part) : next();
    });
  }
  return router;
}

/** Before an address of ours in an element, each of a picture's widths too. */
const ownAddress = /(?<=<[^>]* (?:(?:src|href)="|srcset="(?:[^"]*, )?))(?=\/)/g;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

async function makeFeed(
  c: Context,
  deps: ApiDeps,
  worded: Format['worded'],
  part: FeedPart | undefined,
): Promise<Feed> {
  const ctx = deps.ctxFor(c);
  const [{ posts }, settings] = await Promise.all([
    part ?? listPosts(ctx, { limit: newest }),
    readPublicSettings(ctx),
  ]);
  const at = (path: string) => `${deps.publicUrl}${path}`;
  const { page, feeds } = part ?? { page: '/blog', feeds: blogFeeds };
  const title = `${settings.brand} blog`;
  const feed = new Feed({
    id: at(part ? feeds.rss : page),
    link: at(page),
    title: part ? `${title}: ${part.name}` : title,
    description: 'Websites, advertising and online shops, explained for shop owners in India.',
    language: 'en-IN',
    favicon: at('/favicon.svg'),
    copyright: settings.legalName,
    ...(posts[0]?.publishedAt && { updated: posts[0].publishedAt }),
    feedLinks: { rss: at(feeds.rss), json: at(feeds.json) },
  });
  const { renderPost } = await import('../render-post.ts');
  for (const post of posts) {
    const link = at(postPath(post.slug));
    feed.addItem({
      id: link,
      link,
      title: worded(post.title),
      description: worded(firstParagraph(post.blocks)),
      // A feed is read away from the site: addresses have to be whole.
      content: renderPost(post.blocks).replaceAll(ownAddress, deps.publicUrl),
      date: post.publishedAt ?? post.createdAt,
      ...(post.authorName && { author: [{ name: post.authorName }] }),
      ...(post.category && { category: [{ name: post.category }] }),
    });
  }
  return feed;
}
