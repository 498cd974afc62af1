import type { WebhookEvent } from '../event-schemas.ts';
import { webhookEvents } from '../webhook.ts';

/** What an address is told, in a line. */
export const eventsText = (events: WebhookEvent[]) =>
  webhookEvents.every((event) => events.includes(event)) ? 'All events' : events.join(', ');
