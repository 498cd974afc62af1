import { z } from '@hono/zod-openapi';
import { TimePage } from '#kit/rows/time-page.ts';
import { listDeliveries, resendDelivery } from '../list-deliveries.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  renewSecret,
  testWebhook,
} from '../manage-webhooks.ts';
import { DeliveryFilter, deliveryStatuses, NewWebhook, WebhookChange, webhookEvents } from '../webhook.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { etag, When } from '#kit/answers.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';

const Webhook = z
  .object({
    id: z.uuid(),
    createdAt: When,
    url: z.string(),
    note: z.string(),
    events: z.array(z.enum(webhookEvents)),
    active: z.boolean(),
    offBecause: z.string().nullable(),
    failingSince: When.nullable(),
    failures: z.number().int(),
    etag,
  })
  .openapi('StaffWebhook');
const Delivery = z
  .object({
    id: z.uuid(),
    webhookId: z.uuid(),
    at: When,
    event: z.string(),
    body: z.string(),
    status: z.enum(deliveryStatuses),
    attempts: z.number().int(),
    answer: z.number().int().nullable(),
    error: z.string().nullable(),
    sentAt: When.nullable(),
  })
  .openapi('StaffWebhookDelivery');
const Secret = z.object({ secret: z.string().openapi({ description: 'Told only now' }) });

const webhook = savedRecord<WebhookChange>({
  subject: 'webhook',
  editable: fieldsOf(WebhookChange),
  read: (ctx, webhookId) => getWebhook(ctx, { webhookId }),
});

export const staffWebhookRoutes = [
  staffRoute('webhooks:read', {
    method: 'get',
    path: '/webhooks',
    summary: 'Where other systems are told what happens',
    answer: ['Webhooks', z.array(Webhook)],
    handle: async (ctx) => (await listWebhooks(ctx)).map(webhook.withEtag),
  }),
  staffRoute('webhooks:read', {
    method: 'get',
    path: '/webhooks/{id}',
    summary: 'One of them',
    params: IdParam,
    answer: ['The webhook', Webhook],
    handle: async (ctx, { params: { id: webhookId } }) =>
      webhook.withEtag(await getWebhook(ctx, { webhookId })),
  }),
  staffRoute('webhooks:edit', {
    method: 'post',
    path: '/webhooks',
    summary: 'Tell another address, signed as Standard Webhooks ask',
    body: NewWebhook,
    status: 201,
    answer: ['Added', Secret.extend({ id: z.uuid() })],
    errors: [409],
    handle: (ctx, { body }) => createWebhook(ctx, body),
  }),
  staffRoute('webhooks:edit', {
    method: 'patch',
    path: '/webhooks/{id}',
    summary: 'Change its address or events, switch it off or on',
    params: IdParam,
    ifMatch: true,
    body: WebhookChange,
    handle: (ctx, { params: { id: webhookId }, ifMatch, body }) =>
      webhook.save(ctx, { id: webhookId, ifMatch, input: body }, (ctx) =>
        changeWebhook(ctx, { ...body, webhookId }),
      ),
  }),
  staffRoute('webhooks:edit', {
    method: 'delete',
    path: '/webhooks/{id}',
    summary: 'Forget it with all that was told to it',
    params: IdParam,
    handle: (ctx, { params }) => deleteWebhook(ctx, { webhookId: params.id }),
  }),
  staffRoute('webhooks:edit', {
    method: 'post',
    path: '/webhooks/{id}/secret',
    summary: 'Sign with a new secret from now on',
    params: IdParam,
    answer: ['The new secret', Secret],
    handle: (ctx, { params }) => renewSecret(ctx, { webhookId: params.id }),
  }),
  staffRoute('webhooks:edit', {
    method: 'post',
    path: '/webhooks/{id}/test',
    summary: 'Tell it something that means nothing',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => testWebhook(ctx, { webhookId: params.id }),
  }),
  staffRoute('webhooks:read', {
    method: 'get',
    path: '/webhook-deliveries',
    summary: 'What was told, newest first',
    query: DeliveryFilter.extend(TimePage.shape),
    answer: ['A page', pageOf(Delivery)],
    handle: (ctx, { query }) => listDeliveries(ctx, query),
  }),
  staffRoute('webhooks:edit', {
    method: 'post',
    path: '/webhook-deliveries/{id}/resend',
    summary: 'Tell it once more, under the same id',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => resendDelivery(ctx, { deliveryId: params.id }),
  }),
];
