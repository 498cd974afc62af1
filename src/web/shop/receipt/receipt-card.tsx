import { CircleCheck, Printer } from 'lucide-react';
import { Link } from 'react-router';
import type { PaidOrder } from '#api/browser/checkout.ts';
import { gstLabel } from '#domain/gst/gst-label.ts';
import { formatInr } from '#domain/money.ts';
import { useSite } from '../../site/use-site.ts';
import { InvoiceLinks } from './invoice-links.tsx';
import { ReceiptRefund } from '../refunds/refund-part.tsx';
import { receiptTime } from './receipt-time.ts';

/** The receipt of a payment that has come. Source: accounts-commerce §2, §9; decisions 80, 89 */
export function ReceiptCard({ order }: { order: PaidOrder }) {
  const { settings } = useSite();
  const facts = [
    ['Order no.', order.transactionId],
    ['Customer', order.customer],
    ['Amount', formatInr(order.amountPaise)],
    ['Date', receiptTime(order.createdAt)],
    ...(order.refundedPaise > 0 ? [['Refunded', formatInr(order.refundedPaise)]] : []),
  ];
  return (
    <article className="rounded-card border border-line bg-white p-6 shadow-lift sm:p-8 print:border-0 print:p-0 print:shadow-none">
      <CircleCheck aria-hidden className="size-12 text-leaf" />
      <h1 className="mt-3 text-h2">Payment Successful</h1>
      <p className="mt-2 text-ink-soft">
        {`Thank you. ${settings.legalName} has received your payment. Keep the order number for questions.`}
      </p>
      <dl data-copyable className="mt-6 border-t-2 border-ink tabular-nums">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-[7rem_1fr] gap-x-4 border-b border-line py-2.5 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-5 grid gap-1.5 tabular-nums">
        {order.items.map((item) => (
          <li key={item.title} className="flex justify-between gap-4">
            <span>
              {item.title}
              {item.months !== null && (
                <span className="text-ink-soft">{`, ${item.months === 1 ? '1 month' : `${item.months} months`}`}</span>
              )}
            </span>
            <span>{formatInr(item.amountPaise)}</span>
          </li>
        ))}
        <li className="flex justify-between gap-4 text-ink-soft">
          <span>{gstLabel(order.gst)}</span>
          <span>{formatInr(order.gst.amountPaise)}</span>
        </li>
      </ul>
      <InvoiceLinks transactionId={order.transactionId} />
      <div data-no-print className="mt-7 grid gap-3 sm:flex">
        <button type="button" className="btn btn-main" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Print receipt
        </button>
        <Link to="/profile?tab=profilePaymentInfo" className="btn btn-line">
          Your payments
        </Link>
      </div>
      <div className="mt-3">
        <ReceiptRefund order={order} />
      </div>
    </article>
  );
}
