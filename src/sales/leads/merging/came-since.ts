import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { agreedStates, quotationCode, type QuotationStatus } from '#sales/quotations/quotation.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import type { LeadStatus } from '../lead.ts';
import { leadEvents } from '../table.server.ts';
import { whyOrigin } from '../tasks/lead-task.ts';
import { leadTasks } from '../tasks/table.server.ts';

/** Open still, or agreed on. */
const offered: QuotationStatus[] = ['sent', 'viewed', 'countered', ...agreedStates];

type Step = { happened: 'quotation-sent' | 'quotation-accepted' | 'paid'; because: string };

/** Quotations that moved, with their revisions since: a number belongs to one lead. */
export async function revisionsOf(
  { db }: Pick<Ctx, 'db'>,
  { leadId, quotationIds }: { leadId: string; quotationIds: string[] },
): Promise<string[]> {
  const numbers = db
    .select({ number: quotations.number })
    .from(quotations)
    .where(inArray(quotations.id, quotationIds));
  const found = await db
    .select({ id: quotations.id })
    .from(quotations)
    .where(and(eq(quotations.leadId, leadId), inArray(quotations.number, numbers)));
  return found.map(({ id }) => id);
}

/** The tasks that ask why nothing came of these quotations. */
export async function asksAbout({ db }: Pick<Ctx, 'db'>, quotationIds: string[]): Promise<string[]> {
  const origins = quotationIds.map((id) => `${whyOrigin}${id}`);
  const found = await db
    .select({ id: leadTasks.id })
    .from(leadTasks)
    .where(inArray(leadTasks.origin, origins));
  return found.map(({ id }) => id);
}

/** Where the lead that stayed has come since by a rule for quotations; null where staff have moved it on, or nothing has. */
export async function stepSince(
  { db }: Pick<Ctx, 'db'>,
  { id, status }: { id: string; status: LeadStatus },
  at: Date,
): Promise<Step | null> {
  const [last] = await db
    .select({ data: leadEvents.data })
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, id), eq(leadEvents.kind, 'status'), gte(leadEvents.at, at)))
    .orderBy(desc(leadEvents.id))
    .limit(1);
  const { rule, to, reason } = last?.data ?? {};
  const isOfQuotation = rule === 'quotation-sent' || rule === 'quotation-accepted' || rule === 'paid';
  return isOfQuotation && to === status ? { happened: rule, because: reason ?? '' } : null;
}

/** How far a lead has come by what was offered to itself since; null without an offer. */
export async function earnedSince({ db }: Pick<Ctx, 'db'>, leadId: string, at: Date): Promise<Step | null> {
  const { status, sentAt } = quotations;
  const isAgreed = inArray(status, agreedStates);
  const [furthest] = await db
    .select({ number: quotations.number, revision: quotations.revision, isAgreed: sql<boolean>`${isAgreed}` })
    .from(quotations)
    .where(and(eq(quotations.leadId, leadId), gte(sentAt, at), inArray(status, offered)))
    .orderBy(desc(isAgreed), desc(quotations.id))
    .limit(1);
  if (!furthest) return null;
  const what = `quotation ${quotationCode(furthest)}`;
  return furthest.isAgreed
    ? { happened: 'quotation-accepted', because: `${what} was accepted` }
    : { happened: 'quotation-sent', because: `${what} was sent` };
}

/** Whether a quotation of this lead bears such a step out. */
export async function stands({ db }: Pick<Ctx, 'db'>, leadId: string, { happened }: Step): Promise<boolean> {
  const bearing = happened === 'quotation-sent' ? offered : agreedStates;
  const its = and(eq(quotations.leadId, leadId), inArray(quotations.status, bearing));
  return (await db.$count(quotations, its)) > 0;
}
