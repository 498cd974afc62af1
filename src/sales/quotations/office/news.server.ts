import type { LiveNews } from '#kit/wire/live-news.ts';
import { summarizeQuotations } from '../staff-quotations.ts';

export const liveQuotations: LiveNews = {
  event: 'quotations',
  permission: 'quotations:read',
  about: (event) => (event.kind === 'quotation' ? { id: event.quotationId } : null),
  read: (ctx, quotationIds) => summarizeQuotations(ctx, { quotationIds }),
};
