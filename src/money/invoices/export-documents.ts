import { setTimeout as wait } from 'node:timers/promises';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { csvLines } from '#kit/csv.ts';
import { Unavailable } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { rupees } from '#kit/india/money.ts';
import { defineLimit } from '#kit/limit.ts';
import { zipped, type FileToZip } from '#kit/zip.ts';
import { eachDocumentOfMonth } from './documents-of-month.ts';
import type { InvoiceRow } from './find-invoice.ts';
import { fileNameOf, headingOf, invoiceKinds, isGivenBack } from './invoice.ts';
import type { TaxMonth } from './invoice-filter.ts';
import type { InvoicePdfs } from './pdfs.ts';

const archiveLimit = defineLimit('document-archive', { points: 6, seconds: 600 });
/** A proforma is no document of the books. */
const kinds = invoiceKinds.filter((kind) => kind !== 'proforma');

/** Every document of a month as PDF, drawn one after the other as they are taken, and a list of them. @throws TooManyRequests */
export async function exportDocuments(
  ctx: Ctx,
  { month, pdfs }: TaxMonth & { pdfs: Pick<InvoicePdfs, 'invoice'> },
): Promise<AsyncGenerator<Uint8Array>> {
  const { id } = allow(ctx.actor, 'invoices:export');
  await ctx.limit(archiveLimit, id);
  await audit(ctx, { action: 'exported', subjectType: 'invoice', subjectId: month });
  return zipped(files(ctx, { month, pdfs }), ctx.now());
}

const names = [
  'Number', 'Kind', 'Date', 'Buyer', 'GSTIN', 'Place of supply', 'Taxable value', 'IGST', 'CGST', 'SGST', 'Round-off',
  'Total', 'Corrects', 'File',
]; // prettier-ignore

async function* files(
  ctx: Ctx,
  { month, pdfs }: TaxMonth & { pdfs: Pick<InvoicePdfs, 'invoice'> },
): AsyncGenerator<FileToZip> {
  const rows = [names];
  for await (const row of eachDocumentOfMonth(ctx, { month, kinds })) {
    yield { name: fileNameOf(row.number), bytes: await drawn(pdfs, row) };
    rows.push(listed(row));
  }
  // Spreadsheets take it for UTF-8 only with the mark in front.
  yield { name: `documents-${month}.csv`, text: `\uFEFF${csvLines(rows)}` };
}

/** What takes something off counts against. */
function listed(row: InvoiceRow): string[] {
  const { number, kind, issuedAt, buyerName, buyerGstin, content } = row;
  const { taxablePaise, igstPaise, cgstPaise, sgstPaise, roundOffPaise, totalPaise } = content.totals;
  const sign = isGivenBack(kind) ? -1 : 1;
  return [
    number, headingOf(kind, content), dateInIndia(issuedAt), buyerName, buyerGstin, content.placeOfSupply,
    ...[taxablePaise, igstPaise, cgstPaise, sgstPaise, roundOffPaise, totalPaise].map((paise) => rupees(sign * paise)),
    content.corrects?.number ?? '', fileNameOf(number),
  ]; // prettier-ignore
}

const [tries, pauseMs] = [60, 1000];

/** Everybody else's documents come first: while their line is full, the archive waits. @throws Unavailable after a minute */
async function drawn(pdfs: Pick<InvoicePdfs, 'invoice'>, row: InvoiceRow): Promise<Uint8Array> {
  for (let left = tries; ; left--)
    try {
      return await pdfs.invoice(row);
    } catch (error) {
      if (!(error instanceof Unavailable) || left === 1) throw error;
      await wait(pauseMs);
    }
}
