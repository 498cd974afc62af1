import { and, asc, eq, gte, inArray, isNull, lt, notLike, or } from 'drizzle-orm';
import { invoices } from './table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { csvLines } from '#kit/csv.ts';
import { rupees } from '#kit/india/money.ts';
import { states } from '#kit/india/states.ts';
import { realModes } from '#money/payments/payment-mode.ts';
import type { InvoiceRow } from './find-invoice.ts';
import { isGivenBack, type InvoiceKind, type TaxParts } from './invoice.ts';
import type { TaxMonth } from './invoice-filter.ts';
import { spread } from '#kit/india/spread.ts';
import { samplePrefix } from '#agency/settings/invoice-prefix.ts';
import { advancesOfMonth, type AdvancePart } from '#money/receivables/advances-of-month.ts';
import { isExport, type Supply } from './supply.ts';
import { dayRange } from './tax-month.ts';

/**
 * What an accountant files for a month, in the order of GSTR-1: sales to registered buyers and abroad one by one, to others
 * by place and rate, credit notes to registered buyers, advances taken and used, sums by service code, and which serials
 * were used. Receipts of a seller who is not registered and commercial notes are not filed, nor is what was paid with test
 * keys or in the sandbox.
 */
export async function exportGstReturn(ctx: Ctx, input: TaxMonth): Promise<string> {
  allow(ctx.actor, 'invoices:export');
  const { start, end } = dayRange(input.month);
  const found = await ctx.db
    .select({ row: invoices })
    .from(invoices)
    .leftJoin(paymentTransactions, eq(paymentTransactions.id, invoices.transactionId))
    .where(
      and(
        or(
          inArray(paymentTransactions.mode, realModes),
          and(isNull(invoices.transactionId), notLike(invoices.number, `${samplePrefix}/%`)),
        ),
        inArray(invoices.kind, [
          'tax-invoice',
          'credit-note',
          'debit-note',
          'receipt-voucher',
          'refund-voucher',
        ]),
        gte(invoices.issuedAt, start),
        lt(invoices.issuedAt, end),
      ),
    )
    .orderBy(asc(invoices.series), asc(invoices.count));
  const all = found.map(({ row }) => row);
  const rows = all.filter(({ kind }) => kind !== 'receipt-voucher' && kind !== 'refund-voucher');
  const { taken, used } = await advancesOfMonth(ctx, input);
  await audit(ctx, { action: 'exported', subjectType: 'invoice', subjectId: input.month });
  const sections = [
    business(rows),
    abroadOf(rows),
    consumers(rows),
    returned(rows),
    ofAdvances('AT', taken),
    ofAdvances('ATADJ', used),
    services(rows),
    serials(all),
  ];
  // Spreadsheets take it for UTF-8 only with the mark in front.
  return `\uFEFF${sections.map((lines) => csvLines(lines)).join('\r\n')}`;
}

const sumNames = ['Taxable Value', 'Integrated Tax', 'Central Tax', 'State/UT Tax'];
const sums = (of: TaxParts) => [of.taxablePaise, of.igstPaise, of.cgstPaise, of.sgstPaise].map(rupees);
const place = (code: string) => `${code}-${states[code] ?? 'Other Territory'}`;
const isBusiness = (row: InvoiceRow) => row.buyerGstin !== '';
const isAbroad = (row: InvoiceRow) => isExport(row.content.supply ?? 'ordinary');

/** As the portal calls them. */
const invoiceTypes: Record<Supply, string> = {
  ordinary: 'Regular B2B',
  'sez-with-tax': 'SEZ supplies with payment',
  'sez-lut': 'SEZ supplies without payment',
  'export-with-tax': 'WPAY',
  'export-lut': 'WOPAY',
  'reverse-charge': 'Regular B2B',
};
const typeOf = (row: InvoiceRow) => invoiceTypes[row.content.supply ?? 'ordinary'];

/** A line for each rate of each document of registered buyers; `middle` stands between its date and the rate. */
const oneByOne = (rows: InvoiceRow[], middle: (row: InvoiceRow) => string[]): string[][] =>
  rows.filter(isBusiness).flatMap((row) => {
    const start = [row.buyerGstin, row.buyerName, row.number, dateInIndia(row.issuedAt), ...middle(row)];
    return row.content.rates.map((rate) => [...start, String(rate.percent), ...sums(rate)]);
  });

function business(rows: InvoiceRow[]): string[][] {
  const sold = rows.filter(({ kind }) => kind === 'tax-invoice');
  const lines = oneByOne(sold, (row) => [
    rupees(row.totalPaise),
    place(row.content.placeOfSupply),
    row.content.reverseCharge ? 'Y' : 'N',
    typeOf(row),
  ]);
  const names = [
    'GSTIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice Date', 'Invoice Value', 'Place Of Supply',
    'Reverse Charge', 'Invoice Type', 'Rate',
  ]; // prettier-ignore
  return [['B2B'], [...names, ...sumNames], ...lines];
}

