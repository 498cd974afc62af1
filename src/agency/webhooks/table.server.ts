import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { WebhookEvent } from './event-schemas.ts';
import type { DeliveryStatus } from './webhook.ts';

const when = () => timestamp({ withTimezone: true });

/** Where other systems want to be told. The secret signs what they get; it is shown once and kept sealed. */
export const webhooks = pgTable('webhooks', {
  id: uuid().primaryKey(),
  createdAt: when().notNull().defaultNow(),
  url: text().notNull(),
  note: text().notNull(),
  events: jsonb().$type<WebhookEvent[]>().notNull(),
  secret: text().notNull(),
  active: boolean().notNull().default(true),
  /** Why we switched it off ourselves. */
  offBecause: text(),
  /** Since when nothing got through, and how many tries that makes. */
  failingSince: when(),
  failures: integer().notNull().default(0),
});

/** What was or will be told to whom. `body` stays byte for byte: every try signs the same. Deleted after 30 days. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Also the `webhook-id`, by which a receiver recognises a repeat. */
    id: uuid().primaryKey(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    at: when().notNull().defaultNow(),
    event: text().notNull(),
    body: text().notNull(),
    status: text().$type<DeliveryStatus>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** What the receiver answered last, if it did. */
    answer: integer(),
    error: text(),
    sentAt: when(),
  },
  (t) => [
    index('webhook_deliveries_webhook').on(t.webhookId, t.id),
    index('webhook_deliveries_webhook_event').on(t.webhookId, t.event, t.id).concurrently(),
    index('webhook_deliveries_event').on(t.event, t.id).concurrently(),
    index('webhook_deliveries_status').on(t.status, t.id).concurrently(),
    index('webhook_deliveries_at').on(t.at),
  ],
);

/** Each try of a delivery, with the beginning of what the receiver said. Goes with it. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: uuid().primaryKey(),
    deliveryId: uuid()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: when().notNull().defaultNow(),
    tookMs: integer().notNull(),
    /** The status; null where nobody answered. */
    answer: integer(),
    said: text().notNull(),
    error: text(),
  },
  (t) => [index('webhook_attempts_delivery').on(t.deliveryId, t.id)],
);
