import type { LiveNews } from '#kit/wire/live-news.ts';
import { summarizePayments } from '../summarize-payments.ts';

export const livePayments: LiveNews = {
  event: 'payments',
  permission: 'payments:read',
  about: (event) => (event.kind === 'payment' ? { id: event.transactionId, change: event.change } : null),
  read: (ctx, transactionIds) => summarizePayments(ctx, { transactionIds }),
};
