import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import type { PaidOrder } from '#money/checkout/wire/client.ts';
import { gstLabel } from '#catalogue/gst/gst-label.ts';
import { formatInr } from '#kit/india/money.ts';
import { translatorOf } from '#kit/i18n/translator.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { useSite } from '#agency/settings/site/use-site.ts';
import { InvoiceLinks } from '#money/invoices/site/invoice-links.tsx';
import { ReceiptRefund } from '#money/refund-requests/site/refund-part.tsx';
import { paymentsPath } from '../../transaction.ts';
import { ReceiptFrame } from './receipt-frame.tsx';
import { dateFact, type ReceiptFact } from './receipt-facts.tsx';

/** The receipt of a payment that has come. R-80, R-89 */
export function ReceiptCard({ order }: { order: PaidOrder }) {
  const { t, i18n } = useLingui();
  const { settings } = useSite();
  const facts: ReceiptFact[] = [
    [t`Order no.`, order.orderNo, order.transactionId],
    [t`Customer`, order.customer],
    [t`Amount`, formatInr(order.amountPaise)],
    dateFact(t`Date`, order.createdAt, useLanguage()),
    ...(order.refundedPaise > 0 ? [[t`Refunded`, formatInr(order.refundedPaise)] as const] : []),
    ...(order.returnedPaise > 0 ? [[t`Went back`, formatInr(order.returnedPaise)] as const] : []),
  ];
  return (
    <ReceiptFrame
      thanks={t`Thank you. ${settings.legalName} has received your payment. Keep the order number for questions.`}
      facts={facts}
    >
      <ul className="mt-5 grid gap-1.5 tabular-nums">
        {order.items.map((item, i) => (
          <li key={`${i} ${item.title}`} className="flex justify-between gap-4">
            <span>
              {item.title}
              {item.months !== null && (
                <span className="text-ink-soft">{`, ${item.months === 1 ? t`1 month` : t`${item.months} months`}`}</span>
              )}
            </span>
            <span>{formatInr(item.amountPaise)}</span>
          </li>
        ))}
        {order.discountPaise > 0 && (
          <li className="flex justify-between gap-4 text-leaf">
            <span>{t`Discount`}</span>
            <span>{formatInr(-order.discountPaise)}</span>
          </li>
        )}
        {order.creditPaise > 0 && (
          <li className="flex justify-between gap-4 text-leaf">
            <span>{t`Credit for the unused days`}</span>
            <span>{formatInr(-order.creditPaise)}</span>
          </li>
        )}
        {order.gst.amountPaise > 0 && (
          <li className="flex justify-between gap-4 text-ink-soft">
            <span>{gstLabel(order.gst, translatorOf(i18n))}</span>
            <span>{formatInr(order.gst.amountPaise)}</span>
          </li>
        )}
        {order.keptBackPaise > 0 && (
          <li className="flex justify-between gap-4 text-leaf">
            <span>{t`Kept back as tax (TDS)`}</span>
            <span>{formatInr(-order.keptBackPaise)}</span>
          </li>
        )}
        <li className="mt-1 flex justify-between gap-4 border-t border-line pt-2.5 font-semibold">
          <span>{t`Total`}</span>
          <span>{formatInr(order.amountPaise)}</span>
        </li>
      </ul>
      <InvoiceLinks transactionId={order.transactionId} />
      <div data-no-print className="mt-7 grid gap-3 sm:flex">
        <button type="button" className="btn btn-main" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {t`Print receipt`}
        </button>
        <Link to={paymentsPath} className="btn btn-line">
          {t`Your payments`}
        </Link>
      </div>
      <div className="mt-3">
        <ReceiptRefund order={order} />
      </div>
    </ReceiptFrame>
  );
}
