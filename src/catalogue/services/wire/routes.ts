import { createRoute, z } from '@hono/zod-openapi';
import { inLanguage } from '#agency/translations/in-language.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { NotFound } from '#kit/errors.ts';
import { centerNames } from './names.ts';
import { listActiveServices, listAllServices } from '../list-services.ts';

const Center = z
  .object(
    centerNames.toWire({
      name: z.string(),
      description: z.string().openapi({ description: 'What the service is' }),
      openHours: z.string().openapi({ description: 'JSON text: list of {day, startTime, endTime}' }),
      status: z.string().openapi({ description: "'Active' or not" }),
      label: z.string().optional().openapi({
        description: 'Of those to choose: what the service is called in the language of the call',
      }),
    }),
  )
  .openapi('Center');

const centerList = createRoute({
  method: 'get',
  path: '/centerlist/{key}',
  tags: ['Services'],
  summary: 'The services on offer',
  description: '`nirmaanservice`: those a visitor can choose now. `admin1997`: all, with their state.',
  request: { params: z.object({ key: z.string() }) },
  responses: {
    200: answer('The list', z.array(Center)),
    ...errorAnswers(404, 503),
  },
});

/** one handler for every key. */
export function serviceRoutes(deps: ApiDeps) {
  return createRouter().openapi(centerList, async (c) => {
    const { key } = c.req.valid('param');
    const ctx = deps.ctxFor(c);
    if (key === 'nirmaanservice') {
      const active = await listActiveServices(ctx);
      const labels = await inLanguage(
        ctx,
        active.map(({ name }) => name),
      );
      return c.json(
        active.map((service, i) => ({
          ...toWire({ ...service, status: 'Active' }),
          label: labels[i] ?? service.name,
        })),
        200,
      );
    }
    if (key === 'admin1997') return c.json((await listAllServices(ctx)).map(toWire), 200);
    throw new NotFound(/*i18n*/ 'This list');
  });
}

const toWire = (service: { name: string; description: string; openHours: unknown; status: string }) =>
  centerNames.toWire({
    name: service.name,
    description: service.description,
    openHours: JSON.stringify(service.openHours),
    status: service.status,
  });
