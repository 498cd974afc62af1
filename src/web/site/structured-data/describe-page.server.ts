import type { RouterContextProvider } from 'react-router';
import type { Thing } from 'schema-dts';
import { cardAddress } from '#domain/seo/card-version.server.ts';
import { findPage } from '#domain/seo/find-page.ts';
import { cardOf, type PageKey, type SharedPage } from '#domain/seo/shared-page.ts';
import { readPublicSettings, type PublicSettings } from '#domain/settings/read-settings.ts';
import { ctxContext, pageReportContext } from '#web/context.server.ts';
import { dataBlock, pictureTags } from './head-tags.server.ts';

/** What descriptions are made from. `at` makes an address whole; `image`: the page's picture for sharing. */
export type Described = {
  settings: PublicSettings;
  page: SharedPage;
  url: string;
  image: string;
  at(path: string): string;
};

/**
 * Gives the page being rendered its picture for sharing and its structured data: where it stands in the site, and the
 * `things` it is about. Called by loaders, so that none of it reaches the browser's scripts.
 */
export async function describePage(
  context: Readonly<RouterContextProvider>,
  key: PageKey,
  things: (about: Described) => Thing[] = () => [],
): Promise<void> {
  const ctx = context.get(ctxContext);
  const [page, settings] = await Promise.all([findPage(ctx, key), readPublicSettings(ctx)]);
  if (!page) return;
  const at = (path: string) => `${ctx.publicUrl}${path === '/' ? '' : path}`;
  const card = cardOf(settings.brand, page);
  const image = at(cardAddress(key, card));
  const about: Described = { settings, page, url: at(page.path), image, at };
  const trail = page.path === '/' ? [] : [breadcrumbs(about)];
  context.get(pageReportContext).head =
    pictureTags(image, card.title) + dataBlock([...trail, ...things(about)]);
}

function breadcrumbs({ settings, page, at }: Described): Thing {
  const steps = [{ name: settings.brand, path: '/' }, ...(page.parent ? [page.parent] : []), page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: at(path),
    })),
  };
}
