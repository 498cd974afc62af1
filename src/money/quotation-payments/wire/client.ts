import { callPath } from '#kit/path-of.ts';
import { sendSignedIn } from '#kit/calls/customer-calls.ts';

/** Begins to pay what is due. Whoever is not signed in goes to do so, and comes back. */
export const payQuotation = (quotationId: string) =>
  sendSignedIn<{ checkoutPageUrl: string; transaction_id: string }>(
    'POST',
    callPath`/api/quotations/${quotationId}/pay`,
    {},
  );
