import { Feed } from 'feed';
import type { Context } from 'hono';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { createRouter } from '#kit/wire/router.ts';
import { firstParagraph } from '../post-blocks.ts';
import { listPosts } from '../list-posts.ts';
import { postPath } from '../post-path.ts';
import { readPublicSettings } from '#agency/settings/read-settings.ts';

const newest = 30;

/** The newest posts for feed readers: /rss.xml and /feed.json. Only what is published. */
export function feedRoutes(deps: ApiDeps) {
  const router = createRouter();
  const answer = (c: Context, type: string, text: string) =>
    c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=300' });
  router.get('/rss.xml', async (c) =>
    answer(c, 'application/rss+xml; charset=utf-8', (await makeFeed(c, deps, escape)).rss2()),
  );
  router.get('/feed.json', async (c) =>
    answer(c, 'application/feed+json; charset=utf-8', (await makeFeed(c, deps, plain)).json1()),
  );
  return router;
}

/** Before an address of ours in an element, each of a picture's widths too. */
const ownAddress = /(?<=<[^>]* (?:(?:src|href)="|srcset="(?:[^"]*, )?))(?=\/)/g;

/** Readers of RSS take titles and summaries for HTML, readers of JSON Feed for text. */
const plain = (text: string) => text;
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function makeFeed(c: Context, deps: ApiDeps, worded: (text: string) => string): Promise<Feed> {
  const ctx = deps.ctxFor(c);
  const [{ posts }, settings] = await Promise.all([
    listPosts(ctx, { limit: newest }),
    readPublicSettings(ctx),
  ]);
  const at = (path: string) => `${deps.publicUrl}${path}`;
  const feed = new Feed({
    id: at('/blog'),
    link: at('/blog'),
    title: `${settings.brand} blog`,
    description: 'Websites, advertising and online shops, explained for shop owners in India.',
    language: 'en-IN',
    favicon: at('/favicon.svg'),
    copyright: settings.legalName,
    ...(posts[0]?.publishedAt && { updated: posts[0].publishedAt }),
    feedLinks: { rss: at('/rss.xml'), json: at('/feed.json') },
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
