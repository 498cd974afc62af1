import { createHash } from 'node:crypto';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { formatDateTime } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { followPerson } from '#sales/leads/deal/follow-person.ts';
import { logOnLead } from '#sales/leads/log-on-lead.ts';
import type { LeadRow } from '#sales/leads/read-lead.ts';
import { noLead, seenLeads } from '#sales/leads/seen-leads.ts';
import { leads } from '#sales/leads/table.server.ts';
import { meetingLabel } from './booking.ts';
import { queueBookingMails } from './queue-booking-mails.ts';
import { readBookingSettings } from './settings/read-booking-settings.ts';
import { nextFreeSlots, seatsForStaff } from './slots/list-slots.ts';
import { SlotTaken } from './slots/slot-taken.ts';
import { spanOf } from './slots/slot-times.ts';
import type { StaffBooking } from './staff-booking.ts';
import { bookings } from './table.server.ts';
import { leaveOnceBooked } from './waiting/leave-list.ts';
import { letGo } from './waiting/let-go.ts';

/**
 * Books a consultation for a lead. Staff may choose any time to come; only a seat that is taken stops them. The same key
 * again answers with the first booking.
 * @throws NotFound · Invalid · Conflict · SlotTaken with the next free times
 */
export async function bookForLead(ctx: Ctx, input: StaffBooking): Promise<{ id: string }> {
  const by = allow(ctx.actor, 'bookings:edit');
  const idempotencyKey = `office:${input.key}`;
  const earlier = await bookedWith(ctx, idempotencyKey);
  if (earlier) return earlier;
  const settings = await readBookingSettings(ctx);
  const span = spanOf(settings, input);
  if (span.startsAt <= ctx.now()) throw new Invalid({ date: 'Choose a time that is still to come' });
  return inTransaction(ctx, async (ctx) => {
    // Whoever merges it or throws it away at this moment was first, or finds the booking.
    const [lead] = await ctx.db
      .select()
      .from(leads)
      .where(and(eq(leads.id, input.leadId), seenLeads(ctx)))
      .for('update');
    if (!lead) throw noLead(ctx);
    const person = personOf(lead);
    await refuseTwice(ctx, { phone: person.phone, startsAt: span.startsAt, idempotencyKey });
    const where = placeOf(input, person.address);
    // What the waiting list holds for them at this very time is what they get.
    await letGo(ctx, { phone: person.phone, startsAt: span.startsAt });
    for (const seat of await seatsForStaff(ctx, settings, input)) {
      const { name, phone, email, language } = person;
      const [won] = await ctx.db
        .insert(bookings)
        .values({
          name,
          phone,
          email,
          language,
          ...where,
          ...span,
          id: v7(),
          leadId: person.id,
          seat,
          origin: 'Office',
          idempotencyKey,
          bodyHash: createHash('sha256').update(JSON.stringify(input)).digest('base64url'),
        })
        .onConflictDoNothing()
        .returning();
      if (!won) continue;
      const when = formatDateTime(won.startsAt);
      await logOnLead(
        ctx,
        won.leadId,
        `${by.name} booked a consultation for ${when}: ${meetingLabel(won, 'staff')}.`,
      );
      await followPerson(
        ctx,
        { phone },
        { happened: 'booked', because: `a consultation was booked for ${when}`, from: 'Booking' },
      );
      await queueBookingMails(ctx, won, { what: 'booked', notify: input.notify });
      await leaveOnceBooked(ctx, { phone, day: input.date });
      await audit(ctx, {
        action: 'created',
        subjectType: 'booking',
        subjectId: won.id,
        after: { startsAt: won.startsAt, notify: input.notify },
      });
      return { id: won.id };
    }
    // Sent twice at the same moment: the other one was first, and it is ours.
    const twin = await bookedWith(ctx, idempotencyKey);
    if (twin) return twin;
    throw new SlotTaken(await nextFreeSlots(ctx, { after: span.startsAt, count: 3, from: input.date }));
  });
}

/** Whom it is for. @throws Conflict · Invalid */
function personOf(lead: LeadRow): LeadRow {
  if (lead.mergedInto) throw new Conflict('This lead is part of another one. Book there.');
  if (lead.deletedAt) throw new Conflict('This lead lies in the trash. Take it out first.');
  if (!lead.phoneComplete)
    throw new Invalid({ leadId: 'A consultation needs a whole phone number. Add it to the lead first' });
  return lead;
}

/** What this click has already led to. */
async function bookedWith({ db }: Ctx, idempotencyKey: string): Promise<{ id: string } | undefined> {
  const mine = eq(bookings.idempotencyKey, idempotencyKey);
  const [found] = await db.select({ id: bookings.id }).from(bookings).where(mine);
  return found;
}

type Wanted = { phone: string; startsAt: Date; idempotencyKey: string };

async function refuseTwice({ db }: Ctx, { phone, startsAt, idempotencyKey }: Wanted) {
  const there = and(
    eq(bookings.phone, phone),
    eq(bookings.startsAt, startsAt),
    sql`${bookings.idempotencyKey} is distinct from ${idempotencyKey}`,
    notInArray(bookings.status, ['cancelled', 'offered']),
  );
  if ((await db.$count(bookings, there)) > 0)
    throw new Conflict('This phone number already has an appointment at that time.');
}

/** A call happens nowhere, and our own office needs no address of theirs. @throws Invalid */
function placeOf({ meetingType, place, clientAddress }: StaffBooking, home: string) {
  if (meetingType === 'call') return { meetingType, place: null, clientAddress: '' };
  if (!place) throw new Invalid({ place: 'Choose where you meet' });
  const address = place === 'client' ? clientAddress || home : '';
  if (place === 'client' && !address) throw new Invalid({ clientAddress: 'Enter the address' });
  return { meetingType, place, clientAddress: address };
}
