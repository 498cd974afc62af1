import { and, desc, getTableColumns, lt } from 'drizzle-orm';
import { quotations } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { inIndia } from '#agency/exports/cells.ts';
import { rupees } from '#kit/india/money.ts';
import { batchSize, listExport, oneLine, type RowOf } from '#agency/exports/list-export.ts';
import { stateNow } from './find-quotation.ts';
import { quotationCode } from './quotation.ts';
import { QuotationFilter } from './quotation-input.ts';
import { filterQuotations } from './staff-quotations.ts';

/** Quotations with every revision, the newest first. */
const begin = async (ctx: Ctx, filter: QuotationFilter) => (last: { id: string } | null) =>
  ctx.db
    .select({ ...getTableColumns(quotations), state: stateNow })
    .from(quotations)
    .where(and(filterQuotations(filter), last ? lt(quotations.id, last.id) : undefined))
    .orderBy(desc(quotations.id))
    .limit(batchSize);

export const quotationExport = listExport({
  permission: 'quotations:export',
  subject: 'quotation',
  filter: QuotationFilter,
  linesOf: oneLine<RowOf<typeof begin>>,
  columns: {
    Number: quotationCode,
    State: (quotation) => quotation.state,
    Title: (quotation) => quotation.title,
    Name: (quotation) => quotation.name,
    Company: (quotation) => quotation.company,
    GSTIN: (quotation) => quotation.gstin,
    'E-mail': (quotation) => quotation.email,
    Phone: (quotation) => quotation.mobile,
    'Before GST (₹)': (quotation) => rupees(quotation.netPaise),
    'GST (₹)': (quotation) => rupees(quotation.gstPaise),
    'Total (₹)': (quotation) => rupees(quotation.totalPaise),
    'Advance (%)': (quotation) => String(quotation.depositPercent ?? ''),
    'Drafted (IST)': (quotation) => inIndia(quotation.createdAt),
    'Sent (IST)': (quotation) => inIndia(quotation.sentAt),
    'Valid until': (quotation) => quotation.validUntil,
    'Looked at': (quotation) => String(quotation.views),
  },
  begin,
});
