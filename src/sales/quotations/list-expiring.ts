import { and, asc, between, eq, gt, inArray, lt, ne, notExists, type SQL } from 'drizzle-orm';
import { quotations } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { givenUpStatuses } from '#sales/leads/lead.ts';
import { leads } from '#sales/leads/table.server.ts';
import { readQuotationRow, type QuotationRow } from './find-quotation.ts';

/** So many days before its last one an open quotation is called to mind; late ones are made up until the next. */
export const reminderDays = [3, 1] as const;
export type ReminderDays = (typeof reminderDays)[number];
/** Whoever has just got a quotation is not reminded of it. */
const freshMs = 86_400_000;
export const atOnce = 200;

export type Expiring = { id: string };

/**
 * Which open quotations are to be called to mind now, for the first or the second time: sent, unanswered, ending soon. Whose
 * lead was given up has said no.
 */
function isExpiring(ctx: Pick<Ctx, 'db' | 'now'>, days: ReminderDays): SQL | undefined {
  const today = dateInIndia(ctx.now());
  const [from, to] = days === 3 ? [2, 3] : [0, 1];
  const givenUp = ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.id, quotations.leadId), inArray(leads.status, givenUpStatuses)));
  return and(
    inArray(quotations.status, ['sent', 'viewed']),
    between(quotations.validUntil, addDays(today, from), addDays(today, to)),
    lt(quotations.sentAt, new Date(ctx.now().getTime() - freshMs)),
    ne(quotations.email, ''),
    eq(quotations.isSample, false),
    notExists(givenUp),
  );
}

/** A page of them, by id. */
export const listExpiring = (
  ctx: Pick<Ctx, 'db' | 'now'>,
  { days, after }: { days: ReminderDays; after: string | null },
): Promise<Expiring[]> =>
  ctx.db
    .select({ id: quotations.id })
    .from(quotations)
    .where(and(isExpiring(ctx, days), after === null ? undefined : gt(quotations.id, after)))
    .orderBy(asc(quotations.id))
    .limit(atOnce);

/** One of them, held until the transaction ends; null once it was answered, replaced or is over. */
export async function lockExpiring(
  ctx: Pick<Ctx, 'db' | 'now' | 'actor'>,
  { quotationId, days }: { quotationId: string; days: ReminderDays },
): Promise<QuotationRow | null> {
  const [held] = await ctx.db
    .select({ id: quotations.id })
    .from(quotations)
    .where(and(eq(quotations.id, quotationId), isExpiring(ctx, days)))
    .for('update');
  return held ? readQuotationRow(ctx, { quotationId }) : null;
}
