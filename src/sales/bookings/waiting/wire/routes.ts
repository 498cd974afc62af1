import { createRoute, z } from '@hono/zod-openapi';
import { joinWaitingList } from '../join-list.ts';
import { appointmentNames } from '../../wire/names.ts';
import { AppointmentWire, waitingFromWire } from '../../wire/schemas.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, errorAnswers } from '#kit/wire/envelope.ts';
import { inWireWords } from '#kit/wire/in-wire-words.ts';
import { withoutTracking } from '#people/cookie-choices/wire/without-tracking.ts';
import { createRouter } from '#kit/wire/router.ts';

const wait = createRoute({
  method: 'post',
  path: '/book-appointment/waiting',
  tags: ['Bookings'],
  summary: 'Wait for a time on a day that is full',
  description:
    'As a booking is sent, without a time and with an e-mail address: what opens is offered there, and held for a while.',
  request: {
    headers: z.object({ 'idempotency-key': z.string().max(200).optional() }),
    body: body(AppointmentWire),
  },
  responses: {
    200: answer('On the list', z.object({ ok: z.literal(true) })),
    ...errorAnswers(400, 409, 413, 415, 422, 429, 503),
  },
});

export const waitingRoutes = (deps: ApiDeps) =>
  createRouter().openapi(wait, async (c) => {
    const sent = c.req.valid('json');
    const wire = withoutTracking(c) ? { ...sent, adMarks: null } : sent;
    const key = c.req.header('Idempotency-Key') ?? null;
    await inWireWords(
      () => joinWaitingList(deps.ctxFor(c), waitingFromWire(wire, key)),
      appointmentNames.toWire,
    );
    return c.json({ ok: true as const }, 200);
  });