function abroadOf(rows: InvoiceRow[]): string[][] {
  const lines = rows
    .filter((row) => isAbroad(row) && row.kind === 'tax-invoice')
    .flatMap((row) =>
      row.content.rates.map((rate) => [
        typeOf(row),
        row.number,
        dateInIndia(row.issuedAt),
        rupees(row.totalPaise),
        String(rate.percent),
        rupees(rate.taxablePaise),
        rupees(rate.igstPaise),
      ]),
    );
  const names = [
    'Export Type', 'Invoice Number', 'Invoice Date', 'Invoice Value', 'Rate', 'Taxable Value', 'Integrated Tax',
  ]; // prettier-ignore
  return [['EXP'], names, ...lines];
}

/** Advances of the month that no invoice took before its end, or earlier ones that one took in it. */
function ofAdvances(name: string, parts: AdvancePart[]): string[][] {
  const keyed = parts.map((part) => ({
    ...part,
    key: [place(part.placeOfSupply), String(part.percent)],
    kind: 'receipt-voucher' as const,
  }));
  return [[name], ['Place Of Supply', 'Rate', ...sumNames], ...added(keyed)];
}

/** What went back to consumers is taken off what they bought. */
function consumers(rows: InvoiceRow[]): string[][] {
  const parts = rows
    .filter((row) => !isBusiness(row) && !isAbroad(row))
    .flatMap(({ kind, content }) =>
      content.rates.map((rate) => ({
        key: [place(content.placeOfSupply), String(rate.percent)],
        kind,
        ...rate,
      })),
    );
  return [['B2CS'], ['Place Of Supply', 'Rate', ...sumNames], ...added(parts)];
}

/** Notes to registered buyers: C takes off, D adds. */
function returned(rows: InvoiceRow[]): string[][] {
  const notes = rows.filter(({ kind }) => kind !== 'tax-invoice');
  const lines = oneByOne(notes, ({ kind, content, totalPaise }) => [
    kind === 'debit-note' ? 'D' : 'C',
    content.corrects?.number ?? '',
    rupees(totalPaise),
    place(content.placeOfSupply),
  ]);
  const names = [
    'GSTIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type', 'Invoice Number', 'Note Value',
    'Place Of Supply', 'Rate',
  ]; // prettier-ignore
  return [['CDNR'], [...names, ...sumNames], ...lines];
}

function services(rows: InvoiceRow[]): string[][] {
  const parts = rows.flatMap(({ kind, content }) =>
    content.rates.flatMap((rate) => {
      const lines = content.lines.filter(({ gstPercent }) => gstPercent === rate.percent);
      const weights = lines.map(({ taxablePaise }) => taxablePaise);
      const cut = {
        cgstPaise: spread(rate.cgstPaise, weights),
        sgstPaise: spread(rate.sgstPaise, weights),
        igstPaise: spread(rate.igstPaise, weights),
      };
      return lines.map(({ sac, taxablePaise }, i) => ({
        key: [sac, String(rate.percent)],
        kind,
        taxablePaise,
        cgstPaise: cut.cgstPaise[i] ?? 0,
        sgstPaise: cut.sgstPaise[i] ?? 0,
        igstPaise: cut.igstPaise[i] ?? 0,
      }));
    }),
  );
  return [['HSN'], ['HSN', 'Rate', ...sumNames], ...added(parts)];
}

/** As the portal calls them. */
const natures: Partial<Record<InvoiceKind, string>> = {
  'tax-invoice': 'Invoices for outward supply',
  'credit-note': 'Credit Note',
  'debit-note': 'Debit Note',
  'receipt-voucher': 'Receipt Voucher',
  'refund-voucher': 'Refund Voucher',
};

/** Serials by series: from, to, how many; none is ever cancelled. */
function serials(rows: InvoiceRow[]): string[][] {
  const lines = [...Map.groupBy(rows, ({ series }) => series).values()].map((of) => [
    natures[of[0]?.kind ?? 'tax-invoice'] ?? '',
    of[0]?.number ?? '',
    of.at(-1)?.number ?? '',
    String(of.length),
    '0',
  ]);
  return [
    ['DOCS'],
    ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
    ...lines,
  ];
}

/** One line for all parts of the same key; credit notes count against. */
function added(parts: (TaxParts & { key: string[]; kind: InvoiceKind })[]): string[][] {
  return [...Map.groupBy(parts, ({ key }) => key.join('\n')).values()].map((of) => {
    const total: TaxParts = { taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 };
    for (const part of of)
      for (const name of Object.keys(total) as (keyof TaxParts)[])
        total[name] += (isGivenBack(part.kind) ? -1 : 1) * part[name];
    return [...(of[0]?.key ?? []), ...sums(total)];
  });
}
