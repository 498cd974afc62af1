import { servicePagePath } from '#catalogue/service-pages/service-page-path.ts';
import { offerPath } from '#kit/offer-path.ts';
import { editPath } from '#kit/screen-paths.ts';
import type { Claim, Contradiction } from './contradiction.ts';
import type { Site } from './site.ts';

/** What an agency boasts of, each with the words for it. */
const counted: Record<string, RegExp> = {
  Customers: /([\d,]+)\s*\+?\s+(?:[a-z]+\s+)?(?:clients|customers|customer satisfaction)\b/i,
  People: /([\d,]+)\s*\+?\s+(?:[a-z]+\s+)?(?:specialists|experts|team members|people in our team)\b/i,
  Projects: /([\d,]+)\s*\+?\s+(?:[a-z]+\s+)?(?:cases|projects)\b/i,
  Awards: /([\d,]+)\s*\+?\s+(?:[a-z]+\s+)?awards?\b/i,
};
const numberIn = (pattern: RegExp, { says }: Claim) => {
  const found = pattern.exec(says)?.[1];
  return found === undefined ? null : Number(found.replaceAll(',', ''));
};
/** Questions and answers speak of the reader's numbers, not of ours. */
const isBoast = ({ place: { part } }: Claim) => !part.startsWith('faq');

/** The same thing counted twice with different results. */
export const checkClaimedCounts = ({ statements }: Site): Contradiction[] =>
  Object.entries(counted).flatMap(([about, pattern]) => {
    const claims = statements.filter((claim) => isBoast(claim) && numberIn(pattern, claim) !== null);
    const numbers = [...new Set(claims.map((claim) => numberIn(pattern, claim)))];
    return numbers.length < 2 ? [] : [{ about, why: `The site says ${numbers.join(' and ')}.`, claims }];
  });

/** How many there are of what a page lists, against the number that its texts name. */
export function checkLists({ statements, servicePages, offer }: Site): Contradiction[] {
  const listed = [
    ...servicePages.map(({ slug, features }) => ({
      path: servicePagePath(slug),
      office: editPath('service-pages', slug),
      what: 'features',
      count: features.items.length,
    })),
    { path: offerPath, office: '/offer', what: 'modules', count: offer.modules.length },
  ];
  return listed.flatMap(({ path, office, what, count }) => {
    const pattern = new RegExp(String.raw`\b(\d+)\s+${what}\b`, 'i');
    const wrong = statements.filter((claim) => {
      const number = claim.place.path === path ? numberIn(pattern, claim) : null;
      return number !== null && number !== count;
    });
    const [first] = wrong;
    if (count === 0 || !first) return [];
    const list = {
      says: `${count} ${what} are listed`,
      place: { page: first.place.page, part: what, path, office },
    };
    return [{ about: `Number of ${what}`, why: `The page lists ${count}.`, claims: [list, ...wrong] }];
  });
}
