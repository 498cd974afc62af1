import type { Language } from '#kit/language/language.ts';
import { useLanguage } from '#kit/site/use-language.ts';

/** The times of a day beside each other. Other languages say the part of the day, which takes more room. */
export const timesGrid = (language: Language) =>
  `grid gap-2 ${language === 'en' ? 'grid-cols-3 sm:grid-cols-4' : 'grid-cols-2 sm:grid-cols-3'}`;

/** The room that so many times will take, while they are on their way. */
export function TimesRoom({ count }: { count: number }) {
  const grid = timesGrid(useLanguage());
  return (
    <div aria-hidden className={`${grid} invisible`}>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className="min-h-12" />
      ))}
    </div>
  );
}
