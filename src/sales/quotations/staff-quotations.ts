import { and, asc, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { isIntact } from './answers/signed-document.ts';
import { quotationResponses } from './answers/table.server.ts';
import { quotations, quotationWords } from './table.server.ts';
import { auditView } from '#agency/audit/record-view.ts';
import { addDays, momentInIndia } from '#kit/india/india-date.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { matchesWords } from '#kit/rows/matches-words.ts';
import { filesOf } from './files/quotation-files.ts';
import { previewOf, readQuotationRow, stateNow } from './find-quotation.ts';
import { quotationCode } from './quotation.ts';
import type { QuotationFilter, QuotationPage } from './quotation-input.ts';

const summary = {
  id: quotations.id,
  publicId: quotations.publicId,
  number: quotations.number,
  revision: quotations.revision,
  state: stateNow,
  createdAt: quotations.createdAt,
  title: quotations.title,
  name: quotations.name,
  company: quotations.company,
  totalPaise: quotations.totalPaise,
  validUntil: quotations.validUntil,
  sentAt: quotations.sentAt,
  handedOver: quotations.handedOver,
  views: quotations.views,
  isSample: quotations.isSample,
};

/** Quotations, a page at a time. */
export async function listQuotations(ctx: Ctx, input: QuotationPage) {
  const data = await readQuotations(ctx, input);
  return { data, total: await ctx.db.$count(quotations, filterQuotations(input)), nextCursor: null };
}

/** The same without counting. */
export async function readQuotations(ctx: Ctx, input: QuotationPage) {
  allow(ctx.actor, 'quotations:read');
  const column = quotations[input.sort];
  const data = await ctx.db
    .select(summary)
    .from(quotations)
    .where(filterQuotations(input))
    .orderBy(input.order === 'asc' ? asc(column) : desc(column), desc(quotations.id))
    .limit(input.perPage)
    .offset(input.offset);
  return data.map((row) => ({ ...row, code: quotationCode(row) }));
}

/** The WHERE of the list. */
export function filterQuotations(input: QuotationFilter) {
  const number = /^(?:qt-?)?0*(\d{1,9})(?:-r\d+)?$/i.exec(input.q ?? '')?.[1];
  return and(
    input.state ? sql`${stateNow} = ${input.state}` : undefined,
    input.leadId ? eq(quotations.leadId, input.leadId) : undefined,
    input.begunFrom ? gte(quotations.createdAt, momentInIndia(input.begunFrom, '00:00')) : undefined,
    input.begunUntil
      ? lt(quotations.createdAt, momentInIndia(addDays(input.begunUntil, 1), '00:00'))
      : undefined,
    input.q
      ? or(
          matchesWords(quotationWords, input.q) ?? sql`false`,
          number ? eq(quotations.number, Number(number)) : undefined,
        )
      : undefined,
  );
}

/** What a toast says about these quotations. */
export async function summarizeQuotations(ctx: Ctx, input: { quotationIds: string[] }) {
  allow(ctx.actor, 'quotations:read');
  const { id, number, revision, state, name, totalPaise } = summary;
  const rows = await ctx.db
    .select({ id, number, revision, state, name, totalPaise })
    .from(quotations)
    .where(inArray(quotations.id, input.quotationIds));
  return rows.map((row) => ({ ...row, code: quotationCode(row) }));
}

/** One quotation with every revision of it and every answer to this one. @throws NotFound */
export async function quotationForStaff(ctx: Ctx, input: { quotationId: string }) {
  allow(ctx.actor, 'quotations:read');
  const quotation = await readQuotationRow(ctx, input);
  const { origin: _origin, ...row } = quotation;
  const revisions = await ctx.db
    .select(summary)
    .from(quotations)
    .where(eq(quotations.number, row.number))
    .orderBy(asc(quotations.revision));
  const responses = await ctx.db
    .select()
    .from(quotationResponses)
    .where(eq(quotationResponses.quotationId, row.id))
    .orderBy(desc(quotationResponses.id));
  const files = await filesOf(ctx, { quotationId: row.id });
  await auditView(ctx, { subjectType: 'quotation', subjectId: row.id });
  return {
    ...row,
    code: quotationCode(row),
    preview: row.status === 'draft' ? await previewOf(ctx, row) : '',
    revisions: revisions.map((revision) => ({ ...revision, code: quotationCode(revision) })),
    files,
    responses: responses.map((answer) => ({ ...answer, intact: isIntact(quotation, answer, files) })),
  };
}
