import { expect, test } from 'vitest';
import type { Described } from '#agency/settings/site/structured-data.server.ts';
import type { ShownServicePage } from '../read-service-page.ts';
import { servicePageOrders } from '../section-orders.ts';
import { servicePageSlugs, type ServicePageSlug } from '../service-page.ts';
import { servicePage } from './structured-data.server.ts';

const about = { settings: { brand: 'Nirmaan' }, at: (path: string) => path, url: '/page' } as Described;
const words = {
  title: 'Stores',
  description: '',
  offer: { paise: 99_900, struckPaise: 199_900, words: 'a month' },
  faq: { heading: 'Asked', items: [{ question: 'How long?', answer: 'Twelve days.' }] },
};
const told = (slug: ServicePageSlug, sections: ShownServicePage['sections']) =>
  JSON.stringify(servicePage(slug, { ...words, sections })(about));

test('search engines hear of questions and prices that the page shows, and of no others', () => {
  for (const slug of servicePageSlugs) {
    const shown = [...servicePageOrders[slug]];
    expect(told(slug, shown), slug).toContain('How long?');
    expect(told(slug, shown).includes('"offers"'), slug).toBe(slug === 'get-your-online-store');
  }
  const without = (slug: ServicePageSlug, hidden: string) =>
    told(
      slug,
      servicePageOrders[slug].filter((key) => key !== hidden),
    );
  expect(without('google-ads', 'faq')).not.toContain('How long?');
  // There they stand beside the form.
  expect(without('meta-ads', 'form')).not.toContain('How long?');
});
