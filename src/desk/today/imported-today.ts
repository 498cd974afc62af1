import { and, count, eq, isNull, min } from 'drizzle-orm';
import { leads } from '#sales/leads/table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Desk } from './desk.ts';
import { ofDesk } from './of-desk.ts';
import type { TodayItem } from './today-item.ts';

/** The address of the list of leads with a filter set. */
export const leadsWhere = (filter: Record<string, string>) =>
  `/leads?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

/** Rows of spreadsheets that nobody has called yet: nobody waits for us there, so they are one line for each person. */
export async function importedLeads(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const found = await ctx.db
    .select({ assignedTo: leads.assignedTo, name: staff.name, rows: count(), since: min(leads.createdAt) })
    .from(leads)
    .leftJoin(staff, eq(staff.id, leads.assignedTo))
    .where(and(eq(leads.status, 'new'), eq(leads.form, 'import'), isNull(leads.firstContactAt), ofDesk(desk)))
    .groupBy(leads.assignedTo, staff.name)
    .limit(desk.limit);
  return found.map(({ assignedTo, name, rows, since }) => ({
    id: `imported:${assignedTo ?? 'none'}`,
    kind: 'import',
    urgency: 'waiting',
    who: 'Imported leads',
    reason: `${rows} imported, ${name ? `assigned to ${name}` : 'nobody assigned'}`,
    at: (since ?? desk.now).toISOString(),
    path: leadsWhere({ view: 'new', form: 'import', assignedTo: assignedTo ?? 'none' }),
    valuePaise: null,
    phone: '',
    acts: [],
  }));
}
