import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { NotFound, Unavailable } from '#kit/errors.ts';
import { reasonOf } from '#kit/reason-of.ts';

const healthz = createRoute({
  method: 'get',
  path: '/healthz',
  tags: ['System'],
  summary: 'Is the process alive?',
  responses: {
    200: answer('Yes', z.object({ ok: z.literal(true) })),
  },
});

const readyz = createRoute({
  method: 'get',
  path: '/readyz',
  tags: ['System'],
  summary: 'Can it serve: database, migrations, outbox',
  description: '`files` and `replica` may be down while it is ready: pages and forms go on without them.',
  responses: {
    200: answer('Yes, with what was checked', z.record(z.string(), z.enum(['ok', 'down']))),
    ...errorAnswers(503),
  },
});

export function systemRoutes(deps: ApiDeps) {
  const router = createRouter()
    .openapi(healthz, (c) => c.json({ ok: true as const }, 200))
    .openapi(readyz, async (c) => {
      try {
        return c.json(await deps.checkReady(), 200);
      } catch (error) {
        deps.log.warn({ reason: reasonOf(error) }, 'not ready');
        throw new Unavailable();
      }
    });
  router.get('/metrics', async (c) => {
    const { token, render } = deps.metrics;
    const open = token ? c.req.header('Authorization') === `Bearer ${token}` : !deps.live;
    if (!open) throw new NotFound(/*i18n*/ 'This page');
    const { contentType, body } = await render();
    return c.body(body, 200, { 'Content-Type': contentType });
  });
  return router;
}
