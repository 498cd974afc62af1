import { and, eq, inArray } from 'drizzle-orm';
import { bookings } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { bookingStatusLabels } from './booking.ts';
import { lockBooking } from './find-booking.ts';
import { bookingMissed, nudgeAfterMinutes } from './queue-booking-mails.ts';
import { formatDateTime } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { logOnLead } from '#sales/leads/log-on-lead.ts';

/**
 * Staff write down whether somebody came; `confirmed` takes it back. Who did not come is offered another time a little later.
 * @throws Conflict before its time or once cancelled
 */
export async function markBooking(
  ctx: Ctx,
  input: { bookingId: string; status: 'held' | 'no-show' | 'confirmed' },
) {
  allow(ctx.actor, 'bookings:edit');
  return inTransaction(ctx, async (ctx) => {
    const before = await lockBooking(ctx, input);
    if (before.startsAt > ctx.now()) throw new Conflict('This consultation has not begun yet.');
    const [marked] = await ctx.db
      .update(bookings)
      .set({ status: input.status, updatedAt: ctx.now() })
      .where(
        and(eq(bookings.id, input.bookingId), inArray(bookings.status, ['confirmed', 'held', 'no-show'])),
      )
      .returning();
    if (!marked) throw new Conflict(/*i18n*/ 'This appointment was cancelled.');
    if (marked.status === 'no-show') {
      const at = new Date(ctx.now().getTime() + nudgeAfterMinutes * 60_000);
      await ctx.jobs.enqueue(ctx.db, bookingMissed, [{ bookingId: marked.id }], at);
    }
    const words = bookingStatusLabels[marked.status].toLowerCase();
    await logOnLead(ctx, marked.leadId, `Consultation of ${formatDateTime(marked.startsAt)}: ${words}.`);
    await audit(ctx, {
      action: 'status-changed',
      subjectType: 'booking',
      subjectId: marked.id,
      before: { status: before.status },
      after: { status: marked.status },
    });
    if (input.status !== 'confirmed' && before.status !== input.status)
      await queueWebhooks(ctx, `booking.${input.status}`, {
        bookingId: marked.id,
        startsAt: marked.startsAt.toISOString(),
      });
    return marked;
  });
}
