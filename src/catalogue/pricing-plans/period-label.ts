import { english, type Translator } from '#kit/language/translator.ts';

/** `6 months`, `1 year`, `2 years 6 months`. */
export function periodLabel(months: number, { translate }: Translator = english): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [
    years === 1 && translate(/*i18n*/ '1 year'),
    years > 1 && translate(/*i18n*/ '{years} years', { years }),
    rest === 1 && translate(/*i18n*/ '1 month'),
    rest > 1 && translate(/*i18n*/ '{rest} months', { rest }),
  ]
    .filter(Boolean)
    .join(' ');
}
