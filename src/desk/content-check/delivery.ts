import { servicePagePath } from '#catalogue/service-pages/service-page-path.ts';
import type { Claim, Contradiction } from './contradiction.ts';
import type { Site } from './site.ts';

const words = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const number = String.raw`(\d{1,2}|${words.join('|')})`;
const span = new RegExp(String.raw`\b${number}\s*(?:to|–|-)\s*${number}\s+(day|week|month)s?\b`, 'i');
const daysIn: Record<string, number> = { day: 1, week: 7, month: 30 };
const valueOf = (typed = '') => (/^\d/.test(typed) ? Number(typed) : words.indexOf(typed.toLowerCase()) + 1);

/** How many days something takes, at least and at most; null where the text names no such span. */
export function daysOf(text: string): { least: number; most: number } | null {
  const [, from, to, unit] = span.exec(text) ?? [];
  const days = daysIn[unit?.toLowerCase() ?? ''];
  return days ? { least: valueOf(from) * days, most: valueOf(to) * days } : null;
}

/** All of these are websites: one that is sold is no quicker to build than one that is read. */
const websites = [
  '/website-development',
  '/get-your-online-store',
  '/real-estate-website-development-service',
];

/** The quickest that each page about websites promises, against the others. */
export function checkDelivery({ statements, servicePages }: Site): Contradiction[] {
  const promises = websites.flatMap((path) => {
    const spans = statements.flatMap((claim) => {
      const days = claim.place.path === path ? daysOf(claim.says) : null;
      return days ? [{ claim, ...days }] : [];
    });
    return spans.toSorted((a, b) => a.least - b.least || a.most - b.most).slice(0, 1);
  });
  const apart = promises.some((one) => promises.some((other) => one.most < other.least));
  const own = servicePages.flatMap(({ slug, badge }) =>
    ownSpans([
      ...statements.filter(({ place }) => place.path === servicePagePath(slug)),
      ...descriptionOf(statements, badge),
    ]),
  );
  if (!apart) return own;
  return [
    ...own,
    {
      about: 'How long a website takes',
      why: 'One of these is ready before another could be.',
      claims: promises.map(({ claim }) => claim),
    },
  ];
}

/** What the list of services, from which visitors choose, says of one. */
function descriptionOf(statements: Claim[], service: string): Claim[] {
  const services = statements.filter(({ place }) => place.page === 'Services');
  const name = services.find(({ says, place }) => says === service && place.part.endsWith('name'));
  const part = name?.place.part.replace(/name$/, 'description');
  return services.filter(({ place }) => place.part === part);
}

/** Spans of one page that share their beginning or their end, but not both: the same promise, changed in one place. */
function ownSpans(claims: Claim[]): Contradiction[] {
  const spans = claims.flatMap((claim) => {
    const days = daysOf(claim.says);
    return days ? [{ claim, ...days }] : [];
  });
  const odd = spans.filter((one) =>
    spans.some((other) => (one.least === other.least) !== (one.most === other.most)),
  );
  if (odd.length === 0) return [];
  const why = 'The page names different spans for what looks like the same work.';
  return [
    { about: `How long it takes: ${odd[0]?.claim.place.page}`, why, claims: odd.map(({ claim }) => claim) },
  ];
}
