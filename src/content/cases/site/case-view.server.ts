import type { Case } from '../case.ts';
import { inIndia } from '#kit/site/india-time.ts';
import type { Language } from '#kit/language/language.ts';

/** What a case's page shows. Months are worded here, so that server and browser cannot disagree. */
export function viewOf(shown: Case, language: Language) {
  const month = inIndia(language, { month: 'long', year: 'numeric' });
  const figures = shown.figures.map((figure) => ({
    ...figure,
    date: month.format(new Date(`${figure.month}-15T00:00:00Z`)),
  }));
  return { ...shown, figures };
}
export type CaseView = ReturnType<typeof viewOf>;
