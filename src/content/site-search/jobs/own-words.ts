import { translatorIn } from '#kit/i18n/translator.server.ts';
import type { Language } from '#kit/language/language.ts';
import { pathOf } from '#kit/path-of.ts';
import type { FoundPage } from '../site-search.ts';

/** Pages whose words stand in the code, under the titles and with the descriptions that they have themselves. */
const pages = [
  {
    path: pathOf('/contact-us'),
    title: /*i18n*/ 'Contact us',
    text: /*i18n*/ 'Call, write or visit. Tell us what your business needs and a person will answer.',
  },
  {
    path: pathOf('/pricing'),
    title: /*i18n*/ 'Prices',
    text: /*i18n*/ 'What each plan costs a month, what you pay today, and what can be added: with GST or before it.',
  },
  {
    path: pathOf('/service-plan'),
    title: /*i18n*/ 'Compare our plans',
    text: /*i18n*/ 'Four plans of one system: what each costs, what a month comes to, and what you save.',
  },
  {
    path: pathOf('/work'),
    title: /*i18n*/ 'Our work',
    text: /*i18n*/ 'What owners asked for, what we built, and what changed, with figures, dates and who counted.',
  },
  {
    path: pathOf('/gallery'),
    title: /*i18n*/ 'Gallery',
    text: /*i18n*/ 'Shop fronts, screens, sketches and patterns: pictures from our studio, gallery by gallery.',
  },
  {
    path: pathOf('/book-consultation'),
    title: /*i18n*/ 'Book Free Consultation',
    text: /*i18n*/ 'Choose a day and a time: a call or a meeting about your website, your shop or your advertising, free of charge.',
  },
  {
    path: pathOf('/newsletter'),
    title: /*i18n*/ 'Newsletter',
    text: /*i18n*/ 'One useful article a month for people who run a business in India, by e-mail.',
  },
];

export function ownWords(language: Language): FoundPage[] {
  const { translate } = translatorIn(language);
  return pages.map(({ path, title, text }) => ({
    page: `page:${path}`,
    kind: 'page',
    path,
    title: translate(title),
    texts: [translate(text)],
  }));
}
