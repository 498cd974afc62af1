import { and, desc, eq, gt, inArray, not, sql } from 'drizzle-orm';
import { plans } from '#catalogue/plans/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';
import { agreedStates } from '#sales/quotations/quotation.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { rescoreLeads } from '../score/rescore.ts';
import { leads } from '../table.server.ts';

type On = Pick<Ctx, 'db'>;

/**
 * What a lead may bring by itself: what the newest quotation that was accepted comes to, or else the newest one, drafts of
 * picked features included, or else the price of the plan it asked for.
 */
function valueByItself({ db }: On) {
  const newest = db
    .select({ paise: quotations.totalPaise })
    .from(quotations)
    .where(and(eq(quotations.leadId, leads.id), gt(quotations.totalPaise, 0)))
    .orderBy(desc(inArray(quotations.status, agreedStates)), desc(quotations.id))
    .limit(1);
  const plan = db.select({ paise: plans.pricePaise }).from(plans).where(eq(plans.id, leads.plan));
  return sql<string | null>`coalesce((${newest}), (${plan}))`;
}

/** Writes the value of a lead down after one of its quotations has changed. What staff have said themselves stays. */
export async function refreshValue(ctx: On, leadId: string | null): Promise<void> {
  if (leadId === null) return;
  await ctx.db
    .update(leads)
    .set({ valuePaise: valueByItself(ctx) })
    .where(and(eq(leads.id, leadId), not(leads.valueKept)));
  await rescoreLeads(ctx, [leadId]);
}

/** The same, to be looked at first. */
export async function readValueByItself(ctx: On, leadId: string): Promise<Paise | null> {
  const [row] = await ctx.db
    .select({ paise: valueByItself(ctx) })
    .from(leads)
    .where(eq(leads.id, leadId));
  return row?.paise ? Number(row.paise) : null;
}

/** What the plans that new leads ask for cost, by their ids. */
export async function planPrices({ db }: On, ids: string[]): Promise<Map<string, Paise>> {
  const asked = [...new Set(ids.filter(Boolean))];
  if (asked.length === 0) return new Map();
  const rows = await db
    .select({ id: plans.id, pricePaise: plans.pricePaise })
    .from(plans)
    .where(inArray(plans.id, asked));
  return new Map(rows.map(({ id, pricePaise }) => [id, pricePaise]));
}
