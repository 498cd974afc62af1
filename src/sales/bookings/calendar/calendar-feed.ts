import { randomBytes } from 'node:crypto';
import { and, desc, eq, gte, ne, or } from 'drizzle-orm';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { seenBookings } from '../seen-bookings.ts';
import { bookings } from '../table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { ofNobody } from '#agency/staff/of-nobody.ts';
import { staff } from '#agency/staff/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { readPublicSettings } from '#agency/settings/read-settings.ts';
import { roleMay } from '#kit/permissions.ts';
import { officeEvent } from './office-event.ts';
import { hostOf } from '../list-bookings.ts';

/** Consultations stay in the feed for so long after they took place; it holds at most so many, the latest. */
const pastMs = 60 * 86_400_000;
const most = 500;

export const feedPath = (key: string) => `/calendar/${key}.ics`;

/** The address of one's own feed; null while there is none. */
export async function readFeed(ctx: Ctx): Promise<{ url: string | null }> {
  const { id } = allow(ctx.actor, 'bookings:read');
  const [me] = await ctx.db.select({ key: staff.calendarKey }).from(staff).where(eq(staff.id, id));
  return { url: me?.key ? ctx.publicUrl + feedPath(me.key) : null };
}

/** Gives oneself a feed, or a new address for it; `null` ends it. An address that was given before opens nothing more. */
export async function changeFeed(ctx: Ctx, input: { on: boolean }): Promise<{ url: string | null }> {
  const { id } = allow(ctx.actor, 'bookings:read');
  const calendarKey = input.on ? randomBytes(24).toString('base64url') : null;
  await ctx.db.update(staff).set({ calendarKey }).where(eq(staff.id, id));
  return { url: calendarKey && ctx.publicUrl + feedPath(calendarKey) };
}

/** The consultations of whoever owns this address, and those of nobody yet, for a calendar program. @throws NotFound */
export async function downloadFeed(ctx: Ctx, input: { key: string }): Promise<string> {
  const [person] = await ctx.db
    .select()
    .from(staff)
    .where(and(eq(staff.calendarKey, input.key), eq(staff.active, true)));
  if (!person || !roleMay(person.role, 'bookings:read')) throw new NotFound(/*i18n*/ 'This calendar');
  const [site, found] = await Promise.all([
    readPublicSettings(ctx),
    ctx.db
      .select({ booking: bookings })
      .from(bookings)
      .innerJoin(leads, eq(leads.id, bookings.leadId))
      .where(
        and(
          ne(bookings.status, 'offered'),
          gte(bookings.startsAt, new Date(ctx.now().getTime() - pastMs)),
          seenBookings({ actor: { kind: 'staff', ...person } }),
          or(eq(hostOf, person.id), ofNobody(hostOf, 'bookings:edit')),
        ),
      )
      .orderBy(desc(bookings.startsAt))
      .limit(most),
  ]);
  const calendar = ical({
    name: `${site.brand}: consultations`,
    prodId: { company: site.brand, product: 'Back office', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
  });
  for (const { booking } of found) calendar.createEvent(officeEvent(booking, site, ctx.publicUrl));
  return calendar.toString();
}
