import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { downloadFeed } from '../calendar-feed.ts';
import { downloadCalendar } from '../download-calendar.ts';
import { NotFound } from '#kit/errors.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';

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

/** Consultations for calendar programs: one of a visitor, all of a member of staff. */
export const calendarRoutes = (deps: ApiDeps) =>
  createRouter()
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
      const file = await downloadCalendar(deps.ctxFor(c), { token, translatorFor });
      c.header('Content-Type', 'text/calendar; charset=utf-8');
      c.header('Content-Disposition', 'attachment; filename="consultation.ics"');
      return c.body(file, 200);
    });
