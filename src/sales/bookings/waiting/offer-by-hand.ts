import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { waitingList } from './table.server.ts';
import { holdFor } from './offer-openings.ts';
import { SlotInput } from '../booking-input.ts';
import { readBookingSettings } from '../settings/read-booking-settings.ts';
import { nextFreeSlots, seatsForStaff } from '../slots/list-slots.ts';
import { SlotTaken } from '../slots/slot-taken.ts';
import { spanOf } from '../slots/slot-times.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { formatDateTime } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { ofSeenLead } from '#sales/leads/seen-leads.ts';
import { logOnLead } from '#sales/leads/log-on-lead.ts';

export const HandOffer = SlotInput.strict();

/**
 * Staff hold a time for somebody on the list, out of turn or once more: any time to come with a free seat.
 * @throws NotFound · Invalid · Conflict while one is held for them · SlotTaken with the next free times
 */
export async function offerByHand(
  ctx: Ctx,
  { waitingId, ...slot }: z.infer<typeof HandOffer> & { waitingId: string },
): Promise<void> {
  const by = allow(ctx.actor, 'bookings:edit');
  const settings = await readBookingSettings(ctx);
  const { startsAt } = spanOf(settings, slot);
  if (startsAt <= ctx.now()) throw new Invalid({ date: 'Choose a time that is still to come' });
  await inTransaction(ctx, async (ctx) => {
    const [place] = await ctx.db
      .select()
      .from(waitingList)
      .where(and(eq(waitingList.id, waitingId), ofSeenLead(ctx, waitingList.leadId)))
      .for('update');
    if (!place) throw new NotFound('This place on the waiting list');
    if (place.status === 'offered') throw new Conflict('A time is held for them already.');
    if (place.status === 'booked') throw new Conflict('They have booked already.');
    const seats = await seatsForStaff(ctx, settings, slot);
    if (!(await holdFor(ctx, settings, place, slot, seats)))
      throw new SlotTaken(await nextFreeSlots(ctx, { after: startsAt, count: 3, from: slot.date }));
    await logOnLead(ctx, place.leadId, `${by.name} offered them ${formatDateTime(startsAt)}.`);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'waiting',
      subjectId: waitingId,
      before: { status: place.status },
      after: { status: 'offered', startsAt },
    });
  });
}
