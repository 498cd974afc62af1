/** What everybody may know about upgrades, browsers included. */
import type { Paise } from '#kit/india/money.ts';
import { share } from '#kit/india/spread.ts';
import { daysBetween } from '#kit/india/india-date.ts';
import { pathOf } from '#kit/path-of.ts';
import type { Term, TermState } from '#money/renewals/term.ts';

/** A plan that runs, by days of India; `endsOn` is its first day without it. */
export type Running = { startsOn: string; endsOn: string };

/** What of its price a plan has left on a day: by whole days, that day included, half up. */
export function unusedShare(paidPaise: Paise, { startsOn, endsOn }: Running, today: string): Paise {
  const all = daysBetween(startsOn, endsOn);
  const unused = Math.min(all, Math.max(0, daysBetween(today, endsOn)));
  return share(paidPaise, unused, all);
}

const running = new Set<TermState>(['running', 'ending']);

/** Whether a higher plan may take the place of what was bought: of a plan that runs, and is not renewed already. */
export const mayUpgrade = ({ kind, state }: Pick<Term, 'kind'> & { state: TermState }) =>
  kind === 'plan' && running.has(state);

/** Where a running plan is exchanged for a higher one; `id` is its admission's. */
export const upgradePath = (id: string) => pathOf('/upgrade/:id', { id });
