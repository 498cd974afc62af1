import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { listDays, listSlots, suggestSlots } from '../list-slots.ts';
import { formatDay, formatTime } from '#kit/india/india-date.ts';
import { translateMessage } from '#kit/language/message.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { inLanguage } from '#agency/translations/in-language.ts';

const closed = z.string().nullable().openapi({ description: 'Why nobody can come, or null' });

const slots = createRoute({
  method: 'get',
  path: '/book-appointment/slots',
  tags: ['Bookings'],
  summary: 'The times of one day',
  request: { query: z.object({ date: z.iso.date(/*i18n*/ 'Please choose a date') }) },
  responses: {
    200: answer(
      'Every time, free or taken',
      z.object({
        date: z.string(),
        closed,
        slots: z.array(z.object({ time: z.string(), free: z.boolean() })),
      }),
    ),
    ...errorAnswers(422, 503),
  },
});
const days = createRoute({
  method: 'get',
  path: '/book-appointment/days',
  tags: ['Bookings'],
  summary: 'The days on which a consultation can be booked',
  responses: {
    200: answer(
      'Each with its free times',
      z.array(z.object({ date: z.string(), closed, free: z.number().int() })),
    ),
    ...errorAnswers(503),
  },
});

const next = createRoute({
  method: 'get',
  path: '/book-appointment/next',
  tags: ['Bookings'],
  summary: 'The next free times, two of each day',
  responses: {
    200: answer(
      'The nearest first; `day` and `hour` say it in the language of the page',
      z.array(z.object({ date: z.string(), time: z.string(), day: z.string(), hour: z.string() })),
    ),
    ...errorAnswers(503),
  },
});

/** When consultations can be booked. */
export const slotRoutes = (deps: ApiDeps) =>
  createRouter()
    .openapi(slots, async (c) => {
      const ctx = deps.ctxFor(c);
      const { closed, ...day } = await listSlots(ctx, c.req.valid('query'));
      const why = closed && translateMessage(translatorIn(ctx.language), closed);
      return c.json(await inLanguage(ctx, { ...day, closed: why }), 200);
    })
    .openapi(next, async (c) => {
      const ctx = deps.ctxFor(c);
      const suggested = await suggestSlots(ctx, { count: 4 });
      const inWords = suggested.map(({ date, time }) => ({
        date,
        time,
        day: formatDay(date, ctx.language),
        hour: formatTime(time, ctx.language),
      }));
      return c.json(inWords, 200);
    })
    .openapi(days, async (c) => {
      const ctx = deps.ctxFor(c);
      return c.json(await inLanguage(ctx, await listDays(ctx)), 200);
    });
