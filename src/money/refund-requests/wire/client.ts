import type { Paise } from '#kit/india/money.ts';
import type { RefundRequestStatus } from '../refund-request.ts';
import type { RefundFacts } from '../refund-steps.ts';
import { sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';

/** A wish for the money of one payment, as its owner sees it. */
export type AskedRefund = { id: string; transactionId: string; reason: string; facts: RefundFacts };

type RefundRequestWire = {
  id: string;
  transaction_id: string;
  status: RefundRequestStatus;
  reason: string;
  amount: Paise;
  approved_amount: Paise | null;
  answer: string;
  asked_on: string;
  review_due_on: string;
  decided_on: string | null;
  pay_from_on: string | null;
  pay_due_on: string | null;
  paid_on: string | null;
};

const toRequest = (wire: RefundRequestWire): AskedRefund => ({
  id: wire.id,
  transactionId: wire.transaction_id,
  reason: wire.reason,
  facts: {
    status: wire.status,
    askedOn: wire.asked_on,
    reviewDueOn: wire.review_due_on,
    decidedOn: wire.decided_on,
    approvedPaise: wire.approved_amount,
    totalPaise: wire.amount,
    answer: wire.answer,
    payFromOn: wire.pay_from_on,
    payDueOn: wire.pay_due_on,
    paidOn: wire.paid_on,
  },
});

/** One's own, the latest first. */
export async function fetchRefundRequests(): Promise<Outcome<{ requests: AskedRefund[] }>> {
  const answer = await sendSignedIn<{ data: RefundRequestWire[] }>('GET', '/refund-requests');
  return answer.ok ? { ok: true, requests: answer.data.map(toRequest) } : answer;
}

export const askForRefund = (transactionId: string, reason: string) =>
  sendSignedIn<object>('POST', '/refund-requests', { transaction_id: transactionId, reason });
