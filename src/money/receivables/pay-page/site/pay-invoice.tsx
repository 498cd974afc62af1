import { data } from 'react-router';
import { claimPayment } from '../../claims/claim-payment.ts';
import { payableOnPage } from '../../online/pay-invoice.ts';
import { invoiceIdIn } from '../pay-link.ts';
import { payPagePath } from '../pay-page.ts';
import { readPayPage, seenPayment } from '../read-pay-page.ts';
import type { Route } from './+types/pay-invoice';
import { answerPage } from './page-action.server.ts';
import { keepPayForm } from './keep-pay-form.ts';
import { payPlace } from './pay-place.ts';
import { PayView } from './pay-view.tsx';
import { NotFound } from '#kit/errors.ts';
import { ctxContext, opensCheckout } from '#kit/site/context.server.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** Looking changes nothing, however often a mail program fetches the link. */
export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  opensCheckout(context);
  const payment = new URL(request.url).searchParams.get('payment');
  try {
    return { page: await readPayPage(ctx, { token, payment }), payment: null };
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    // Whoever has paid is told so, even where the link was revoked meanwhile.
    const seen = payment && (await seenPayment(ctx, payPagePath(token), payment));
    return data({ page: null, payment: seen || null }, { status: 404 });
  }
}

/** The address opens the invoice, so no other site learns it; our own must, to know its form from a foreign one. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

export const handle = payPlace;

export function action({ context, params: { token }, request }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  return answerPage(ctx, request, payPagePath(token), {
    claim: async (input) => claimPayment(ctx, { ...input, invoiceId: await invoiceIdIn(ctx, token) }),
    pay: (amountPaise) => payableOnPage(ctx, { token, amountPaise }),
  });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPayForm(request, serverAction);

const PayInvoicePage = ({ loaderData, actionData }: Route.ComponentProps) => (
  <PayView {...loaderData} answered={actionData} />
);
export default PayInvoicePage;
