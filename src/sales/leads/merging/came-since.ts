import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { agreedStates, type QuotationStatus } from '#sales/quotations/quotation.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import type { LeadStatus } from '../lead.ts';
import { leadEvents } from '../table.server.ts';
import { whyOrigin } from '../tasks/lead-task.ts';
import { leadTasks } from '../tasks/table.server.ts';

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

/** Whether a quotation of this lead bears such a step out. */
export async function stands({ db }: Pick<Ctx, 'db'>, leadId: string, { happened }: Step): Promise<boolean> {
  const bearing: QuotationStatus[] =
    happened === 'quotation-sent' ? ['sent', 'viewed', 'countered', ...agreedStates] : agreedStates;
  const its = and(eq(quotations.leadId, leadId), inArray(quotations.status, bearing));
  return (await db.$count(quotations, its)) > 0;
}
