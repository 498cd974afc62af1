import { Hono } from 'hono';
import { z } from 'zod';
import { badInput } from '../errors.ts';
import { fourteen } from '../ids.ts';
import { sign } from '../signatures.ts';
import { post, type Line, type WebhookSender } from '../webhooks/webhook-sender.ts';
import type { SandboxContext } from '../context.ts';
import { parse } from '../parse.ts';

const Delivery = z
  .object({
    /** Sent as it is; an object is written as JSON. */
    body: z.union([z.string(), z.record(z.string(), z.unknown())]),
    signature: z.enum(['good', 'bad', 'none', 'key-secret']).default('good'),
    eventId: z.string().optional(),
  })
  .strict();

/** The log of events, and sending by hand. Below /_control. */
export function eventRoutes(world: SandboxContext, postman: WebhookSender, line: Line) {
  const routes = new Hono();
  routes.get('/events', (c) =>
    c.json({ events: world.store.list('events').map(({ secret: _, process: __, ...event }) => event) }),
  );
  routes.post('/events/:id/resend', async (c) => {
    const event = world.store.get('events', c.req.param('id'));
    if (!event) throw badInput('The id provided does not exist');
    await postman.deliver({ ...event, url: world.store.settings().webhook.url ?? event.url });
    return c.json(world.store.get('events', event.id)?.tries.at(-1));
  });
  routes.post('/deliver', async (c) => {
    const { body, signature, eventId } = await parse(c, Delivery);
    const { url, secret } = world.store.settings().webhook;
    if (!url) throw badInput('No webhook is set up.');
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const signatures = {
      good: sign(text, secret),
      bad: sign(text, `not ${secret}`),
      'key-secret': sign(text, world.merchant.keySecret),
    };
    const sent = await post(
      line,
      { url, body: text },
      {
        ...(signature !== 'none' && { 'X-Razorpay-Signature': signatures[signature] }),
        'x-razorpay-event-id': eventId ?? fourteen(),
      },
    );
    return c.json(sent);
  });
  return routes;
}
