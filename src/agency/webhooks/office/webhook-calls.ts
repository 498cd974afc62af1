import { callPath } from '#kit/path-of.ts';
import type { WebhookEvent } from '../event-schemas.ts';
import type { DeliveryStatus } from '../webhook.ts';
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
export type TryRecord = {
  id: string;
  at: string;
  tookMs: number;
  answer: number | null;
  said: string;
  error: string | null;
};
export type DeliveryRecord = {
  id: string;
  webhookId: string;
  url: string;
  active: boolean;
  at: string;
  event: string;
  status: DeliveryStatus;
  attempts: number;
  answer: number | null;
  error: string | null;
  /** These two where one is opened. */
  body?: string;
  tries?: TryRecord[];
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
  resendMany: (ids: string[]) =>
    post<{ resent: number; left: number }>('/webhook-deliveries/resend', { ids }),
  resend: (deliveryId: string) => post<null>(`/webhook-deliveries/${deliveryId}/resend`),
};
