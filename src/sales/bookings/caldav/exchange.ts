import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { busyIn, eventIn } from './busy-in.ts';
import type { BusySpan } from './table.server.ts';
import type { BookingRow } from '../book-consultation.ts';
import { meetingLabel } from '../booking.ts';
import { invitationUid } from '../calendar/calendar-file.ts';
import { officeEventText, officeUid } from '../calendar/office-event.ts';
import { hostOf } from '../list-bookings.ts';
import { bookings } from '../table.server.ts';
import { readPublicSettings } from '#agency/settings/read-settings.ts';
import type { Ctx } from '#kit/context.ts';
import type { CalendarKeys } from '#kit/ports/calendars.ts';
import { leads } from '#sales/leads/table.server.ts';

/** More spans than this are kept of no calendar. */
const mostSpans = 5_000;

type Time = { from: Date; until: Date };

/**
 * Reads a calendar over a time and brings our own events in it to what the consultations say: writes what is missing, puts right
 * what differs, takes away what is no consultation of its owner any more. Nothing is remembered of what was written: the calendar
 * itself says it, so breaking off anywhere is made good by the next time.
 * @param input.staffId whose consultations; null: all of them
 * @returns when the calendar is busy with anything else
 */
export async function exchange(
  ctx: Ctx,
  { keys, staffId, ...time }: { keys: CalendarKeys; staffId: string | null } & Time,
): Promise<BusySpan[]> {
  const [site, objects, wanted] = await Promise.all([
    readPublicSettings(ctx),
    ctx.calendars.read(keys, time),
    consultationsOf(ctx, staffId, time),
  ]);
  const known = new Map(wanted.map((booking) => [officeUid(booking.id, ctx.publicUrl), booking]));
  const missing = new Map(known);
  const busy: BusySpan[] = [];
  const strays: { url: string; etag: string; uid: string }[] = [];
  for (const { url, etag, text } of objects) {
    const event = eventIn(text);
    const whose = event && whoseIs(event.uid, ctx.publicUrl);
    if (!event || whose === 'theirs') {
      busy.push(...busyIn(text, { ...time, user: keys.user }));
      continue;
    }
    // Whoever takes a notice's invitation into the calendar is not busy twice; where it stands is their affair.
    if (whose === 'invited') continue;
    const booking = missing.get(event.uid);
    missing.delete(event.uid);
    if (!booking) strays.push({ url, etag, uid: event.uid });
    else if (!says(event, booking))
      await ctx.calendars.put(keys, { url, etag, text: officeEventText(booking, site, ctx.publicUrl) });
  }
  // What is over reaches into what was read, or the server gives all there is: it is a consultation of its owner still.
  const standing = await standingOf(
    ctx,
    staffId,
    strays.map(({ uid }) => idOf(uid)),
  );
  for (const { uid, ...stray } of strays)
    // One that is known and yet no longer missing is a copy.
    if (known.has(uid) || !standing.has(idOf(uid))) await ctx.calendars.remove(keys, stray);
  for (const booking of missing.values()) {
    const url = new URL(`office-${booking.id}.ics`, `${keys.calendarUrl.replace(/\/?$/, '/')}`).href;
    const text = officeEventText(booking, site, ctx.publicUrl);
    // It may be there outside of the time that was read, where somebody dragged it.
    if (!(await ctx.calendars.put(keys, { url, text, etag: null })))
      await ctx.calendars.put(keys, { url, text, etag: '*' });
  }
  return busy.toSorted((a, b) => (a.from < b.from ? -1 : 1)).slice(0, mostSpans);
}

/** Who put an event there: this office, somebody whom it invited to a consultation, or its owner. */
function whoseIs(uid: string, publicUrl: string): 'ours' | 'invited' | 'theirs' {
  const id = idOf(uid);
  if (uid === officeUid(id, publicUrl)) return 'ours';
  return uid === invitationUid(id, publicUrl) ? 'invited' : 'theirs';
}

const idOf = (uid: string) => uid.replace(/^[a-z]+-/, '').replace(/@.*$/s, '');

/** Whether an event stands as the consultation does. */
const says = (event: NonNullable<ReturnType<typeof eventIn>>, booking: BookingRow) =>
  event.sequence === booking.sequence &&
  event.start.getTime() === booking.startsAt.getTime() &&
  event.end.getTime() === booking.endsAt.getTime() &&
  event.summary === `${booking.name}: ${meetingLabel(booking, 'staff')}`;

const consultationsOf = (ctx: Ctx, staffId: string | null, { from, until }: Time) =>
  readConsultations(ctx, staffId, and(gte(bookings.startsAt, from), lt(bookings.startsAt, until)));

/** Which of these are consultations of the owner, whenever they are. */
async function standingOf(ctx: Ctx, staffId: string | null, ids: string[]): Promise<Set<string>> {
  const asked = ids.filter((id) => z.uuid().safeParse(id).success);
  if (asked.length === 0) return new Set();
  const found = await readConsultations(ctx, staffId, inArray(bookings.id, asked));
  return new Set(found.map(({ id }) => id));
}

async function readConsultations({ db }: Ctx, staffId: string | null, which: SQL | undefined) {
  const rows = await db
    .select({ booking: bookings })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.leadId))
    .where(
      and(
        which,
        inArray(bookings.status, ['confirmed', 'held', 'no-show']),
        staffId ? eq(hostOf, staffId) : undefined,
      ),
    );
  return rows.map(({ booking }) => booking);
}
