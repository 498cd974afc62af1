import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { leads } from '../table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { leadColumns } from '../lead-columns.ts';
import { livingLeads } from '../messages/living-leads.ts';
import { readLead } from '../read-lead.ts';
import { noLead, ofSeenLead } from '../seen-leads.ts';

/** So many of each kind are enough to look at. */
const most = 5;

/** Other leads that are likely the same person: the same whole number or the same address, in whatever letters. @throws NotFound */
export async function findDuplicates(ctx: Ctx, input: { leadId: string }) {
  allow(ctx.actor, 'leads:read');
  const lead = await readLead(ctx, input);
  if (!lead) throw noLead(ctx);
  const living = (which: SQL) => livingLeads(ctx, { which, limit: most + 1, only: ofSeenLead(ctx, sql`id`) });
  const same = async (is: SQL) =>
    ctx.db
      .select(leadColumns)
      .from(leads)
      .leftJoin(staff, eq(staff.id, leads.assignedTo))
      .where(and(inArray(leads.id, await living(is)), ne(leads.id, lead.id)))
      .orderBy(desc(leads.id))
      .limit(most);
  const byPhone = lead.phoneComplete ? await same(eq(leads.phone, lead.phone)) : [];
  const byEmail = lead.email ? await same(eq(sql`lower(${leads.email})`, lead.email.toLowerCase())) : [];
  return [...new Map([...byPhone, ...byEmail].map((one) => [one.id, one])).values()].slice(0, most);
}
