import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { eraseBookings } from '#sales/bookings/erase-bookings.ts';
import { leadAdMarks } from '../conversions/table.server.ts';
import { consents, leadTouches } from '../enquiries/table.server.ts';
import { leadMerges } from '../merging/table.server.ts';
import { rescoreLeads } from '../score/rescore.ts';
import { leadEvents, leads } from '../table.server.ts';
import { eraseLeadsWhere } from './erase-leads.ts';

/**
 * Whoever asks for it has every enquiry of theirs erased, in the trash or not, and what of it stands on others by now:
 * staff made one lead of two, or put another address onto it.
 * @param email lower-case
 * @returns how many enquiries and appointments went
 */
export async function eraseLeadsOf(
  ctx: Ctx,
  email: string,
): Promise<{ enquiries: number; appointments: number }> {
  return inTransaction(ctx, async (ctx) => {
    const theirs = await ctx.db
      .select({ id: leads.id })
      .from(leads)
      .where(eq(sql`lower(${leads.email})`, email))
      .for('update');
    const leadIds = theirs.map(({ id }) => id);
    const appointments = await eraseBookings(ctx, { email, leadIds });
    await eraseWords(ctx, { email, leadIds });
    await stripEvents(ctx, { email, leadIds });
    const enquiries = await eraseLeadsWhere(ctx, sql`${inArray(leads.id, leadIds)}`);
    return { enquiries, appointments };
  });
}

/** What they sent us and agreed to then. What was agreed to came in one transaction with what was sent. */
async function eraseWords(ctx: Ctx, { email, leadIds }: { email: string; leadIds: string[] }): Promise<void> {
  const { db } = ctx;
  const merges = await db
    .select({ intoId: leadMerges.intoId, record: leadMerges.record })
    .from(leadMerges)
    .where(inArray(leadMerges.leadId, leadIds));
  const moved = (what: 'touches' | 'consents') => merges.flatMap(({ record }) => record.moved[what]);
  const names = sql`exists (select 1 from jsonb_path_query(${leadTouches.raw}, '$.**') as said
    where jsonb_typeof(said) = 'string' and lower(trim(said #>> '{}')) = ${email})`;
  await db.delete(consents).where(
    or(
      inArray(consents.id, moved('consents')),
      sql`exists (select 1 from ${leadTouches} where ${leadTouches.leadId} = ${consents.leadId}
        and ${leadTouches.at} = ${consents.givenAt} and ${names})`,
    ),
  );
  const gone = await db
    .delete(leadTouches)
    .where(or(inArray(leadTouches.id, moved('touches')), names))
    .returning({ leadId: leadTouches.leadId });
  await eraseMarks(ctx, merges);
  const living = new Set(gone.map(({ leadId }) => leadId).filter((id) => !leadIds.includes(id)));
  if (living.size > 0) await rescoreLeads(ctx, [...living]);
}

/** By what networks know them, where the lead that stayed took that over from theirs. */
async function eraseMarks(
  { db }: Pick<Ctx, 'db'>,
  merges: Pick<typeof leadMerges.$inferSelect, 'intoId' | 'record'>[],
): Promise<void> {
  for (const { intoId, record } of merges) {
    const { moved, kept, taken } = record;
    // What was noted by an earlier version has neither.
    if (moved.adMarks?.length) await db.delete(leadAdMarks).where(eq(leadAdMarks.leadId, intoId));
    if (taken.attribution)
      await db
        .update(leads)
        .set({ attribution: kept.attribution })
        .where(and(eq(leads.id, intoId), eq(leads.attribution, taken.attribution)));
  }
}

/** Who a lead was before, as the timelines of others say it: that something was, and when, stays. */
async function stripEvents(
  { db }: Pick<Ctx, 'db'>,
  { email, leadIds }: { email: string; leadIds: string[] },
): Promise<void> {
  const { kind, data } = leadEvents;
  const is = (key: string): SQL => sql`lower(${data} ->> ${key}) = ${email}`;
  await db
    .update(leadEvents)
    .set({ data: sql`${data} - array['name', 'phone', 'email']` })
    .where(
      and(
        inArray(kind, ['merged', 'merge-undone']),
        or(is('email'), inArray(sql`${data} ->> 'leadId'`, leadIds)),
      ),
    );
  // Of a change of facts the side on which the address is theirs.
  await db
    .update(leadEvents)
    .set({
      data: sql`(select jsonb_object_agg(key, case when key like 'from.%' and ${is('from.email')}
          or key like 'to.%' and ${is('to.email')} then '""'::jsonb else value end)
        from jsonb_each(${data}))`,
    })
    .where(and(eq(kind, 'facts'), or(is('from.email'), is('to.email'))));
}
