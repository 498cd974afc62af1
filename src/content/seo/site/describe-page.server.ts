import type { RouterContextProvider } from 'react-router';
import type { Thing } from 'schema-dts';
import { languageTags, pathIn } from '#kit/language/language.ts';
import { cardAddress } from '../card-version.server.ts';
import { findPage } from '../find-page.ts';
import { cardOf, type PageKey, type SharedPage } from '../shared-page.ts';
import { readPublicSettings } from '#agency/settings/read-settings.ts';
import { webPage, type Described } from '#agency/settings/site/structured-data.server.ts';
import { translated } from '#agency/translations/site/translated.server.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { ctxContext, pageReportContext } from '#kit/site/context.server.ts';
import { dataBlock, pictureTags } from './head-tags.server.ts';

/**
 * Gives the page being rendered its picture for sharing and its structured data: where it stands in the site, who
 * publishes it, and the `things` it is about. Called by loaders, so that none of it reaches the browser's scripts.
 */
export async function describePage(
  context: Readonly<RouterContextProvider>,
  key: PageKey,
  things: (about: Described) => Thing[] = () => [],
): Promise<void> {
  const ctx = context.get(ctxContext);
  const [page, settings] = await Promise.all([findPage(ctx, key), readPublicSettings(ctx)]);
  if (!page) return;
  const { language } = ctx;
  const at = (path: string) => `${ctx.publicUrl}${path === '/' ? '' : path}`;
  const card = cardOf(settings.brand, page);
  const { name, parent } = await namesOf(context, key, page);
  const image = at(cardAddress(key, card));
  const pageAt = (path: string) => at(pathIn(path, language));
  const about: Described = {
    settings,
    url: pageAt(page.path),
    image,
    at,
    pageAt,
    inLanguage: languageTags[language],
  };
  const trail = page.path === '/' ? [] : [breadcrumbs({ name, parent, path: page.path }, about)];
  context.get(pageReportContext).head =
    pictureTags(image, card.title) + dataBlock([webPage(about, name), ...trail, ...things(about)]);
}

type Named = Pick<SharedPage, 'name' | 'parent'>;

/** What the page and the one above it are called in its language, by us or by the owner; an article keeps its title. */
async function namesOf(
  context: Readonly<RouterContextProvider>,
  { kind }: PageKey,
  { name, parent }: Named,
): Promise<Named> {
  const { translate } = translatorIn(context.get(ctxContext).language);
  const above = parent && { ...parent, name: translate(parent.name) };
  return { name: kind === 'post' ? name : await translated(context, translate(name)), parent: above };
}

function breadcrumbs(page: Named & { path: string }, { settings, pageAt }: Described): Thing {
  const steps = [{ name: settings.brand, path: '/' }, ...(page.parent ? [page.parent] : []), page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: pageAt(path),
    })),
  };
}
