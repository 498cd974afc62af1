import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { clearCart, type PaidOrder } from '#money/checkout/wire/client.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { offerPath } from '#kit/offer-path.ts';
import { loadCart } from '#money/cart/site/cart-store.ts';
import { useReachedStep } from '#kit/site/checkout-steps.ts';
import { LoadState } from '#kit/site/ui/load-state.tsx';
import { attempt } from '#kit/site/attempt.ts';
import { paymentsPath } from '../../transaction.ts';
import { FailureCard } from './failure-card.tsx';
import { AutoRedirect } from './auto-redirect.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { useFirstArrival } from './use-first-arrival.ts';
import { ReceiptSkeleton } from './receipt-skeleton.tsx';
import { useKnownAmount } from './known-amount.ts';
import { useOrder } from './use-order.ts';
import { WaitingCard } from './waiting-card.tsx';

const paid = new Set<PaidOrder['status']>(['paid', 'partially_refunded', 'refunded']);
/** Money came, and people or the gateway have to deal with it. */
const unusual = new Set<PaidOrder['status']>(['review', 'refund_due']);

/** What became of a payment, by what the server says, whichever address it is opened under. */
export function ResultView({
  customer,
  id,
  arrivedAt,
}: {
  customer: Customer;
  id: string;
  arrivedAt: 'success' | 'failure';
}) {
  const { t } = useLingui();
  const { known, waiting, givenUp, reload } = useOrder(id, arrivedAt);
  const amountPaise = useKnownAmount(id);
  const order = known.state === 'there' ? known.order : null;
  const settled = order !== null && !waiting;
  const succeeded = order !== null && paid.has(order.status);
  useReachedStep(order && (settled && succeeded ? 'receipt' : 'pay'));
  const first = useFirstArrival(settled ? order.transactionId : null);
  const emptied = first && succeeded && order.purpose === 'cart';
  useEffect(() => {
    if (emptied) void attempt(clearCart(customer.id)).then(loadCart);
  }, [emptied, customer.id]);

  return (
    <div className="min-h-[70svh] bg-sand print:bg-white">
      <div id="result" className="mx-auto w-[min(100%-2.5rem,38rem)] py-10 md:py-16">
        {known.state === 'loading' && (
          <ReceiptSkeleton amountPaise={amountPaise} says={t`Loading your payment …`} />
        )}
        {known.state === 'failed' &&
          (known.missing ? (
            <div className="rounded-card border border-line bg-white p-6 sm:p-8">
              <h1 className="text-h2">{t`This payment is not here`}</h1>
              <p className="mt-3 text-ink-soft">
                {t`It belongs to another account, or the address is not complete. Your own payments are in your profile.`}
              </p>
              <Link to={paymentsPath} className="btn btn-main mt-6">
                {t`See your payments`}
              </Link>
            </div>
          ) : (
            <LoadState loaded={known} what={t`your payment`} onRetry={reload} />
          ))}
        {order && waiting && <WaitingCard order={order} givenUp={givenUp} onRetry={reload} />}
        {settled && succeeded && <ReceiptCard order={order} />}
        {settled && unusual.has(order.status) && <WaitingCard order={order} givenUp onRetry={reload} />}
        {settled && !succeeded && !unusual.has(order.status) && (
          <FailureCard order={order} onCancelled={reload} />
        )}
        {first && succeeded && <AutoRedirect to={encodeURI(offerPath)} where={t`the offer page`} />}
        {first && !succeeded && order?.purpose === 'cart' && !unusual.has(order.status) && (
          <AutoRedirect to="/cart" where={t`your cart`} />
        )}
      </div>
    </div>
  );
}
