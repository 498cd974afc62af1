import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Outlet } from 'react-router';
import { expect, test } from 'vitest';
import { servicePageOrders } from '#catalogue/service-pages/section-orders.ts';
import type { ServicePageSection } from '#catalogue/service-pages/sections.ts';
import type { ShownServicePage } from '#catalogue/service-pages/read-service-page.ts';
import { servicePageSlugs, type ServicePageSlug } from '#catalogue/service-pages/service-page.ts';
import { foundOfServicePage } from '#content/site-search/found-of-service-page.ts';
import { createI18n } from '#kit/i18n/i18n.ts';
import site from '#sample/site.json';
import Application from './application-development.tsx';
import Marketing from './digital-marketing.tsx';
import Store from './e-commerce.tsx';
import GoogleAds from './google-ads.tsx';
import MetaAds from './meta-ads.tsx';
import Estate from './real-estate.tsx';
import Website from './website-development.tsx';

type Page = NonNullable<Parameters<typeof createRoutesStub>[0][number]['Component']>;
const pages: Record<ServicePageSlug, Page> = {
  'website-development': Website,
  'application-development': Application,
  'get-your-online-store': Store,
  'digital-marketing': Marketing,
  'google-ads': GoogleAds,
  'meta-ads': MetaAds,
  'real-estate-website-development-service': Estate,
};

/** A page with everything that one can have, each text saying its own name. */
const box = (name: string) => ({ title: `«${name} title»`, text: `«${name} text»` });
const words: Omit<ShownServicePage, 'sections'> = {
  title: '«title»',
  description: '«description»',
  badge: '«badge»',
  heading: '«heading»',
  lead: '«lead»',
  picture: null,
  leadCase: '',
  proof: [{ figure: '«proof figure»', words: '«proof words»' }],
  offer: { paise: 100, struckPaise: 200, words: '«offer»' },
  why: { heading: '«why»', boxes: [box('why')] },
  process: { heading: '«process»', steps: [box('step')] },
  features: { heading: '«features»', lead: '«features lead»', items: [box('feature')] },
  demos: { heading: '«work»' },
  exhibit: {
    heading: '«exhibit»',
    lead: '«exhibit lead»',
    columns: ['«first column»', '«second column»'],
    rows: [{ cells: ['«first cell»', '«second cell»'] }],
    note: '«note»',
  },
  faq: { heading: '«faq»', items: [{ question: '«question»', answer: '«answer»' }] },
  closing: box('closing'),
};
const features = [{ id: '1', title: '«estate feature»', description: '«estate feature text»' }];
/** Nobody looks for these. */
const unsought = ['«description»', '«note»', '«faq»'];

test('what is found of a service page is what stands on it, in whichever part that is, and no more', () => {
  for (const slug of servicePageSlugs)
    for (const hidden of [[], ['exhibit', 'closing']]) {
      const own: readonly ServicePageSection[] = servicePageOrders[slug];
      const page = { ...words, sections: own.filter((key) => !hidden.includes(key)) };
      const found = foundOfServicePage(slug, page, features).flatMap(({ title, texts }) => [title, ...texts]);
      const seen = htmlOf(slug, page).match(/«[^»]+»/g) ?? [];
      expect(new Set(found), slug).toEqual(new Set(seen.filter((text) => !unsought.includes(text))));
    }
});

function htmlOf(slug: ServicePageSlug, page: ShownServicePage): string {
  const Stub = createRoutesStub([
    { id: 'site/layout', Component: Outlet, children: [{ id: 'page', path: '/', Component: pages[slug] }] },
  ]);
  const loaderData = {
    'site/layout': { settings: site, publicUrl: 'https://example.com', account: {}, whatsApp: false },
    page: { page, lead: null, work: [], price: null, services: [], features },
  };
  return renderToStaticMarkup(
    <I18nProvider i18n={createI18n('en')}>
      <Stub hydrationData={{ loaderData }} />
    </I18nProvider>,
  );
}
