import { useLingui } from '@lingui/react/macro';
import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { Link, useHref } from 'react-router';
import { cancelOrder, type PaidOrder } from '#money/checkout/wire/client.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { gatewayReason } from '#kit/gateway-reason.ts';
import { formatInr } from '#kit/india/money.ts';
import { checkoutPath, paymentsPath } from '../../transaction.ts';
import { attempt, explain } from '#kit/site/attempt.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { rememberPayment } from './known-amount.ts';
import { dateFact, ReceiptFacts, type ReceiptFact } from './receipt-facts.tsx';

/** Where what was not paid for is ordered anew, once its order has ended. */
const orderedAt: Partial<Record<PaidOrder['purpose'], string>> = {
  cart: '/checkout',
  admission: '/admission',
};

/**
 * A payment that did not come: why, and both ways on. The order stands as long as it can still be paid, or until it is
 * cancelled here, which lets go of its coupon.
 */
export function FailureCard({ order, onCancelled }: { order: PaidOrder; onCancelled: () => Promise<void> }) {
  const { t, i18n } = useLingui();
  const resume = useHref(checkoutPath(order.transactionId));
  const again = orderedAt[order.purpose];
  const isCart = order.purpose === 'cart';
  const leadsOn = isCart || order.purpose === 'upgrade';
  const kept = {
    cart: t`Nothing was charged, and your cart is as it was.`,
    admission: t`Nothing was charged, and your admission is kept.`,
    upgrade: t`Nothing was charged, and your plan runs on.`,
    quotation: t`Nothing was charged.`,
    invoice: t`Nothing was charged.`,
  }[order.purpose];
  const reason = gatewayReason(order.lastError, (said) => i18n._(said));
  const open = order.status === 'pending' || order.status === 'created';
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  async function cancel() {
    setBusy(true);
    const answer = await attempt(cancelOrder(order.transactionId), noConnection);
    setError(answer.ok ? '' : explain(answer, i18n));
    setBusy(false);
    if (answer.ok) await onCancelled();
  }
  const facts: ReceiptFact[] = [
    [t`Order no.`, order.orderNo, order.transactionId],
    [t`Customer`, order.customer],
    [t`Amount`, formatInr(order.amountPaise)],
    dateFact(t`Date`, order.createdAt, useLanguage()),
  ];
  return (
    <article data-copyable className="rounded-card border border-line bg-white p-6 shadow-lift sm:p-8">
      <CircleX aria-hidden className="size-12 text-brick" />
      <h1 className="mt-3 text-h2">{t`Payment failed`}</h1>
      <p className="mt-2 text-ink-soft">
        {reason ||
          (open
            ? t`The payment was not finished.`
            : t`This payment was ended before any money was taken.`)}{' '}
        {kept} {t`If your bank shows it as paid, the money comes back by itself.`}
      </p>
      <ReceiptFacts facts={facts} />
      <div className="mt-7 grid gap-3 sm:flex">
        {open ? (
          <a
            href={resume}
            className="btn btn-main"
            // As it was begun: only then does the page after it lead on.
            onClick={() => leadsOn && rememberPayment(order.transactionId, order.amountPaise)}
          >
            {t`Resume payment`}
          </a>
        ) : (
          again && (
            <Link to={again} className="btn btn-main">
              {t`Pay again`}
            </Link>
          )
        )}
        <Link to={isCart ? '/cart' : paymentsPath} className="btn btn-line">
          {isCart ? t`Back to cart` : t`Your payments`}
        </Link>
        <Link to="/" className="btn btn-line">
          {t`Go Back`}
        </Link>
      </div>
      {open && (
        <button
          type="button"
          className="text-link mt-3 min-h-12 font-medium"
          disabled={busy}
          onClick={() => void cancel()}
        >
          {busy ? t`Cancelling …` : t`Cancel this payment`}
        </button>
      )}
      <div role="alert" className="empty:hidden">
        {error && <p className="mt-2 rounded-control bg-brick-tint px-4 py-3">{error}</p>}
      </div>
    </article>
  );
}
