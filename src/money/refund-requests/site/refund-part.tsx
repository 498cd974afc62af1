import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { fetchRefundRequests, type OwnRefundRequest } from '../wire/client.ts';
import type { PaidOrder } from '#money/checkout/wire/client.ts';
import { isRefundable, waitingStatuses, type RefundRequestStatus } from '../refund-request.ts';
import { useLoad } from '#kit/site/use-load.ts';
import { RefundModal } from './refund-modal.tsx';
import { RefundTimeline } from './refund-timeline.tsx';

const isWaiting = ({ facts }: OwnRefundRequest) =>
  (waitingStatuses as RefundRequestStatus[]).includes(facts.status);

/** How the requests for a payment's money stand, and the way to make one. */
export function RefundPart({
  order,
  requests,
  onAsked,
}: {
  order: PaidOrder;
  /** Of this payment, the latest first. */
  requests: OwnRefundRequest[];
  onAsked: () => Promise<void>;
}) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { status, amountPaise: totalPaise, refundedPaise, returnedPaise } = order;
  const isThere = isRefundable({ status, totalPaise, refundedPaise: refundedPaise + returnedPaise });
  const mayAsk = isThere && !requests.some(isWaiting);
  return (
    <div data-no-print className="grid gap-4 not-has-[*]:hidden">
      {requests.map((request) => (
        <RefundTimeline key={request.id} request={request} />
      ))}
      {mayAsk && (
        <button
          type="button"
          className="text-link min-h-11 justify-self-start text-sm font-medium"
          onClick={() => setAsking(true)}
        >
          {t`Ask for a refund`}
          <span className="sr-only"> {t`of ${order.transactionId}`}</span>
        </button>
      )}
      {asking && (
        <RefundModal
          order={order}
          onClose={() => setAsking(false)}
          onAsked={async () => {
            await onAsked();
            setAsking(false);
          }}
        />
      )}
    </div>
  );
}

/** The same on the receipt of one payment; nothing while it cannot be said how its requests stand. */
export function ReceiptRefund({ order }: { order: PaidOrder }) {
  const { loaded, reload } = useLoad(fetchRefundRequests);
  if (loaded.state !== 'there') return null;
  const requests = loaded.found.requests.filter(({ transactionId }) => transactionId === order.transactionId);
  return <RefundPart order={order} requests={requests} onAsked={reload} />;
}
