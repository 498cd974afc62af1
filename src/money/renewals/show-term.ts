import { dateInIndia } from '#kit/india/india-date.ts';
import type { Ctx } from '#kit/context.ts';
import { termState, type Term, type TermState } from './term.ts';

/** A term as people read it: days of India, and where it stands today. */
export type ShownTerm = Omit<Term, 'startsAt' | 'endsAt'> & {
  startsOn: string;
  endsOn: string;
  state: TermState;
};

export function showTerm(ctx: Pick<Ctx, 'now'>, { startsAt, endsAt, ...term }: Term): ShownTerm {
  const days = { startsOn: dateInIndia(startsAt), endsOn: dateInIndia(endsAt) };
  return { ...term, ...days, state: termState(dateInIndia(ctx.now()), { ...days, followed: term.followed }) };
}
