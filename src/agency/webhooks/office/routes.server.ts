import { z } from '@hono/zod-openapi';
import { TimePage } from '#kit/rows/time-page.ts';
import { getDelivery, listDeliveries } from '../list-deliveries.ts';
import { listEvents, sampleOf } from '../list-events.ts';
import { DeliveryIds, resendDeliveries, resendDelivery } from '../resend-deliveries.ts';
import { sampleSignature } from '../sample-event.ts';
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
const DeliveryRow = z
  .object({
    id: z.uuid(),
    webhookId: z.uuid(),
    url: z.string(),
    /** Whether its address is told anything now. */
    active: z.boolean(),
    at: When,
    event: z.string(),
    status: z.enum(deliveryStatuses),
    attempts: z.number().int(),
    answer: z.number().int().nullable(),
    error: z.string().nullable(),
    sentAt: When.nullable(),
  })
  .openapi('StaffWebhookDelivery');
const Try = z.object({
  id: z.uuid(),
  at: When,
  tookMs: z.number().int(),
  answer: z.number().int().nullable().openapi({ description: 'The status; null where nobody answered' }),
  said: z.string().openapi({ description: 'How the answer begins' }),
  error: z.string().nullable(),
});
const Delivery = DeliveryRow.extend({ body: z.string(), tries: z.array(Try) }).openapi(
  'StaffWebhookDeliveryWhole',
);
const Message = z.record(z.string(), z.unknown());
const Event = z
  .object({
    event: z.string(),
    says: z.string(),
    more: z.string().nullable().openapi({ description: 'The call that tells more to whoever may ask it' }),
    version: z.number().int(),
    sample: Message,
  })
  .openapi('StaffWebhookEvent');
const Signed = z.object({
  secret: z.string().openapi({ description: 'Of this example alone' }),
  body: z.string(),
  headers: z.record(z.string(), z.string()),
});
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
    answer: ['A page', pageOf(DeliveryRow)],
    handle: (ctx, { query }) => listDeliveries(ctx, query),
  }),
  staffRoute('webhooks:read', {
    method: 'get',
    path: '/webhook-deliveries/{id}',
    summary: 'One of them, with what was sent and each try',
    params: IdParam,
    answer: ['The delivery', Delivery],
    handle: (ctx, { params }) => getDelivery(ctx, { deliveryId: params.id }),
  }),
  staffRoute('webhooks:read', {
    method: 'get',
    path: '/webhook-events',
    summary: 'All that can be told, with a sample each',
    answer: ['Events', z.array(Event)],
    handle: async (ctx) => listEvents(ctx),
  }),
  staffRoute('webhooks:read', {
    method: 'get',
    path: '/webhook-events/{event}/samples',
    summary: 'What one of them looks like, as a list of one, made from its schema',
    params: z.object({ event: z.string().max(60) }),
    answer: ['Samples', z.array(Message)],
    handle: async (ctx, { params }) => [sampleOf(ctx, params)],
  }),
  staffRoute('webhooks:read', {
    method: 'get',
    path: '/webhook-signature',
    summary: 'A signed message with its secret, to check a check with',
    answer: ['The example', Signed],
    handle: async () => sampleSignature(),
  }),
  staffRoute('webhooks:resend', {
    method: 'post',
    path: '/webhook-deliveries/resend',
    summary: 'Tell several once more, each under its own id',
    body: DeliveryIds,
    answer: [
      'How many are on their way. What was so already, or goes to an address that is switched off, is left',
      z.object({ resent: z.number().int(), left: z.number().int() }),
    ],
    handle: (ctx, { body }) => resendDeliveries(ctx, body),
  }),
  staffRoute('webhooks:resend', {
    method: 'post',
    path: '/webhook-deliveries/{id}/resend',
    summary: 'Tell it once more, under the same id',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => resendDelivery(ctx, { deliveryId: params.id }),
  }),
];
