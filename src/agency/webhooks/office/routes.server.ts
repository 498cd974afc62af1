import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
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
import {
  answer,
  body,
  createStaffRouter,
  done,
  etag,
  IdParam,
  IfMatch,
  When,
} from '#kit/wire/staff-router.ts';

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
  said: fieldsOf(WebhookChange),
  read: (ctx, webhookId) => getWebhook(ctx, { webhookId }),
});

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/webhooks',
  tags,
  summary: 'Where other systems are told what happens',
  responses: { 200: answer('Webhooks', z.array(Webhook)), ...errorAnswers(401, 403) },
});
const one = createRoute({
  method: 'get',
  path: '/webhooks/{id}',
  tags,
  summary: 'One of them',
  request: { params: IdParam },
  responses: { 200: answer('The webhook', Webhook), ...errorAnswers(401, 403, 404) },
});
const create = createRoute({
  method: 'post',
  path: '/webhooks',
  tags,
  summary: 'Tell another address, signed as Standard Webhooks ask',
  request: { body: body(NewWebhook) },
  responses: {
    201: answer('Added', Secret.extend({ id: z.uuid() })),
    ...errorAnswers(401, 403, 409, 422),
  },
});
const change = createRoute({
  method: 'patch',
  path: '/webhooks/{id}',
  tags,
  summary: 'Change its address or events, switch it off or on',
  request: { headers: IfMatch, params: IdParam, body: body(WebhookChange) },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 412, 422, 428) },
});
const remove = createRoute({
  method: 'delete',
  path: '/webhooks/{id}',
  tags,
  summary: 'Forget it with all that was told to it',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404) },
});
const renew = createRoute({
  method: 'post',
  path: '/webhooks/{id}/secret',
  tags,
  summary: 'Sign with a new secret from now on',
  request: { params: IdParam },
  responses: { 200: answer('The new secret', Secret), ...errorAnswers(401, 403, 404) },
});
const test = createRoute({
  method: 'post',
  path: '/webhooks/{id}/test',
  tags,
  summary: 'Tell it something that means nothing',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 409) },
});
const deliveries = createRoute({
  method: 'get',
  path: '/webhook-deliveries',
  tags,
  summary: 'What was told, newest first',
  request: { query: DeliveryFilter.extend(TimePage.shape) },
  responses: {
    200: answer('A page', z.object({ data: z.array(Delivery), nextCursor: z.uuid().nullable() })),
    ...errorAnswers(401, 403, 422),
  },
});
const resend = createRoute({
  method: 'post',
  path: '/webhook-deliveries/{id}/resend',
  tags,
  summary: 'Tell it once more, under the same id',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 409) },
});

export const staffWebhookRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => c.json((await listWebhooks(c.var.ctx)).map(webhook.withEtag), 200))
    .openapi(one, async (c) => {
      const { id: webhookId } = c.req.valid('param');
      return c.json(webhook.withEtag(await getWebhook(c.var.ctx, { webhookId })), 200);
    })
    .openapi(create, async (c) => c.json(await createWebhook(c.var.ctx, c.req.valid('json')), 201))
    .openapi(change, async (c) => {
      const { id: webhookId } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id: webhookId, ...c.req.valid('header'), input };
      await webhook.save(c.var.ctx, save, (ctx) => changeWebhook(ctx, { ...input, webhookId }));
      return c.body(null, 204);
    })
    .openapi(remove, async (c) => {
      await deleteWebhook(c.var.ctx, { webhookId: c.req.valid('param').id });
      return c.body(null, 204);
    })
    .openapi(renew, async (c) =>
      c.json(await renewSecret(c.var.ctx, { webhookId: c.req.valid('param').id }), 200),
    )
    .openapi(test, async (c) => {
      await testWebhook(c.var.ctx, { webhookId: c.req.valid('param').id });
      return c.body(null, 204);
    })
    .openapi(deliveries, async (c) => c.json(await listDeliveries(c.var.ctx, c.req.valid('query')), 200))
    .openapi(resend, async (c) => {
      await resendDelivery(c.var.ctx, { deliveryId: c.req.valid('param').id });
      return c.body(null, 204);
    });
