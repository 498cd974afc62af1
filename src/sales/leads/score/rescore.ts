import { and, asc, gt, gte, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { saysStop } from '#agency/incoming-mails/stop-words.ts';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { bookings } from '#sales/bookings/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { leadTouches } from '../enquiries/table.server.ts';
import { openStatuses } from '../lead.ts';
import { leads } from '../table.server.ts';
import { noHistory, scoreOf, type ScoreFacts } from './lead-score.ts';

type Handle = Pick<Ctx, 'db'>;

/** How many rows of a table hang on the lead of the query. */
const counted = (table: PgTable, where: SQL = sql`true`) =>
  sql<number>`(select count(*) from ${table} hung where hung.lead_id = ${leads}.id and ${where})`.mapWith(
    Number,
  );

/** What is known of these leads, by their ids. */
export async function readScoreFacts(ctx: Handle, leadIds: string[]): Promise<Map<string, ScoreFacts>> {
  if (leadIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      id: leads.id,
      phoneComplete: leads.phoneComplete,
      email: leads.email,
      company: leads.company,
      message: leads.message,
      plan: leads.plan,
      valuePaise: leads.valuePaise,
      isSuspected: sql<boolean>`${leads.status} = 'suspected'`,
      touches: counted(leadTouches),
      answers: counted(
        incomingMails,
        sql`not hung.automatic and not (hung.channel = 'whatsapp' and ${saysStop(sql`hung.text`)})`,
      ),
      booked: counted(bookings, sql`hung.status = 'confirmed'`),
      held: counted(bookings, sql`hung.status = 'held'`),
      noShows: counted(bookings, sql`hung.status = 'no-show'`),
      viewed: counted(quotations, sql`hung.views > 0`),
    })
    .from(leads)
    .where(inArray(leads.id, leadIds));
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** The score of a lead that nothing hangs on yet. */
export const scoreOfNew = (lead: typeof leads.$inferInsert): number =>
  scoreOf({
    ...noHistory,
    phoneComplete: lead.phoneComplete,
    email: lead.email,
    company: lead.company ?? '',
    message: lead.message,
    plan: lead.plan ?? '',
    valuePaise: lead.valuePaise ?? null,
    isSuspected: lead.status === 'suspected',
  });

/** Works the scores of these leads out again, in the caller's transaction. */
export async function rescoreLeads(ctx: Handle, leadIds: string[]): Promise<void> {
  const facts = await readScoreFacts(ctx, [...new Set(leadIds)]);
  if (facts.size === 0) return;
  const scores = [...facts].map(([id, of]) => ({ id, score: scoreOf(of) })).toSorted((a, b) => (a.id < b.id ? -1 : 1)); // prettier-ignore
  await ctx.db.execute(sql`
    update ${leads} set score = given.score
    from json_to_recordset(${JSON.stringify(scores)}::json) as given(id uuid, score int)
    where leads.id = given.id and leads.score <> given.score`);
}

/** So many at a time. */
const batch = 500;
/** Of older ones nobody hopes for much. */
const youngDays = 180;

/**
 * Works out the score of every open lead of half a year again: rules change, and what happens to a lead elsewhere may have
 * left its score as it was.
 */
export async function rescoreOpen(ctx: Ctx): Promise<void> {
  const since = new Date(ctx.now().getTime() - youngDays * 86_400_000);
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const found = await ctx.db
      .select({ id: leads.id })
      .from(leads)
      .where(
        and(
          gt(leads.id, after),
          gte(leads.createdAt, since),
          inArray(leads.status, openStatuses),
          isNull(leads.mergedInto),
        ),
      )
      .orderBy(asc(leads.id))
      .limit(batch);
    await rescoreLeads(ctx, found.map(({ id }) => id)); // prettier-ignore
    const last = found.at(-1);
    if (!last || found.length < batch) return;
    after = last.id;
  }
}
