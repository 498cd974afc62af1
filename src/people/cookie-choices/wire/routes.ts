import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { body, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { cookieChoiceVersion, refusalSignals } from '../cookie-choice.ts';
import { recordCookieChoice } from '../record-cookie-choice.ts';

const CookieChoiceWire = z
  .object({
    version: z
      .string()
      .regex(/^\d{4}-\d{2}-[a-z]{2}$/)
      .openapi({ example: cookieChoiceVersion, description: 'Of the words that were answered' }),
    statistics: z.boolean(),
    marketing: z.boolean(),
    signal: z
      .enum(refusalSignals)
      .nullable()
      .openapi({ description: 'What the browser itself asks for: Global Privacy Control or Do Not Track' }),
  })
  .openapi('CookieChoice');

const record = createRoute({
  method: 'post',
  path: '/cookie-choices',
  tags: ['Visits'],
  summary: 'Write down an answer to the question about cookies',
  description: 'Anonymous: the answer is kept with its time, and nothing leads back to the visitor.',
  request: { body: body(CookieChoiceWire) },
  responses: { 204: { description: 'Written down' }, ...errorAnswers(400, 413, 415, 422, 429, 503) },
});

export const cookieChoiceRoutes = (deps: ApiDeps) =>
  createRouter().openapi(record, async (c) => {
    await recordCookieChoice(deps.ctxFor(c), c.req.valid('json'));
    return c.body(null, 204);
  });
