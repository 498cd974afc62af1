import type { Purpose } from '#money/payments/priced-order.ts';
import type { QuotationState } from '#sales/quotations/quotation.ts';
import type { LeadChangeKind, PaymentChange } from '#kit/announce.ts';
import { currentMe, sessionEnded } from '#kit/office/session.ts';
import { staffPath } from '#kit/screen-paths.ts';

export type LiveLead = {
  id: string;
  name: string;
  service: string;
  source: string;
  status: string;
  assignedTo: string | null;
  change: LeadChangeKind;
};
export type LiveMessage = { id: string; recipient: string; subject: string; status: string };
export type LiveQuotation = {
  id: string;
  code: string;
  name: string;
  state: QuotationState;
  totalPaise: number;
};
/** `change`: what of it is new. */
export type LivePayment = {
  id: string;
  customerName: string;
  purpose: Purpose;
  totalPaise: number;
  reviewReason: string | null;
  change: PaymentChange;
};
export type LineState = 'connecting' | 'live' | 'cut';

type Hearer = {
  onState(state: LineState): void;
  onLeads(leads: LiveLead[]): void;
  onMessages(messages: LiveMessage[]): void;
  onQuotations(quotations: LiveQuotation[]): void;
  onPayments(payments: LivePayment[]): void;
  /** Something changed, or may have while the line was cut. */
  onChange(): void;
};

const retryMs = 3_000;

/** The line on which the server tells what happens. Comes back by itself. @returns how to hang up */
export function openLine({
  onState,
  onLeads,
  onMessages,
  onQuotations,
  onPayments,
  onChange,
}: Hearer): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let missed = false;
  let hungUp = false;

  const connect = () => {
    if (hungUp) return;
    source = new EventSource(staffPath('/events'));
    source.addEventListener('hello', () => {
      onState('live');
      if (missed) onChange();
      missed = false;
    });
    source.addEventListener('leads', ({ data }: MessageEvent<string>) => {
      onLeads(JSON.parse(data) as LiveLead[]);
      onChange();
    });
    source.addEventListener('messages', ({ data }: MessageEvent<string>) => {
      onMessages(JSON.parse(data) as LiveMessage[]);
      onChange();
    });
    source.addEventListener('quotations', ({ data }: MessageEvent<string>) => {
      onQuotations(JSON.parse(data) as LiveQuotation[]);
      onChange();
    });
    source.addEventListener('payments', ({ data }: MessageEvent<string>) => {
      onPayments(JSON.parse(data) as LivePayment[]);
      onChange();
    });
    source.addEventListener('resync', onChange);
    source.addEventListener('ended', () => {
      source?.close();
      if (currentMe()) void sessionEnded().then(connect);
    });
    source.addEventListener('error', () => {
      missed = true;
      onState('cut');
      // A browser tries again by itself after a cut, but not after an answer that was no stream.
      if (source?.readyState === EventSource.CLOSED) retry = setTimeout(connect, retryMs);
    });
  };

  // A browser that knows that it is offline says so at once; a stream may hang for a while before it breaks.
  const lost = () => {
    missed = true;
    source?.close();
    onState('cut');
  };
  const found = () => {
    clearTimeout(retry);
    source?.close();
    connect();
  };
  addEventListener('offline', lost);
  addEventListener('online', found);

  connect();
  return () => {
    hungUp = true;
    removeEventListener('offline', lost);
    removeEventListener('online', found);
    source?.close();
    clearTimeout(retry);
  };
}
