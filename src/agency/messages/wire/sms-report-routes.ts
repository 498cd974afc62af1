import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { takeSmsReports } from '../take-sms-reports.ts';

const report = createRoute({
  method: 'post',
  path: '/webhooks/sms/{secret}',
  tags: ['System'],
  summary: 'What the carrier of SMS tells of those it took',
  description:
    'Only with the secret in its address, and from Twilio with its signature besides; 404 otherwise.',
  request: { params: z.object({ secret: z.string().max(128) }) },
  responses: { 200: { description: 'Taken in' }, ...errorAnswers(404, 413, 415, 503) },
});

/** What the carrier itself calls: no session. */
export const smsReportRoutes = (deps: ApiDeps) =>
  createRouter().openapi(report, async (c) => {
    const { pathname, search } = new URL(c.req.url);
    await takeSmsReports(deps.ctxFor(c), {
      secret: c.req.valid('param').secret,
      path: pathname + search,
      contentType: c.req.header('Content-Type') ?? '',
      body: await c.req.text(),
      signature: c.req.header('X-Twilio-Signature') ?? '',
    });
    return c.body(null, 200);
  });
