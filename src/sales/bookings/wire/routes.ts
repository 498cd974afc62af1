import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, EnvelopeSchema, errorAnswers } from '#kit/wire/envelope.ts';
import { inWireWords } from '#kit/wire/in-wire-words.ts';
import { createRouter } from '#kit/wire/router.ts';
import { withoutTracking } from '#people/cookie-choices/wire/without-tracking.ts';
import { bookConsultation } from '../book-consultation.ts';
import { bookingPath } from '../booking.ts';
import { clockInIndia, dateInIndia } from '#kit/india/india-date.ts';
import { SlotTaken } from '../slots/slot-taken.ts';
import { translateMessage } from '#kit/language/message.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { appointmentNames } from './names.ts';
import { AppointmentWire, fromWire } from './schemas.ts';

const Slot = z.object({ date: z.string(), time: z.string() });

const book = createRoute({
  method: 'post',
  path: '/book-appointment',
  tags: ['Bookings'],
  summary: 'Book a free consultation',
  description: 'Each time can be taken once. Whoever comes second gets 409 with the next three free times.',
  request: {
    headers: z.object({ 'idempotency-key': z.string().max(200).optional() }),
    body: body(AppointmentWire),
  },
  responses: {
    200: answer(
      'Booked',
      z.object({
        ok: z.literal(true),
        id: z.uuid(),
        date: z.string(),
        time: z.string(),
        endTime: z.string(),
        manageUrl: z
          .string()
          .nullable()
          .openapi({ description: 'Where to move or cancel it; null for a repeat without key' }),
      }),
    ),
    ...errorAnswers(400, 413, 415, 422, 429, 503),
    409: answer(
      'Taken meanwhile, or sent before with other details',
      EnvelopeSchema.extend({ nextSlots: z.array(Slot).optional() }),
    ),
  },
});

export const bookingRoutes = (deps: ApiDeps) =>
  createRouter().openapi(book, async (c) => {
    const ctx = deps.ctxFor(c);
    const sent = c.req.valid('json');
    const wire = withoutTracking(c) ? { ...sent, adMarks: null } : sent;
    try {
      const { booking, token } = await inWireWords(
        () => bookConsultation(ctx, fromWire(wire, c.req.header('Idempotency-Key') ?? null)),
        appointmentNames.toWire,
      );
      return c.json(
        {
          ok: true as const,
          id: booking.id,
          date: dateInIndia(booking.startsAt),
          time: clockInIndia(booking.startsAt),
          endTime: clockInIndia(booking.endsAt),
          manageUrl: token && bookingPath(token),
        },
        200,
      );
    } catch (error) {
      if (!(error instanceof SlotTaken)) throw error;
      const { descriptor, nextSlots } = error;
      const message = translateMessage(translatorIn(ctx.language), descriptor);
      return c.json({ success: false as const, message, code: 'slot_taken', nextSlots }, 409);
    }
  });
