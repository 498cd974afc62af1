import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { NotGenuine } from '#kit/errors.ts';
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
  responses: { 200: { description: 'Taken in' }, ...errorAnswers(400, 413, 415, 429, 503) },
});

/** What the gateway itself calls: no session, its signature counts. */
export const webhookEventRoutes = (deps: ApiDeps) =>
  createRouter().openapi(webhook, async (c) => {
    const signature = c.req.header('X-Razorpay-Signature') ?? '';
    try {
      await receiveEvent(deps.ctxFor(c), {
        body: new Uint8Array(await c.req.arrayBuffer()),
        signature,
        eventId: c.req.header('X-Razorpay-Event-Id') ?? '',
      });
    } catch (error) {
      if (error instanceof NotGenuine && isSignature.test(signature)) reportForged(c, deps);
      throw error;
    }
    return c.body(null, 200);
  });

/** As the gateway signs; whoever sends none at all only tries addresses. */
const isSignature = /^[0-9a-f]{64}$/;

/** Somebody tries, or the secret here is not the one at the gateway: then it gives its calls up after a day. */
function reportForged(c: Context, { recordError }: ApiDeps): void {
  const error = new Error('A call of the payment gateway’s webhook was not signed with our webhook secret');
  error.name = 'NotGenuine';
  recordError({ requestId: c.get('requestId'), method: 'POST', route: webhook.path, error });
}
