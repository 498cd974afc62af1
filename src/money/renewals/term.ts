import { daysBetween } from '#kit/india/india-date.ts';

/** Something bought for a time: a plan, or a benefit of a cart. */
export type Term = {
  /** `plan:<admission>` or `benefit:<transaction>:<benefit>` */
  key: string;
  kind: 'plan' | 'benefit';
  /** What its notices are about: one admission, or all that one payment bought. */
  source: string;
  customerId: string;
  title: string;
  months: number;
  startsAt: Date;
  endsAt: Date;
  /** Bought again already: another term of the same thing ends later. */
  followed: boolean;
};

/** `ending`: within thirty days, or within the second half of what is shorter. `grace`: it is over, and nothing is switched off yet. */
export const termStates = ['upcoming', 'running', 'ending', 'renewed', 'grace', 'ended'] as const;
export type TermState = (typeof termStates)[number];

/** So many days before the end its owner is told. */
export const noticeDays = [30, 7, 1] as const;
export type NoticeDays = (typeof noticeDays)[number];
/** For so long after the end nothing is switched off, and renewing leaves no gap. */
export const graceDays = 7;

/** Where a term stands on a day. Days are India's. */
export function termState(
  today: string,
  term: { startsOn: string; endsOn: string; followed: boolean },
): TermState {
  const left = daysBetween(today, term.endsOn);
  if (today < term.startsOn) return 'upcoming';
  if (left < 0) return term.followed || left < -graceDays ? 'ended' : 'grace';
  if (term.followed) return 'renewed';
  return left <= noticeDays[0] && 2 * left < daysBetween(term.startsOn, term.endsOn) ? 'ending' : 'running';
}

/**
 * Which notice is due on a day, or null. A term gets those that are shorter than half of it: who bought a month is not
 * told on the first day. A day on which nobody could write is made good by the next.
 */
export function noticeDue(today: string, term: { startsOn: string; endsOn: string }): NoticeDays | null {
  const left = daysBetween(today, term.endsOn);
  const length = daysBetween(term.startsOn, term.endsOn);
  if (left < 1 || today < term.startsOn) return null;
  return noticeDays.findLast((days) => left <= days && 2 * days < length) ?? null;
}

/** Whether somebody should be asked to buy it again. */
export const canRenew = (state: TermState) => state === 'ending' || state === 'grace' || state === 'ended';
