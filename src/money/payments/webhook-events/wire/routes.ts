import { createRoute } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { receiveEvent } from '../receive-event.ts';

const webhook = createRoute({
  method: 'post',
  path: '/payment-pay/webhook',
  tags: ['Payments'],
  summary: 'What the payment gateway tells',
  description:
    'Believed only with its signature over the raw body (`X-Razorpay-Signature`), and then only as a hint what to ask the gateway about. At most 256 KiB.',
  responses: { 200: { description: 'Taken in' }, ...errorAnswers(400, 413, 415, 503) },
});

/** What the gateway itself calls: no session, its signature counts. */
export const webhookEventRoutes = (deps: ApiDeps) =>
  createRouter().openapi(webhook, async (c) => {
    await receiveEvent(deps.ctxFor(c), {
      body: new Uint8Array(await c.req.arrayBuffer()),
      signature: c.req.header('X-Razorpay-Signature') ?? '',
      eventId: c.req.header('X-Razorpay-Event-Id') ?? '',
    });
    return c.body(null, 200);
  });
