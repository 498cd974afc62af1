import { data } from 'react-router';
import { linkPath } from '../payment-link.ts';
import { linkIn } from '../read-link.ts';
import { payableByLink } from '../pay-link.ts';
import { readLinkPage } from '../read-link-page.ts';
import type { Route } from './+types/pay-link';
import { Conflict, NotFound } from '#kit/errors.ts';
import { ctxContext, opensCheckout } from '#kit/site/context.server.ts';
import { claimPayment } from '#money/receivables/claims/claim-payment.ts';
import { answerPage } from '#money/receivables/pay-page/site/page-action.server.ts';
import { keepPayForm } from '#money/receivables/pay-page/site/keep-pay-form.ts';
import { payPlace } from '#money/receivables/pay-page/site/pay-place.ts';
import { PayView } from '#money/receivables/pay-page/site/pay-view.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** Looking changes nothing, however often a mail program fetches the link. */
export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  opensCheckout(context);
  const payment = new URL(request.url).searchParams.get('payment');
  try {
    return { page: await readLinkPage(context.get(ctxContext), { token, payment }), payment: null };
  } catch (error) {
    if (error instanceof NotFound) return data({ page: null, payment: null }, { status: 404 });
    throw error;
  }
}

/** The address opens it, so no other site learns it; our own must, to know its form from a foreign one. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

export const handle = payPlace;

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  return answerPage(ctx, request, linkPath(token), {
    async claim(input) {
      const { id: linkId, invoiceId, quotationId } = await linkIn(ctx, token);
      if (!invoiceId && !quotationId) throw new Conflict(/*i18n*/ 'This is paid online only.');
      const of = invoiceId ? { invoiceId } : { quotationId: quotationId ?? '' };
      await claimPayment(ctx, { ...input, ...of, linkId });
    },
    pay: (amountPaise) => payableByLink(ctx, { token, amountPaise }),
  });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPayForm(request, serverAction);

const PayLinkPage = ({ loaderData, actionData }: Route.ComponentProps) => (
  <PayView {...loaderData} answered={actionData} />
);
export default PayLinkPage;
