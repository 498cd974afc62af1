import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReceiptIndianRupee } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { fetchOrders, type PaidOrder } from '#money/checkout/wire/client.ts';
import { fetchInvoices, type InvoiceDocument } from '#money/invoices/wire/client.ts';
import { fetchRefundRequests, type OwnRefundRequest } from '#money/refund-requests/wire/client.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { formatInr } from '#kit/india/money.ts';
import { failurePath, successPath, type TransactionStatus } from '../transaction.ts';
import { DocumentLinks } from '#money/invoices/site/invoice-links.tsx';
import { RefundPart } from '#money/refund-requests/site/refund-part.tsx';
import { useLanguage } from '#kit/site/use-language.ts';
import { momentOf } from '#kit/site/india-time.ts';
import { Panel } from '#kit/site/ui/panel.tsx';
import { Quotations } from '#money/quotation-payments/site/profile-quotations.tsx';
import { Terms } from '#money/renewals/site/profile-terms.tsx';
import { useLoad } from '#kit/site/use-load.ts';
import { Waiting } from '#kit/site/ui/waiting.tsx';

const statusTexts: Record<TransactionStatus, MessageDescriptor> = {
  created: msg`Started`,
  pending: msg`Not paid yet`,
  authorized: msg`Being confirmed`,
  paid: msg`Paid`,
  partially_refunded: msg`Paid, refunded in part`,
  refunded: msg`Refunded`,
  create_failed: msg`Not started`,
  cancelled: msg`Cancelled`,
  expired: msg`Expired, not paid`,
  refund_due: msg`On its way back to you`,
  review: msg`Being looked into`,
};
const failed = new Set<TransactionStatus>(['pending', 'expired']);

const fetchAll = () => fetchInvoices();

/** What was paid, what is still open, and the receipts. */
export function Payments({ customer }: { customer: Customer }) {
  const { t } = useLingui();
  const { id } = customer;
  const { loaded, reload } = useLoad(useCallback(() => fetchOrders(id), [id]));
  const { loaded: invoices } = useLoad(fetchAll);
  const documents = invoices.state === 'there' ? invoices.found.documents : [];
  const refunds = useLoad(fetchRefundRequests);
  const requests = refunds.loaded.state === 'there' ? refunds.loaded.found.requests : null;
  return (
    <div className="mt-8 grid gap-6">
      <Quotations />
      <Terms />
      <Panel title={t`Payments`}>
        {loaded.state !== 'there' ? (
          <Waiting loaded={loaded} what={t`your payments`} onRetry={reload} />
        ) : loaded.found.orders.length === 0 ? (
          <NoPayments />
        ) : (
          <ul className="divide-y divide-line border-t border-line">
            {loaded.found.orders.map((order) => (
              <Payment
                key={order.transactionId}
                order={order}
                documents={documents.filter(({ transactionId }) => transactionId === order.transactionId)}
                requests={
                  requests && requests.filter(({ transactionId }) => transactionId === order.transactionId)
                }
                onAsked={refunds.reload}
              />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

function Payment({
  order,
  documents,
  requests,
  onAsked,
}: {
  order: PaidOrder;
  documents: InvoiceDocument[];
  /** For its money; null while they are not known. */
  requests: OwnRefundRequest[] | null;
  onAsked: () => Promise<void>;
}) {
  const { transactionId: id, orderNo, status, amountPaise, refundedPaise, returnedPaise } = order;
  const { t } = useLingui();
  const time = momentOf(order.createdAt, useLanguage());
  const isFailed = failed.has(status);
  const backPaise = refundedPaise + returnedPaise;
  return (
    <li className="grid items-center gap-x-6 gap-y-2 py-4 last:pb-0 sm:grid-cols-[1fr_auto_auto]">
      <div className="min-w-0">
        <p className="font-semibold">{order.items.map(({ title }) => title).join(', ')}</p>
        <p data-copyable className="text-sm text-ink-soft tabular-nums wrap-anywhere">
          {t`${time}, order no. ${orderNo}`}
          <span className="block text-xs">{id}</span>
        </p>
        <DocumentLinks documents={documents} />
      </div>
      <p className="tabular-nums sm:text-right">
        <strong className="block font-head text-h4">{formatInr(amountPaise)}</strong>
        <span
          className={`text-sm font-medium ${status === 'paid' && backPaise === 0 ? 'text-leaf' : 'text-ink-soft'}`}
        >
          {returnedPaise === 0 ? t(statusTexts[status]) : backPaise >= amountPaise ? t`Went back` : t`Paid`}
        </span>
        {backPaise > 0 && backPaise < amountPaise && (
          <span className="block text-sm text-ink-soft">{t`${formatInr(backPaise)} went back`}</span>
        )}
      </p>
      <Link
        to={isFailed ? failurePath(id) : successPath(id)}
        state={{ amountPaise: order.amountPaise }}
        className="btn btn-line justify-self-start"
      >
        {isFailed ? (
          <Trans>
            Open<span className="sr-only"> of {orderNo}</span>
          </Trans>
        ) : (
          <Trans>
            Receipt<span className="sr-only"> of {orderNo}</span>
          </Trans>
        )}
      </Link>
      {requests && (
        <div className="sm:col-span-3 sm:pt-2">
          <RefundPart order={order} requests={requests} onAsked={onAsked} />
        </div>
      )}
    </li>
  );
}

function NoPayments() {
  const { t } = useLingui();
  return (
    <div className="grid justify-items-start gap-3 py-4 sm:justify-items-center sm:py-10 sm:text-center">
      <ReceiptIndianRupee aria-hidden className="size-10 text-ink-faint" />
      <p className="font-head text-h4 font-semibold">{t`No payments yet`}</p>
      <p className="max-w-[28.2em] text-ink-soft">
        {t`When you take a plan or pay for your cart, every payment and its receipt will be listed here.`}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Link to="/pricing" className="btn btn-main">
          {t`See the plans`}
        </Link>
        <Link to="/admission" className="btn btn-line">
          {t`Choose a plan`}
        </Link>
      </div>
    </div>
  );
}
