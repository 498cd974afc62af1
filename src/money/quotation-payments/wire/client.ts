import { callPath } from '#kit/path-of.ts';
import { sendSignedIn } from '#kit/calls/customer-calls.ts';

/** Begins to pay what is due. Whoever is not signed in, and did not accept it here, goes to sign in and comes back. */
export const payQuotation = (quotationId: string) =>
  sendSignedIn<{ checkoutPageUrl: string; transaction_id: string | null }>(
    'POST',
    callPath`/api/quotations/${quotationId}/pay`,
    {},
  );
