import { callPath } from '#kit/path-of.ts';
import type { DeliveryStatus, WebhookEvent } from '../webhook.ts';
import { request } from '#kit/office/http.ts';
import { save } from '#kit/office/saves/save.ts';

export type WebhookRecord = {
  id: string;
  createdAt: string;
  url: string;
  note: string;
  events: WebhookEvent[];
  active: boolean;
  offBecause: string | null;
  failingSince: string | null;
  failures: number;
  etag: string;
};
export type DeliveryRecord = {
  id: string;
  at: string;
  event: string;
  body: string;
  status: DeliveryStatus;
  attempts: number;
  answer: number | null;
  error: string | null;
};
export type WebhookFields = Pick<WebhookRecord, 'url' | 'note' | 'events'>;

const post = <T>(path: string, body?: object) => request<T>(path, { method: 'POST', ...(body && { body }) });

export const webhookCalls = {
  create: (fields: WebhookFields) => post<{ id: string; secret: string }>('/webhooks', fields),
  change: (base: WebhookRecord, change: Partial<WebhookFields> & { active?: boolean }) =>
    save<null>(`/webhooks/${base.id}`, { method: 'PATCH', body: change, etag: base.etag, base }),
  remove: (id: string) => request<null>(callPath`/webhooks/${id}`, { method: 'DELETE' }),
  renewSecret: (id: string) => post<{ secret: string }>(`/webhooks/${id}/secret`),
  test: (id: string) => post<null>(`/webhooks/${id}/test`),
  resend: (deliveryId: string) => post<null>(`/webhook-deliveries/${deliveryId}/resend`),
};
