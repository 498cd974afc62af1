import type { LiveNews } from '#kit/wire/live-news.ts';
import { summarizeLeads } from '../summarize-leads.ts';

export const liveLeads: LiveNews = {
  event: 'leads',
  permission: 'leads:read',
  about: (event) =>
    event.kind === 'lead' ? { id: event.leadId, change: event.change, takenFrom: event.takenFrom } : null,
  read: (ctx, leadIds) => summarizeLeads(ctx, { leadIds }),
};
