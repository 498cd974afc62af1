import type { Duration } from '#money/cart/duration.ts';
import type { TermState } from '../term.ts';
import { sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';

/** Something bought for a time. Days are India's: `2026-11-21`. */
export type BoughtTerm = {
  id: string;
  title: string;
  months: number;
  startsOn: string;
  endsOn: string;
  state: TermState;
  renewPath: string;
};

type RenewalWire = {
  id: string;
  title: string;
  months: number;
  starts_on: string;
  ends_on: string;
  state: TermState;
  renew_path: string;
};

/** One's own, the one that ends first before the others. */
export async function fetchTerms(): Promise<Outcome<{ terms: BoughtTerm[] }>> {
  const answer = await sendSignedIn<{ data: RenewalWire[] }>('GET', '/renewals');
  if (!answer.ok) return answer;
  return {
    ok: true,
    terms: answer.data.map(({ starts_on: startsOn, ends_on: endsOn, renew_path: renewPath, ...term }) => ({
      ...term,
      startsOn,
      endsOn,
      renewPath,
    })),
  };
}

/** Puts what a payment bought into the cart again. `missing`: titles of what is no longer on offer. */
export const renewBenefits = (transactionId: string) =>
  sendSignedIn<{ duration: Duration | null; missing: string[] }>(
    'POST',
    `/renewals/${encodeURIComponent(transactionId)}`,
  );
