import { z } from 'zod';
import { eventSchemas, everyEvent, type WebhookEvent } from './event-schemas.ts';

/** What other systems can be told. */
export const webhookEvents = Object.keys(eventSchemas) as [WebhookEvent, ...WebhookEvent[]];
/** What can stand in the list of what they were told. */
export const deliveryEvents = Object.keys(everyEvent) as [string, ...string[]];

const fields = {
  url: z.url('Enter a full web address').max(500),
  note: z.string().trim().max(120, 'Use at most 120 characters'),
  events: z.array(z.enum(webhookEvents)).min(1, 'Choose at least one event'),
};
export const NewWebhook = z.strictObject({ ...fields, note: fields.note.default('') });
export type NewWebhook = z.infer<typeof NewWebhook>;

/** Fields left out stay as they are. */
export const WebhookChange = z.strictObject({
  url: fields.url.optional(),
  note: fields.note.optional(),
  events: fields.events.optional(),
  active: z.boolean().optional(),
});
export type WebhookChange = z.infer<typeof WebhookChange>;

/** `failed` is tried again; `dead` is not, `held` came while its address was switched off. */
export const deliveryStatuses = ['queued', 'sent', 'failed', 'dead', 'held'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const DeliveryFilter = z.object({
  webhookId: z.uuid().optional(),
  event: z.enum(deliveryEvents).optional(),
  status: z.enum(deliveryStatuses).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type DeliveryFilter = z.infer<typeof DeliveryFilter>;

/** How often one delivery is tried, about a day long; pauses double up to four hours. */
export const webhookTries = 15;
