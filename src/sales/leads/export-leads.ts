import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { readLeadFields } from './fields/fields.ts';
import type { FieldKind } from './fields/lead-field.ts';
import { leadTags } from './tags/table.server.ts';
import { leads } from './table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { readServiceNames } from '#catalogue/services/read-service-names.ts';
import type { Ctx } from '#kit/context.ts';
import type { Column } from '#agency/exports/columns.ts';
import { batchSize, listExport, oneLine, type RowOf } from '#agency/exports/list-export.ts';
import { states } from '#kit/india/states.ts';
import { findLeads } from './find-leads.ts';
import { leadColumns } from './lead-columns.ts';
import { statusLabels } from './lead.ts';
import { LeadFilter } from './lead-filter.ts';

/** Leads, the newest first. A service stands there as it is called today: one that was renamed is one line of a report. */
const begin = async (ctx: Ctx, filter: LeadFilter) => {
  const { where } = await findLeads(ctx, filter);
  const { today } = await readServiceNames(ctx);
  const tagNames = sql<string>`(select string_agg(${leadTags.name}, ', ' order by lower(${leadTags.name}))
    from ${leadTags} where ${leadTags.id} = any(${leads.tags}))`;
  return async (last: { id: string } | null) => {
    const rows = await ctx.db
      .select({ ...leadColumns, tagNames })
      .from(leads)
      .leftJoin(staff, eq(staff.id, leads.assignedTo))
      .where(and(where, last ? lt(leads.id, last.id) : undefined))
      .orderBy(desc(leads.id))
      .limit(batchSize);
    return rows.map((row) => ({ ...row, service: today(row.service) }));
  };
};

export const leadExport = listExport({
  permission: 'leads:export',
  subject: 'lead',
  filter: LeadFilter,
  linesOf: oneLine<RowOf<typeof begin>>,
  columns: {
    'Received (IST)': { moment: (lead) => lead.createdAt },
    Name: (lead) => lead.name,
    Phone: (lead) => lead.phone,
    'Phone complete': (lead) => (lead.phoneComplete ? 'yes' : 'no'),
    'E-mail': (lead) => lead.email,
    Company: (lead) => lead.company,
    Address: (lead) => [lead.address, lead.pincode].filter(Boolean).join(', '),
    State: (lead) => states[lead.stateCode] ?? '',
    Service: (lead) => lead.service,
    Message: (lead) => lead.message,
    Plan: (lead) => lead.plan,
    Source: (lead) => lead.source,
    Form: (lead) => lead.form,
    Status: (lead) => statusLabels[lead.status],
    Score: { number: (lead) => lead.score },
    'Value (₹)': { paise: (lead) => lead.valuePaise },
    'Expected on': { day: (lead) => lead.expectedCloseOn },
    Tags: (lead) => lead.tagNames ?? '',
    'Assigned to': (lead) => lead.assignedName ?? '',
    'Next follow-up (IST)': { moment: (lead) => lead.nextFollowUpAt },
    Page: (lead) => lead.pageUrl,
    Referrer: (lead) => lead.attribution.referrer ?? '',
    'Landing page': (lead) => lead.attribution.landingPage ?? '',
    'UTM source': (lead) => lead.attribution.utmSource ?? '',
    'UTM medium': (lead) => lead.attribution.utmMedium ?? '',
    'UTM campaign': (lead) => lead.attribution.utmCampaign ?? '',
  },
  ownColumns: async (ctx) =>
    Object.fromEntries((await readLeadFields(ctx)).map(({ id, name, kind }) => [name, ownColumn(kind, id)])),
  begin,
});

/** What a lead answers to a question of the agency's own. */
function ownColumn(kind: FieldKind, id: string): Column<RowOf<typeof begin>> {
  const said = ({ custom }: RowOf<typeof begin>) => custom[id] ?? null;
  if (kind === 'number') return { number: (lead) => said(lead) as number | null };
  if (kind === 'date') return { day: (lead) => said(lead) as string | null };
  return (lead) => String(said(lead) ?? '');
}
