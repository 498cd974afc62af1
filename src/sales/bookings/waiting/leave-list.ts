import { and, eq, ne } from 'drizzle-orm';
import { waitingList } from './table.server.ts';
import { giveUp } from './give-up.ts';
import { joinLimit } from './join-list.ts';
import { findPlace } from './waiting-link.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { formatDay } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { logOnLead } from '#sales/leads/log-on-lead.ts';
import { ofSeenLead } from '#sales/leads/seen-leads.ts';

/** Whoever waits gives their place up, and what was held for them. @throws NotFound */
export async function leaveByVisitor(ctx: Ctx, input: { token: string }): Promise<void> {
  await ctx.limit(joinLimit, ctx.request.ip);
  const { id: waitingId, leadId, day } = await findPlace(ctx, input);
  await inTransaction(ctx, async (ctx) => {
    if (await giveUp(ctx, { waitingId, becomes: 'gone' }))
      await logOnLead(ctx, leadId, `The visitor left the waiting list of ${formatDay(day)}.`);
  });
}

/** Staff take somebody off the list. @throws NotFound */
export async function removeFromList(ctx: Ctx, input: { waitingId: string }): Promise<void> {
  const by = allow(ctx.actor, 'bookings:edit');
  await inTransaction(ctx, async (ctx) => {
    const [seen] = await ctx.db
      .select({ id: waitingList.id })
      .from(waitingList)
      .where(and(eq(waitingList.id, input.waitingId), ofSeenLead(ctx, waitingList.leadId)));
    const place = seen && (await giveUp(ctx, { ...input, becomes: 'gone' }));
    if (!place) throw new NotFound('This place on the waiting list');
    const { id, day, leadId } = place;
    await logOnLead(ctx, leadId, `${by.name} took them off the waiting list of ${formatDay(day)}.`);
    await audit(ctx, { action: 'deleted', subjectType: 'waiting', subjectId: id, before: { day } });
  });
}

/** Who has a time of the day by now waits for none any more; in the transaction that gives it to them. */
export async function leaveOnceBooked(ctx: Ctx, input: { phone: string; day: string }): Promise<void> {
  const { id, phone, day, status } = waitingList;
  const places = await ctx.db
    .select({ waitingId: id })
    .from(waitingList)
    .where(and(eq(phone, input.phone), eq(day, input.day), ne(status, 'booked')))
    .for('update', { skipLocked: true });
  for (const { waitingId } of places) await giveUp(ctx, { waitingId, becomes: 'gone' });
}
