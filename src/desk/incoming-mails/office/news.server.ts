import type { LiveNews } from '#kit/wire/live-news.ts';
import { summarizeIncoming } from '../staff-mails.ts';

export const liveIncoming: LiveNews = {
  event: 'incoming-mails',
  permission: 'incoming-mails:read',
  about: (event) => (event.kind === 'incoming-mail' ? { id: event.mailId } : null),
  read: (ctx, mailIds) => summarizeIncoming(ctx, { mailIds }),
};
