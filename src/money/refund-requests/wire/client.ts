import type { RefundFacts } from '../refund-steps.ts';
import { sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import type { WireOf } from '#kit/wire/names.ts';
import { refundRequestNames } from './names.ts';

/** A wish for the money of one payment, as its owner sees it. */
export type OwnRefundRequest = { id: string; transactionId: string; reason: string; facts: RefundFacts };

type RefundRequestWire = WireOf<typeof refundRequestNames, Omit<OwnRefundRequest, 'facts'> & RefundFacts>;

function toRequest(wire: RefundRequestWire): OwnRefundRequest {
  const { id, transactionId, reason, ...facts } = refundRequestNames.fromWire(wire);
  return { id, transactionId, reason, facts };
}

/** One's own, the latest first. */
export async function fetchRefundRequests(): Promise<Outcome<{ requests: OwnRefundRequest[] }>> {
  const answer = await sendSignedIn<{ data: RefundRequestWire[] }>('GET', '/refund-requests');
  return answer.ok ? { ok: true, requests: answer.data.map(toRequest) } : answer;
}

export const sendRefundRequest = (transactionId: string, reason: string) =>
  sendSignedIn<object>('POST', '/refund-requests', refundRequestNames.toWire({ transactionId, reason }));
