import { callPath } from '#kit/path-of.ts';
import { sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import type { MyQuotation } from '../list-my-quotations.ts';

/** Begins to pay what is due. Whoever is not signed in, and did not accept it here, goes to sign in and comes back. */
export const payQuotation = (quotationId: string) =>
  sendSignedIn<{ checkoutPageUrl: string; transaction_id: string | null }>(
    'POST',
    callPath`/api/quotations/${quotationId}/pay`,
    {},
  );

/** One's own, the newest first. */
export async function fetchMyQuotations(): Promise<Outcome<{ quotations: MyQuotation[] }>> {
  const answer = await sendSignedIn<{ data: MyQuotation[] }>('GET', '/api/quotations');
  return answer.ok ? { ok: true, quotations: answer.data } : answer;
}
