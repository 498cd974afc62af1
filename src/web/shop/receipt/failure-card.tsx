import { CircleX } from 'lucide-react';
import { Link } from 'react-router';
import type { PaidOrder } from '#api/browser/checkout.ts';
import { formatInr } from '#domain/money.ts';
import { checkoutPath } from '#domain/payments/transaction.ts';
import { ReceiptFacts } from './receipt-facts.tsx';
import { receiptTime } from './receipt-time.ts';

/** A payment that did not come: why, and both ways on. The order stands as long as it can still be paid. */
export function FailureCard({ order }: { order: PaidOrder }) {
  const isCart = order.purpose === 'cart';
  const open = order.status === 'pending' || order.status === 'created';
  const facts: [string, string][] = [
    ['Order no.', order.transactionId],
    ['Customer', order.customer],
    ['Amount', formatInr(order.amountPaise)],
    ['Date', receiptTime(order.createdAt)],
  ];
  return (
    <article className="rounded-card border border-line bg-white p-6 shadow-lift sm:p-8">
      <CircleX aria-hidden className="size-12 text-brick" />
      <h1 className="mt-3 text-h2">Payment failed</h1>
      <p className="mt-2 text-ink-soft">
        {order.lastError ??
          (open
            ? 'The payment was not finished.'
            : 'This payment was ended before any money was taken.')}{' '}
        {isCart ? 'Nothing was charged, and your cart is as it was. ' : 'Nothing was charged. '}Should your
        bank say otherwise, the money comes back by itself.
      </p>
      <ReceiptFacts facts={facts} />
      <div className="mt-7 grid gap-3 sm:flex">
        {open ? (
          <a href={checkoutPath(order.transactionId)} className="btn btn-main">
            Resume payment
          </a>
        ) : (
          isCart && (
            <Link to="/checkout" className="btn btn-main">
              Pay again
            </Link>
          )
        )}
        <Link to={isCart ? '/cart' : '/profile?tab=profilePaymentInfo'} className="btn btn-line">
          {isCart ? 'Back to cart' : 'Your payments'}
        </Link>
      </div>
    </article>
  );
}
