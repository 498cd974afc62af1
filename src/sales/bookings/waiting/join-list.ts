import { and, count, eq, gte, inArray, ne } from 'drizzle-orm';
import { v7 } from 'uuid';
import { waitingList } from './table.server.ts';
import type { WaitingInput } from '../booking-input.ts';
import { meetingLabel } from '../booking.ts';
import { enquiryOf } from '../enquiry-of.ts';
import { readBookingSettings } from '../settings/read-booking-settings.ts';
import { refuseDay } from '../slots/check-slot.ts';
import { slotsOfDay } from '../slots/list-slots.ts';
import { placeTaken } from './queue-waiting.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { dateInIndia, formatDay } from '#kit/india/india-date.ts';
import { message } from '#kit/language/message.ts';
import { defineLimit } from '#kit/limit.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { storeEnquiry } from '#sales/leads/enquiries/submit-enquiry.ts';
import { readLead } from '#sales/leads/read-lead.ts';

export const joinLimit = defineLimit('join-waiting-list', { points: 10, seconds: 600 });

/** No number waits on more days to come than this. */
const maxPerPhone = 3;
/** More than this wait for nothing. */
const maxPerDay = 50;

/**
 * Puts somebody on the list of a full day, and files them as a lead. Who is on it already keeps their place; whose offer was
 * passed on comes to its end again. The answer does not say which, so it tells nobody who else waits.
 * @throws Invalid with the fields that need correcting · Conflict where a time is free, or too many wait · TooManyRequests
 */
export async function joinWaitingList(ctx: Ctx, input: WaitingInput): Promise<void> {
  await ctx.limit(joinLimit, ctx.request.ip);
  const settings = await readBookingSettings(ctx);
  const refused = refuseDay(settings, input.date, ctx.now());
  if (refused) throw new Invalid({ date: refused });
  const slots = await slotsOfDay(ctx, settings, input);
  if (slots.some(({ free }) => free))
    throw new Conflict(/*i18n*/ 'A time of this day is free again. Please choose it.');
  await refuseTooMany(ctx, input);
  await inTransaction(ctx, async (ctx) => {
    const chosen = `Waits for a time on ${formatDay(input.date)}: ${meetingLabel(input, 'staff')}`;
    const { id: leadId } = await storeEnquiry(ctx, enquiryOf(input, chosen));
    const lead = await readLead(ctx, { leadId });
    // What looks like a program is answered as everybody is, and gets no place: it would hold times from people.
    if (lead?.status === 'suspected') return;
    const { name, phone, email, meetingType, place, clientAddress, origin } = input;
    const how = { leadId, name, email, meetingType, place, clientAddress, origin, language: ctx.language };
    const fresh = {
      ...how,
      status: 'waiting' as const,
      joinedAt: ctx.now(),
      bookingId: null,
      heldUntil: null,
    };
    const [joined] = await ctx.db
      .insert(waitingList)
      .values({ ...fresh, id: v7(), day: input.date, phone })
      .onConflictDoUpdate({
        target: [waitingList.day, waitingList.phone],
        set: fresh,
        setWhere: inArray(waitingList.status, ['passed', 'booked', 'cancelled']),
      })
      .returning({ waitingId: waitingList.id });
    if (!joined) return;
    await ctx.jobs.enqueue(ctx.db, placeTaken, [joined]);
    await queueWebhooks(ctx, 'waiting.joined', { ...joined, day: input.date });
  });
}

/** Whatever this number has on this day it keeps: who gets no answer asks once more. */
async function refuseTooMany(ctx: Ctx, { date, phone }: WaitingInput) {
  const { day, status } = waitingList;
  const isOpen = inArray(status, ['waiting', 'offered']);
  const [own] = await ctx.db
    .select({ count: count() })
    .from(waitingList)
    .where(and(eq(waitingList.phone, phone), gte(day, dateInIndia(ctx.now())), ne(day, date), isOpen));
  if ((own?.count ?? 0) >= maxPerPhone)
    throw new Invalid({
      phone: message(/*i18n*/ 'This number waits for {count} days already. Please call us.', {
        count: maxPerPhone,
      }),
    });
  const others = and(eq(day, date), ne(waitingList.phone, phone), isOpen);
  if ((await ctx.db.$count(waitingList, others)) >= maxPerDay)
    throw new Conflict(/*i18n*/ 'Many people wait for this day already. Please choose another one.');
}
