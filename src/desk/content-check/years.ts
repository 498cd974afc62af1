import type { Contradiction } from './contradiction.ts';
import { inSettings, type Site } from './site.ts';

const experience =
  /\b(\d{1,2})(?:\+\s*years?\b|\s+years?\s+(?:of|in)\s+(?:experience|business|work|practice))/i;
const founded = /\b(?:since|founded in|established in|est\.?)\s+((?:19|20)\d{2})\b/i;

/** How long the agency has been at work, against the year in which it was founded. */
export function checkYears({ year, statements, settings: { foundedYear } }: Site): Contradiction[] {
  const age = year - foundedYear;
  const others = statements.filter(({ says }) => {
    const years = experience.exec(says)?.[1];
    const since = founded.exec(says)?.[1];
    // Before the day of the year on which it was founded it is a year younger.
    return (
      (years && age !== Number(years) && age - 1 !== Number(years)) ||
      (since && Number(since) !== foundedYear)
    );
  });
  if (others.length === 0) return [];
  return [
    {
      about: 'Years of work',
      why: `Founded in ${foundedYear}, the agency is ${age} years old in ${year}.`,
      claims: [{ says: `Founded in ${foundedYear}`, place: inSettings('founded', '/about-us') }, ...others],
    },
  ];
}
