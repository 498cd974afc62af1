import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { stopOffersPath } from '../stop-offers-path.ts';
import { stopOffers } from '../stop-offers.ts';

const oneClick = createRoute({
  method: 'post',
  path: '/api/offers/stop/{token}',
  tags: ['Newsletter'],
  summary: 'Take back the consent to offers with one click',
  description:
    'For mail programs (RFC 8058): `List-Unsubscribe=One-Click`, form-encoded. The token is the authority.',
  request: { params: z.object({ token: z.string() }) },
  responses: {
    200: answer('No offers any more', z.object({ ok: z.literal(true) })),
    ...errorAnswers(404, 503),
  },
});

export function offerStopRoutes(deps: ApiDeps) {
  const router = createRouter().openapi(oneClick, async (c) => {
    await stopOffers(deps.ctxFor(c), c.req.valid('param'));
    return c.json({ ok: true as const }, 200);
  });
  // Who opens the mail program's address by hand gets the page with the button: GET changes nothing.
  router.get('/api/offers/stop/:token', (c) => c.redirect(stopOffersPath(c.req.param('token')), 303));
  return router;
}
