import { and, eq } from 'drizzle-orm';
import { bookings } from './table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { roleMay } from '#kit/permissions.ts';
import { followCalendars } from './caldav/queue-sync.ts';
import { lockBooking } from './find-booking.ts';
import { formatDateTime } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { logOnLead } from '#sales/leads/log-on-lead.ts';

/** Says who holds a consultation; null gives it back to whoever its lead is assigned to. @throws NotFound · Invalid */
export async function hostBooking(
  ctx: Ctx,
  input: { bookingId: string; hostId: string | null },
): Promise<void> {
  allow(ctx.actor, 'bookings:edit');
  const { hostId } = input;
  const host = hostId === null ? null : await readHost(ctx, hostId);
  await inTransaction(ctx, async (ctx) => {
    const before = await lockBooking(ctx, input);
    await ctx.db.update(bookings).set({ hostId, updatedAt: ctx.now() }).where(eq(bookings.id, before.id));
    const who = host ? `held by ${host.name}` : 'held by whoever the lead is assigned to';
    await logOnLead(ctx, before.leadId, `Consultation of ${formatDateTime(before.startsAt)}: ${who}.`);
    await ctx.jobs.enqueue(ctx.db, followCalendars, [{}]);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'booking',
      subjectId: before.id,
      before: { hostId: before.hostId },
      after: { hostId },
    });
  });
}

async function readHost(ctx: Ctx, hostId: string) {
  const [person] = await ctx.db
    .select()
    .from(staff)
    .where(and(eq(staff.id, hostId), eq(staff.active, true)));
  if (!person || !roleMay(person.role, 'bookings:edit'))
    throw new Invalid({ hostId: 'Choose somebody who works with bookings' });
  return person;
}
