import { useLingui } from '@lingui/react/macro';
import { Clock3 } from 'lucide-react';
import { Link } from 'react-router';
import type { PaidOrder } from '#money/checkout/wire/client.ts';
import { formatInr } from '#kit/india/money.ts';
import { paymentsPath } from '../../transaction.ts';

const texts: Partial<Record<PaidOrder['status'], [title: string, text: string]>> = {
  review: [
    /*i18n*/ 'We are looking into your payment',
    /*i18n*/ 'Something about it does not match, so one of us is checking it. You need not pay again; we will write to you.',
  ],
  refund_due: [
    /*i18n*/ 'Your money comes back',
    /*i18n*/ 'The payment came after its order had ended. We are returning all of it to where it came from.',
  ],
};
const confirming: [string, string] = [
  /*i18n*/ 'We are confirming your payment',
  /*i18n*/ 'The bank has not confirmed it yet. This page checks again by itself; please do not pay twice.',
];

/** Money may be on its way, or needs somebody. */
export function WaitingCard({
  order,
  givenUp,
  onRetry,
}: {
  order: PaidOrder;
  givenUp: boolean;
  onRetry: () => Promise<void>;
}) {
  const { t, i18n } = useLingui();
  const [title, text] = texts[order.status] ?? confirming;
  return (
    <article data-copyable className="rounded-card border border-line bg-white p-6 shadow-lift sm:p-8">
      <Clock3 aria-hidden className="size-12 text-rust" />
      <h1 className="mt-3 text-h2">{i18n._(title)}</h1>
      <p role="status" className="mt-2 text-ink-soft">
        {i18n._(text)}
      </p>
      <p className="mt-5 font-medium tabular-nums wrap-anywhere">
        {t`${formatInr(order.amountPaise)}, order no. ${order.orderNo}`}
        <span className="block text-sm font-normal text-ink-soft">{order.transactionId}</span>
      </p>
      {givenUp && (
        <div className="mt-6 grid gap-3 sm:flex">
          <button type="button" className="btn btn-main" onClick={() => void onRetry()}>
            {t`Check again`}
          </button>
          <Link to={paymentsPath} className="btn btn-line">
            {t`Your payments`}
          </Link>
        </div>
      )}
    </article>
  );
}
