import { createRoute, z } from '@hono/zod-openapi';
import { NotFound } from '#kit/errors.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { takeInWhatsApp } from '../take-in-whatsapp.ts';

const verifying = createRoute({
  method: 'get',
  path: '/webhooks/whatsapp',
  tags: ['System'],
  summary: 'Answers WhatsApp when this address is given to it',
  description: 'Only with the token of `WHATSAPP_VERIFY_TOKEN`; 404 otherwise.',
  request: {
    query: z.object({
      'hub.mode': z.string().max(40),
      'hub.verify_token': z.string().max(300),
      'hub.challenge': z.string().regex(/^[\w-]{1,300}$/),
    }),
  },
  responses: {
    200: { description: 'The challenge', content: { 'text/plain': { schema: z.string() } } },
    ...errorAnswers(404, 422),
  },
});

const told = createRoute({
  method: 'post',
  path: '/webhooks/whatsapp',
  tags: ['System'],
  summary: 'What people write on WhatsApp, and what became of what we wrote',
  description:
    'Believed only with WhatsApp’s signature over the raw body (`X-Hub-Signature-256`); 404 otherwise. At most 1 MiB.',
  responses: { 200: { description: 'Taken in' }, ...errorAnswers(404, 413, 415, 429, 503) },
});

/** What WhatsApp itself calls: no session, its signature counts. */
export const whatsAppRoutes = (deps: ApiDeps) =>
  createRouter()
    .openapi(verifying, (c) => {
      const query = c.req.valid('query');
      const asked = { mode: query['hub.mode'], token: query['hub.verify_token'] };
      if (!deps.ctxFor(c).whatsapp?.isVerifying(asked)) throw new NotFound(/*i18n*/ 'This address');
      return c.text(query['hub.challenge'], 200);
    })
    .openapi(told, async (c) => {
      await takeInWhatsApp(deps.ctxFor(c), {
        body: new Uint8Array(await c.req.arrayBuffer()),
        signature: c.req.header('X-Hub-Signature-256') ?? '',
      });
      return c.body(null, 200);
    });
