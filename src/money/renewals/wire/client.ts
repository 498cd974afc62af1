import { callPath } from '#kit/path-of.ts';
import type { Duration } from '#money/cart/duration.ts';
import type { TermState } from '../term.ts';
import { sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import type { WireOf } from '#kit/wire/names.ts';
import { renewalNames } from './names.ts';

/** Something bought for a time. Days are India's: `2026-11-21`. */
export type BoughtTerm = {
  id: string;
  title: string;
  months: number;
  startsOn: string;
  endsOn: string;
  state: TermState;
  renewPath: string;
  /** Of a plan that runs: where a higher one takes its place. */
  upgradePath: string | null;
};

/** One's own, the one that ends first before the others. */
export async function fetchTerms(): Promise<Outcome<{ terms: BoughtTerm[] }>> {
  const answer = await sendSignedIn<{ data: WireOf<typeof renewalNames, BoughtTerm>[] }>('GET', '/renewals');
  return answer.ok ? { ok: true, terms: answer.data.map(renewalNames.fromWire) } : answer;
}

/** Puts what a payment bought into the cart again. `missing`: titles of what is no longer on offer. */
export const renewBenefits = (transactionId: string) =>
  sendSignedIn<{ duration: Duration | null; missing: string[] }>(
    'POST',
    callPath`/renewals/${transactionId}`,
  );
