import { z } from '@hono/zod-openapi';
import {
  askForSync,
  Chosen,
  connectCalendar,
  disconnectCalendar,
  findCalendars,
  Login,
  readAccount,
  type CalendarOwner,
} from '../accounts.ts';
import { When } from '#kit/answers.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

const Account = z
  .object({
    id: z.uuid(),
    calendarName: z.string(),
    syncedAt: When.nullable(),
    error: z.string().nullable().openapi({ description: 'What went wrong the last time' }),
  })
  .openapi('StaffCalendar');
const Answer = z.object({ calendar: Account.nullable() });

/** Logins are typed here: no program with a token may ask. */
const callsOf = (owner: CalendarOwner, path: '/own-calendar' | '/agency-calendar', whose: string) => {
  const permission = owner === 'agency' ? 'bookings:configure' : 'bookings:read';
  return [
    staffRoute(permission, {
      method: 'get',
      path,
      personal: true,
      summary: `How ${whose} calendar is doing that follows consultations and blocks times`,
      answer: ['The calendar', Answer],
      handle: async (ctx) => ({ calendar: await readAccount(ctx, { owner }) }),
    }),
    staffRoute(permission, {
      method: 'post',
      path,
      personal: true,
      summary: `Connect ${whose} calendar, in place of the one before`,
      body: Chosen,
      handle: (ctx, { body }) => connectCalendar(ctx, { ...body, owner }),
    }),
    staffRoute(permission, {
      method: 'delete',
      path,
      personal: true,
      summary: `Let ${whose} calendar follow no more`,
      errors: [404],
      handle: (ctx) => disconnectCalendar(ctx, { owner }),
    }),
    staffRoute(permission, {
      method: 'post',
      path: `${path}/sync`,
      personal: true,
      summary: `Bring ${whose} calendar into step now`,
      errors: [404],
      handle: (ctx) => askForSync(ctx, { owner }),
    }),
  ];
};

export const staffCaldavRoutes = [
  staffRoute('bookings:read', {
    method: 'post',
    path: '/calendars-found',
    personal: true,
    summary: 'The calendars that a CalDAV login opens',
    body: Login,
    answer: ['Calendars', z.array(z.object({ url: z.string(), name: z.string() }))],
    errors: [409, 429],
    handle: (ctx, { body }) => findCalendars(ctx, body),
  }),
  ...callsOf('own', '/own-calendar', 'one’s own'),
  ...callsOf('agency', '/agency-calendar', 'the agency’s'),
];
