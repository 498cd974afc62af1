import { english, type Voice } from '#kit/language/voice.ts';

/** `6 months`, `1 year`, `2 years 6 months`. */
export function periodLabel(months: number, { say }: Voice = english): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [
    years === 1 && say(/*i18n*/ '1 year'),
    years > 1 && say(/*i18n*/ '{years} years', { years }),
    rest === 1 && say(/*i18n*/ '1 month'),
    rest > 1 && say(/*i18n*/ '{rest} months', { rest }),
  ]
    .filter(Boolean)
    .join(' ');
}
