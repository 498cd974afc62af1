import type { LiveNews } from '#kit/wire/live-news.ts';
import { summarizeMessages } from '../summarize-messages.ts';

export const liveMessages: LiveNews = {
  event: 'messages',
  permission: 'messages:read',
  about: (event) => (event.kind === 'message' ? { id: event.messageId } : null),
  read: (ctx, messageIds) => summarizeMessages(ctx, { messageIds }),
};
