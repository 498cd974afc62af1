import { createRoute, z } from '@hono/zod-openapi';
import { ZodError } from 'zod';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { EnvelopeSchema, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { bookConsultation } from '../book-consultation.ts';
import { bookingPath } from '../booking.ts';
import { downloadFeed } from '../calendar-feed.ts';
import { downloadCalendar } from '../download-calendar.ts';
import { clockInIndia, dateInIndia } from '#kit/india/india-date.ts';
import { listDays, listSlots } from '../list-slots.ts';
import { inLanguage } from '#agency/translations/in-language.ts';
import { SlotTaken } from '../slot-taken.ts';
import { NotFound, Invalid } from '#kit/errors.ts';
import { sayAgain } from '#kit/words/say-again.server.ts';
import { voiceFor } from '#kit/words/voice.server.ts';
import { appointmentNames } from './names.ts';
import { AppointmentWire, fromWire } from './schemas.ts';

const Slot = z.object({ date: z.string(), time: z.string() });
const closed = z.string().nullable().openapi({ description: 'Why nobody can come, or null' });

const book = createRoute({
  method: 'post',
  path: '/book-appointment',
  tags: ['Bookings'],
  summary: 'Book a free consultation',
  description: 'Each time can be taken once. Whoever comes second gets 409 with the next three free times.',
  request: {
    headers: z.object({ 'idempotency-key': z.string().max(200).optional() }),
    body: { required: true, content: { 'application/json': { schema: AppointmentWire } } },
  },
  responses: {
    200: {
      description: 'Booked',
      content: {
        'application/json': {
          schema: z.object({
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
        },
      },
    },
    ...errorAnswers(400, 413, 415, 422, 429, 503),
    409: {
      description: 'Taken meanwhile, or sent before with other details',
      content: {
        'application/json': { schema: EnvelopeSchema.extend({ nextSlots: z.array(Slot).optional() }) },
      },
    },
  },
});
const slots = createRoute({
  method: 'get',
  path: '/book-appointment/slots',
  tags: ['Bookings'],
  summary: 'The times of one day',
  request: { query: z.object({ date: z.iso.date(/*i18n*/ 'Please choose a date') }) },
  responses: {
    200: {
      description: 'Every time, free or taken',
      content: {
        'application/json': {
          schema: z.object({
            date: z.string(),
            closed,
            slots: z.array(z.object({ time: z.string(), free: z.boolean() })),
          }),
        },
      },
    },
    ...errorAnswers(422, 503),
  },
});
const days = createRoute({
  method: 'get',
  path: '/book-appointment/days',
  tags: ['Bookings'],
  summary: 'The days on which a consultation can be booked',
  responses: {
    200: {
      description: 'Each with its free times',
      content: {
        'application/json': {
          schema: z.array(z.object({ date: z.string(), closed, free: z.number().int() })),
        },
      },
    },
    ...errorAnswers(503),
  },
});
const calendar = createRoute({
  method: 'get',
  path: '/book-appointment/calendar/{token}',
  tags: ['Bookings'],
  summary: 'A booking as a calendar file',
  request: { params: z.object({ token: z.string().max(200) }) },
  responses: {
    200: { description: 'iCalendar', content: { 'text/calendar': { schema: z.string() } } },
    ...errorAnswers(404, 503),
  },
});

const feed = createRoute({
  method: 'get',
  path: '/calendar/{file}',
  tags: ['Bookings'],
  summary: 'The consultations of a member of staff, for a calendar program',
  request: { params: z.object({ file: z.string().max(100) }) },
  responses: {
    200: { description: 'iCalendar', content: { 'text/calendar': { schema: z.string() } } },
    ...errorAnswers(404, 503),
  },
});

export const bookingRoutes = (deps: ApiDeps) =>
  createRouter()
    .openapi(book, async (c) => {
      const ctx = deps.ctxFor(c);
      const wire = c.req.valid('json');
      try {
        const input = fromWire(wire, c.req.header('Idempotency-Key') ?? null);
        const { booking, token } = await bookConsultation(ctx, input);
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
        if (error instanceof SlotTaken) {
          const { nextSlots } = error;
          const message = sayAgain(error.message, ctx.language);
          return c.json({ success: false as const, message, code: 'slot_taken', nextSlots }, 409);
        }
        if (error instanceof Invalid) throw new Invalid(appointmentNames.toWire(error.errors), error.message);
        if (error instanceof ZodError) throw new Invalid(appointmentNames.toWire(textsOf(error)));
        throw error;
      }
    })
    .openapi(slots, async (c) => {
      const ctx = deps.ctxFor(c);
      return c.json(await inLanguage(ctx, await listSlots(ctx, c.req.valid('query'))), 200);
    })
    .openapi(days, async (c) => {
      const ctx = deps.ctxFor(c);
      return c.json(await inLanguage(ctx, await listDays(ctx)), 200);
    })
    .openapi(feed, async (c) => {
      const key = c.req.valid('param').file.replace(/\.ics$/, '');
      const file = await downloadFeed(deps.ctxFor(c), { key });
      c.header('Content-Type', 'text/calendar; charset=utf-8');
      c.header('Cache-Control', 'private, no-store');
      c.header('X-Robots-Tag', 'noindex');
      return c.body(file, 200);
    })
    .openapi(calendar, async (c) => {
      const { token } = c.req.valid('param');
      if (!token) throw new NotFound(/*i18n*/ 'This appointment');
      const file = await downloadCalendar(deps.ctxFor(c), { token, voiceFor });
      c.header('Content-Type', 'text/calendar; charset=utf-8');
      c.header('Content-Disposition', 'attachment; filename="consultation.ics"');
      return c.body(file, 200);
    });

const textsOf = (error: ZodError) => {
  const texts: Record<string, string> = {};
  for (const issue of error.issues) texts[String(issue.path[0])] ??= issue.message;
  return texts;
};
