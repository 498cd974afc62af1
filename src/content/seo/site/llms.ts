import { casePath } from '#content/cases/case-path.ts';
import { casesTag } from '#content/cases/case.ts';
import { listPublishedCases } from '#content/cases/list-cases.ts';
import { listPosts } from '#content/blog/list-posts.ts';
import { firstParagraph } from '#content/blog/post-blocks.ts';
import { postPath } from '#content/blog/post-path.ts';
import { servicePageSlugs, servicePageTag } from '#catalogue/service-pages/service-page.ts';
import { readPublicSettings } from '#agency/settings/read-settings.ts';
import { cachePage, ctxContext } from '#kit/site/context.server.ts';
import { fixedPages } from '../fixed-pages.ts';
import { findPage } from '../find-page.ts';
import type { PageKey } from '../shared-page.ts';
import type { Route } from './+types/llms';

const shows = ['settings', 'about', 'offer', 'plans', 'pickers', 'policies', 'blog'];
const newest = 50;

/** What assistants should know of the site, by the llmstxt.org convention: each page with a line, the cases, the
 * newest articles. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  cachePage(context, ...shows, casesTag, ...servicePageSlugs.map(servicePageTag));
  const keys: PageKey[] = [
    ...[...fixedPages.keys()].map((key): PageKey => ({ kind: 'page', key })),
    ...servicePageSlugs.map((key): PageKey => ({ kind: 'service', key })),
  ];
  const [{ brand, tagline, blurb }, pages, cases, { posts }] = await Promise.all([
    readPublicSettings(ctx),
    Promise.all(keys.map((key) => findPage(ctx, key))),
    listPublishedCases(ctx),
    listPosts(ctx, { limit: newest }),
  ]);
  const entry = (name: string, path: string, line: string) =>
    `- [${name}](${ctx.publicUrl}${path}): ${line.replace(/\s+/g, ' ').trim()}`;
  const work = cases
    .map(({ client, town, slug, headline }) => entry(`${client}, ${town}`, casePath(slug), headline))
    .join('\n');
  const lines = [
    `# ${brand}`,
    `> ${tagline}. ${blurb}`,
    'Every page here is there as Markdown too: ask for its address with `Accept: text/markdown`. Prices are in Indian rupees.',
    '## Pages',
    pages.flatMap((page) => (page ? [entry(page.name, page.path, page.line)] : [])).join('\n'),
    ...(work ? ['## Work', work] : []),
    '## Articles',
    posts
      .map(({ title, slug, seoDescription, blocks }) =>
        entry(title, postPath(slug), seoDescription || firstParagraph(blocks)),
      )
      .join('\n'),
  ];
  return new Response(`${lines.join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
