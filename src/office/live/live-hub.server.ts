import type { ApiDeps } from '#kit/wire/deps.ts';
import type { LeadChangeKind, PaymentChange } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { summarizeLeads } from '#sales/leads/summarize-leads.ts';
import { summarizeMessages } from '#agency/messages/summarize-messages.ts';
import { summarizePayments } from '#money/payments/summarize-payments.ts';
import { summarizeQuotations } from '#sales/quotations/staff-quotations.ts';
import { roleMay, type Permission } from '#kit/permissions.ts';

/** What an open back office hears. `resync`: reload what you show. */
export type LiveEvent = { event: 'leads' | 'messages' | 'quotations' | 'payments' | 'resync'; data: unknown };
type Listener = { ctx: Ctx; hear: (event: LiveEvent) => void };

/** The first news are told at once; those that follow closely are collected this long and told together. */
const collectMs = 150;
/** More news than this at once are told as `resync`. */
const mostAtOnce = 100;

/** Between what processes announce and the open back offices: loads each piece of news once for all of them. */
export function createLiveHub({ events, log }: Pick<ApiDeps, 'events' | 'log'>) {
  const listeners = new Set<Listener>();
  let stopHearing = () => {};
  let collecting: NodeJS.Timeout | undefined;
  let news = noNews();
  let toldAt = -collectMs;

  const tell = (event: LiveEvent, permission?: Permission) => {
    for (const { ctx, hear } of listeners) if (!permission || may(ctx, permission)) hear(event);
  };

  async function load<T extends { id: string }>(
    permission: Permission,
    ids: string[],
    read: (ctx: Ctx) => Promise<T[]>,
  ): Promise<T[]> {
    const reader = [...listeners].find(({ ctx }) => may(ctx, permission));
    return reader && ids.length > 0 ? read(reader.ctx) : [];
  }

  async function flush() {
    const { changes, messageIds, quotationIds, payments, resync } = news;
    collecting = undefined;
    toldAt = performance.now();
    news = noNews();
    if (resync || changes.size + messageIds.size + quotationIds.size + payments.size > mostAtOnce)
      return tell({ event: 'resync', data: {} });
    const leadIds = [...changes.keys()];
    const leads = await load('leads:read', leadIds, (ctx) => summarizeLeads(ctx, { leadIds }));
    const changed = leads.map((lead) => ({ ...lead, change: changes.get(lead.id) }));
    if (changed.length > 0) tell({ event: 'leads', data: changed }, 'leads:read');
    const ids = [...messageIds];
    const messages = await load('messages:read', ids, (ctx) => summarizeMessages(ctx, { messageIds: ids }));
    if (messages.length > 0) tell({ event: 'messages', data: messages }, 'messages:read');
    const wanted = [...quotationIds];
    const quotations = await load('quotations:read', wanted, (ctx) =>
      summarizeQuotations(ctx, { quotationIds: wanted }),
    );
    if (quotations.length > 0) tell({ event: 'quotations', data: quotations }, 'quotations:read');
    const transactionIds = [...payments.keys()];
    const paid = await load('payments:read', transactionIds, (ctx) =>
      summarizePayments(ctx, { transactionIds }),
    );
    const told = paid.map((payment) => ({ ...payment, change: payments.get(payment.id) }));
    if (told.length > 0) tell({ event: 'payments', data: told }, 'payments:read');
  }

  const hearAll = () =>
    events.subscribe((event) => {
      if (event.kind === 'lead') {
        // A lead that was created and changed within one burst is still a new one.
        if (event.change !== 'updated' || !news.changes.has(event.leadId))
          news.changes.set(event.leadId, event.change);
      } else if (event.kind === 'message') news.messageIds.add(event.messageId);
      else if (event.kind === 'quotation') news.quotationIds.add(event.quotationId);
      else if (event.kind === 'payment') news.payments.set(event.transactionId, event.change);
      else if (event.kind === 'resync') news.resync = true;
      else return;
      collecting ??= setTimeout(
        () => {
          flush().catch((error: unknown) => {
            log.warn({ err: error }, 'live: news could not be read');
            tell({ event: 'resync', data: {} });
          });
        },
        Math.max(0, toldAt + collectMs - performance.now()),
      ).unref();
    });

  /** @returns how to leave */
  return function join(listener: Listener): () => void {
    if (listeners.size === 0) stopHearing = hearAll();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stopHearing();
    };
  };
}

const noNews = () => ({
  changes: new Map<string, LeadChangeKind>(),
  messageIds: new Set<string>(),
  quotationIds: new Set<string>(),
  payments: new Map<string, PaymentChange>(),
  resync: false,
});

const may = ({ actor }: Ctx, permission: Permission) =>
  actor.kind === 'staff' && roleMay(actor.role, permission);
