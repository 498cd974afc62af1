import { and, desc, getTableColumns, lt } from 'drizzle-orm';
import { quotations } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
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
    .where(and(filterQuotations(ctx, filter), last ? lt(quotations.id, last.id) : undefined))
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
    'Before GST (₹)': { paise: (quotation) => quotation.netPaise },
    'GST (₹)': { paise: (quotation) => quotation.gstPaise },
    'Total (₹)': { paise: (quotation) => quotation.totalPaise },
    'Advance (%)': { number: (quotation) => quotation.depositPercent },
    'Drafted (IST)': { moment: (quotation) => quotation.createdAt },
    'Sent (IST)': { moment: (quotation) => quotation.sentAt },
    'Valid until': { day: (quotation) => quotation.validUntil },
    'Looked at': { number: (quotation) => quotation.views },
  },
  begin,
});
