import type { ShownServicePage } from '#catalogue/service-pages/read-service-page.ts';
import { wordsShown, type ServicePageWords } from '#catalogue/service-pages/section-orders.ts';
import { servicePagePath } from '#catalogue/service-pages/service-page-path.ts';
import type { ServicePageSlug } from '#catalogue/service-pages/service-page.ts';
import type { FoundPage } from './site-search.ts';

/** A service page, and each of its questions: what the page shows, wherever that stands on it, and nothing that its owner hides. */
export function foundOfServicePage(
  slug: ServicePageSlug,
  page: ShownServicePage,
  estateFeatures: { title: string; description: string }[],
): FoundPage[] {
  const shown = wordsShown(slug, page.sections);
  const texts = (Object.keys(textsOf) as (keyof typeof textsOf)[])
    .filter((words) => shown.has(words))
    .flatMap((words) => textsOf[words](page, estateFeatures));
  const path = servicePagePath(slug);
  const questions = page.faq.items.map(({ question, answer }, i) => ({
    page: `question:${slug}:${i}`,
    kind: 'question' as const,
    path: `${path}#faq`,
    title: question,
    texts: [answer],
  }));
  return [
    {
      page: `service:${slug}`,
      kind: 'service',
      path,
      title: page.title,
      texts: [page.badge, page.heading, page.lead, ...texts],
    },
    ...(shown.has('faq') ? questions : []),
  ];
}

const boxes = (all: { title: string; text: string }[]) => all.flatMap(({ title, text }) => [title, text]);

/** What is found of a page's words, in the order in which an extract is cut from them. */
const textsOf = {
  proof: ({ proof }) => proof.flatMap(({ figure, words }) => [figure, words]),
  offer: ({ offer }) => (offer ? [offer.words] : []),
  features: ({ features: { heading, lead, items } }) =>
    items.length > 0 ? [heading, lead, ...boxes(items)] : [],
  'estate-features': (_, features) => features.flatMap(({ title, description }) => [title, description]),
  why: ({ why }) => [why.heading, ...boxes(why.boxes)],
  exhibit: ({ exhibit }) =>
    exhibit ? [exhibit.heading, exhibit.lead, ...exhibit.columns, ...cells(exhibit)] : [],
  hours: ({ exhibit }) => (exhibit ? [exhibit.heading, exhibit.lead, ...cells(exhibit)] : []),
  process: ({ process }) => [process.heading, ...boxes(process.steps)],
  closing: ({ closing }) => boxes([closing]),
} satisfies Partial<
  Record<
    ServicePageWords,
    (page: ShownServicePage, features: { title: string; description: string }[]) => string[]
  >
>;

const cells = ({ rows }: { rows: { cells: string[] }[] }) => rows.flatMap(({ cells }) => cells);
