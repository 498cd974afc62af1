import { and, asc, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { isIntact } from './answers/signed-document.ts';
import { quotationResponses } from './answers/table.server.ts';
import { seenQuotations } from './seen-quotations.ts';
import { quotations, quotationWords } from './table.server.ts';
import { auditView } from '#agency/audit/record-view.ts';
import { addDays, momentInIndia } from '#kit/india/india-date.ts';
import { allow, type Ctx, type Db } from '#kit/context.ts';
import { countMatching } from '#kit/rows/capped-count.ts';
import { findByWords } from '#kit/rows/find-by-words.ts';
import { matchesWords, type Asking } from '#kit/rows/matches-words.ts';
import { pageByOffset } from '#kit/rows/offset-page.ts';
import { readInOrder } from '#kit/rows/read-in-order.ts';
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

/** One page of quotations. @returns `nextCursor` null on the last page; `total` at most 1,000, then with `totalIsCapped` */
export async function listQuotations(ctx: Ctx, input: QuotationPage) {
  const { counted, ...page } = await readQuotations(ctx, input);
  return { ...page, ...(counted ?? (await countMatching(ctx, quotations, filterQuotations(ctx, input)))) };
}

/** The same without counting further than the reading itself needs. */
export async function readQuotations(ctx: Ctx, input: QuotationPage) {
  allow(ctx.actor, 'quotations:read');
  const { where, counted, isMany } = input.q
    ? await findByWords(ctx, quotations, (asking) => filterQuotations(ctx, input, asking))
    : { where: filterQuotations(ctx, input), counted: null, isMany: false };
  const column = quotations[input.sort];
  const read = (db: Db) =>
    pageByOffset(input, (limit, offset) =>
      db
        .select(summary)
        .from(quotations)
        .where(where)
        .orderBy(input.order === 'asc' ? asc(column) : desc(column), desc(quotations.id))
        .limit(limit)
        .offset(offset),
    );
  const { data, nextCursor } = await (isMany ? readInOrder(ctx, read) : read(ctx.db));
  return { data: data.map((row) => ({ ...row, code: quotationCode(row) })), nextCursor, counted };
}

/** The WHERE of the list. */
export function filterQuotations(ctx: Pick<Ctx, 'actor'>, input: QuotationFilter, asking?: Asking) {
  const number = /^(?:qt-?)?0*(\d{1,9})(?:-r\d+)?$/i.exec(input.q ?? '')?.[1];
  return and(
    seenQuotations(ctx),
    input.state ? sql`${stateNow} = ${input.state}` : undefined,
    input.leadId ? eq(quotations.leadId, input.leadId) : undefined,
    input.begunFrom ? gte(quotations.createdAt, momentInIndia(input.begunFrom, '00:00')) : undefined,
    input.begunUntil
      ? lt(quotations.createdAt, momentInIndia(addDays(input.begunUntil, 1), '00:00'))
      : undefined,
    input.q
      ? or(
          matchesWords(quotationWords, input.q, asking) ?? sql`false`,
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
    .where(and(inArray(quotations.id, input.quotationIds), seenQuotations(ctx)));
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
    .where(and(eq(quotations.number, row.number), seenQuotations(ctx)))
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
