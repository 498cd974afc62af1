import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import { leads } from '#db/schema/leads.server.ts';
import { staff } from '#db/schema/staff.server.ts';
import { audit } from '#domain/audit/record.ts';
import { allow, type Ctx } from '#domain/context.ts';
import { csvLines } from '#domain/csv.ts';
import { findLeads } from './find-leads.ts';
import { leadColumns } from './lead-columns.ts';
import { statusLabels } from './lead.ts';
import type { LeadFilter } from './lead-filter.ts';

const batchSize = 500;
type Row = Awaited<ReturnType<typeof readBatch>>[number];

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});
const inIndia = (at: Date | null) => (at ? clock.format(at) : '');

const columns: Record<string, (lead: Row) => string> = {
  'Received (IST)': (lead) => inIndia(lead.createdAt),
  Name: (lead) => lead.name,
  Phone: (lead) => lead.phone,
  'Phone complete': (lead) => (lead.phoneComplete ? 'yes' : 'no'),
  'E-mail': (lead) => lead.email,
  Service: (lead) => lead.service,
  Message: (lead) => lead.message,
  Plan: (lead) => lead.plan,
  Source: (lead) => lead.source,
  Form: (lead) => lead.form,
  Status: (lead) => statusLabels[lead.status],
  'Assigned to': (lead) => lead.assignedName ?? '',
  'Next follow-up (IST)': (lead) => inIndia(lead.nextFollowUpAt),
  Page: (lead) => lead.pageUrl,
  Referrer: (lead) => lead.attribution.referrer ?? '',
  'Landing page': (lead) => lead.attribution.landingPage ?? '',
  'UTM source': (lead) => lead.attribution.utmSource ?? '',
  'UTM medium': (lead) => lead.attribution.utmMedium ?? '',
  'UTM campaign': (lead) => lead.attribution.utmCampaign ?? '',
};

/**
 * All leads that match, newest first, as CSV in pieces. The audit is written before the first piece leaves.
 * Each batch is its own short query: a slow download holds nothing open in the database.
 */
export async function exportLeads(ctx: Ctx, filter: LeadFilter): Promise<AsyncGenerator<string>> {
  allow(ctx.actor, 'leads:export');
  await audit(ctx, { action: 'exported', subjectType: 'lead', subjectId: 'list', after: filter });
  return pieces(ctx, (await findLeads(ctx, filter)).where);
}

async function* pieces(ctx: Ctx, where: SQL | undefined): AsyncGenerator<string> {
  // Spreadsheets take a file for UTF-8 only when it says so.
  yield '\uFEFF' + csvLines([Object.keys(columns)]);
  let before: string | null = null;
  do {
    const rows: Row[] = await readBatch(ctx, where, before);
    if (rows.length > 0) yield csvLines(rows.map((row) => Object.values(columns).map((cell) => cell(row))));
    before = rows.length < batchSize ? null : (rows.at(-1)?.id ?? null);
  } while (before !== null);
}

const readBatch = (ctx: Ctx, where: SQL | undefined, before: string | null) =>
  ctx.db
    .select(leadColumns)
    .from(leads)
    .leftJoin(staff, eq(staff.id, leads.assignedTo))
    .where(and(where, before === null ? undefined : lt(leads.id, before)))
    .orderBy(desc(leads.id))
    .limit(batchSize);
