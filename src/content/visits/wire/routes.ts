import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { body, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { adPlatforms, withoutSigns } from '../campaign-key.ts';
import { pagePath } from '../page-path.ts';
import { recordVisitEvents } from '../record-visit-events.ts';
import { devices, maxEvents, visitEventKinds } from '../visit-event.ts';

/** Words of others, cut to so many characters. */
const word = (max: number) =>
  z
    .string()
    .max(300)
    .default('')
    .transform((text) => {
      const plain = withoutSigns(text.replaceAll(/\s/g, ' ')).trim();
      // By character: half of one could not be stored.
      return Array.from(plain).slice(0, max).join('');
    });

const VisitEventWire = z
  .object({
    kind: z.enum(visitEventKinds),
    path: z
      .string()
      .max(2_000)
      .refine((path) => pagePath(path) !== null, /*i18n*/ 'Give the path of a page')
      .openapi({ example: '/contact-us', description: 'Query and personal tokens are cut off.' }),
    name: word(60).openapi({ example: 'contact' }),
    value: z.number().min(0).max(3_600_000).nullable().default(null),
    entry: z.boolean().default(false),
  })
  .openapi('VisitEvent');

const VisitReportWire = z
  .object({
    device: z.enum(devices),
    referrer: word(100).openapi({ description: 'The host the visit came from' }),
    utmSource: word(100),
    utmMedium: word(100),
    utmCampaign: word(100),
    click: z
      .enum(['', ...adPlatforms])
      .default('')
      .openapi({ description: 'Whose advertisement was clicked, by the id in the address' }),
    visit: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .nullable()
      .default(null)
      .openapi({ description: 'Random, for one visit; only after consent to statistics' }),
    events: z.array(VisitEventWire).min(1).max(maxEvents),
  })
  .openapi('VisitReport');

const report = createRoute({
  method: 'post',
  path: '/visit-events',
  tags: ['Visits'],
  summary: 'Count what happened on the site',
  description:
    'Sent by our own pages. Robots are not counted, nor browsers that ask not to be tracked (`Sec-GPC` or `DNT`).',
  request: { body: body(VisitReportWire) },
  responses: {
    204: { description: 'Counted, or rightly not' },
    ...errorAnswers(400, 413, 415, 422, 429, 503),
  },
});

/** What pages tell about visits. */
export const visitRoutes = (deps: ApiDeps) =>
  createRouter().openapi(report, async (c) => {
    const { events, ...shared } = c.req.valid('json');
    if (c.req.header('Sec-GPC') === '1' || c.req.header('DNT') === '1') return c.body(null, 204);
    const named = events.map((event) => ({ ...event, path: pagePath(event.path) ?? '/' }));
    await recordVisitEvents(deps.ctxFor(c), { ...shared, events: named });
    return c.body(null, 204);
  });
