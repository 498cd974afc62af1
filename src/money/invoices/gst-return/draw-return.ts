import { untaxedAs } from '#catalogue/gst/treatment.ts';
import { splitByPlace } from '#catalogue/gst/gst.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { spread } from '#kit/india/spread.ts';
import type { InvoiceRow } from '../find-invoice.ts';
import { isGivenBack, isSale, isUntaxed, type InvoiceKind, type TaxParts } from '../invoice.ts';
import { isExport, isZone, needsLut } from '#catalogue/gst/supply.ts';
import { addedUp, byPart, noTax, sumOf, type AdvancePart } from '../tax-parts.ts';
import {
  crossesFrom,
  largeFromPaise,
  type CodeRow,
  type DocumentRow,
  type GstReturn,
  type NilKind,
  type NilRow,
  type PlaceRow,
  type RatePart,
  type ReturnTable,
  type SerialRow,
} from './gst-return.ts';

/** Their number with the portal. Receipts of a seller who is not registered and commercial notes are not filed. */
const natureOf: Partial<Record<InvoiceKind, number>> = {
  'tax-invoice': 1,
  'bill-of-supply': 1,
  'debit-note': 4,
  'credit-note': 5,
  'receipt-voucher': 6,
  'refund-voucher': 8,
  'revised-invoice': 3,
  'revised-note': 3,
};
export const filedKinds = Object.keys(natureOf) as InvoiceKind[];
const unknownPlace = '97';

/** A document as it is filed, and in which table; what it takes the place of, where that was filed in an earlier month. */
export type Filed = { row: InvoiceRow; table: ReturnTable; original?: InvoiceRow };

/** A month's documents as they were found: all, those that the portal took back, and what is filed of the others. */
type Found = {
  month: string;
  gstin: string;
  all: InvoiceRow[];
  cancelled: Set<string>;
  sold: Filed[];
  amended: Filed[];
  taken: AdvancePart[];
  used: AdvancePart[];
};

/** The tables of a month, worked out from what its documents say. */
export function drawReturn({ month, gstin, all, cancelled, sold, amended, taken, used }: Found): GstReturn {
  const of = (table: ReturnTable) => sold.flatMap((one) => (one.table === table ? [one.row] : []));
  /** Only those of which something is taxed, or would be but for a letter of undertaking. */
  const documents = <T>(table: ReturnTable, draw: (row: InvoiceRow) => T) =>
    of(table).flatMap((row) => {
      const drawn = { ...documentOf(row), ...draw(row) };
      return drawn.rates.length > 0 ? [drawn] : [];
    });
  const amendments = <T>(table: ReturnTable, draw: (row: InvoiceRow) => T) =>
    amended.flatMap(({ row, original, ...one }) =>
      original && one.table === table
        ? [{ ...documentOf(row), ...draw(row), original: documentOf(original) }]
        : [],
    );
  const rows = sold.map(({ row }) => row);
  return {
    month,
    gstin,
    b2b: documents('b2b', toBusiness),
    b2cl: documents('b2cl', () => ({})),
    exp: documents('exp', exportType),
    b2cs: perPlace(
      of('b2cs').flatMap((row) =>
        documentOf(row).rates.map((rate) => ({ ...signed(row, rate), place: row.content.placeOfSupply })),
      ),
      gstin,
    ),
    nil: nilRows(rows),
    b2ba: amendments('b2b', toBusiness),
    b2cla: amendments('b2cl', () => ({})),
    expa: amendments('exp', exportType),
    cdnr: documents('cdnr', (row) => ({ ...toBusiness(row), note: noteOf(row) })),
    cdnur: documents('cdnur', (row) => ({ type: unregisteredType(row), note: noteOf(row) })),
    cdnra: amendments('cdnr', (row) => ({ ...toBusiness(row), note: noteOf(row) })),
    cdnura: amendments('cdnur', (row) => ({ type: unregisteredType(row), note: noteOf(row) })),
    at: perPlace(taken.map(placed), gstin),
    txpd: perPlace(used.map(placed), gstin),
    hsnB2b: codes(rows.filter(isBusiness)),
    hsnB2c: codes(rows.filter((row) => !isBusiness(row))),
    docs: serials(all, cancelled),
  };
}

/** What is filed of a document. @param original what a note takes something off, or adds to */
export const filedAs = (row: InvoiceRow, original: InvoiceRow): Filed => ({
  row,
  table: tableOf(row, original),
});

const supplyOf = ({ content }: InvoiceRow) => content.supply ?? 'ordinary';
const isBusiness = ({ buyerGstin }: InvoiceRow) => buyerGstin !== '';
const isNote = ({ kind }: InvoiceRow) => !isSale(kind);
const noteOf = ({ kind }: InvoiceRow) => (kind === 'debit-note' ? ('D' as const) : ('C' as const));
const crosses = ({ content }: InvoiceRow) => content.supplier.stateCode !== content.placeOfSupply;

/** A note stands where its invoice stood: on its own only where that did. */
function tableOf(row: InvoiceRow, original: InvoiceRow): ReturnTable {
  if (isBusiness(row)) return isNote(row) ? 'cdnr' : 'b2b';
  if (isExport(supplyOf(row))) return isNote(row) ? 'cdnur' : 'exp';
  const isLarge = crosses(row) && original.totalPaise >= largeFromPaise;
  if (!isLarge) return 'b2cs';
  return isNote(row) ? 'cdnur' : 'b2cl';
}

const documentOf = (row: InvoiceRow): DocumentRow => ({
  number: row.number,
  day: dateInIndia(row.issuedAt),
  valuePaise: row.totalPaise,
  place: row.content.placeOfSupply,
  rates: row.content.rates.filter((rate) => !isNil(row, rate)).map((rate) => withRecipientTax(row, rate)),
});

/** It has a table of its own. */
const isNil = ({ content }: InvoiceRow, { percent }: RatePart) => isUntaxed(percent, content);

/** Under reverse charge the document charges no tax, and the return names what the buyer owes. */
function withRecipientTax({ content }: InvoiceRow, rate: RatePart): RatePart {
  if (!content.reverseCharge) return rate;
  const { supplier, placeOfSupply } = content;
  return {
    ...rate,
    ...noTax,
    ...splitByPlace(rate.taxablePaise, rate.percent, supplier.stateCode, placeOfSupply),
  };
}

const toBusiness = (row: InvoiceRow) => ({
  gstin: row.buyerGstin,
  name: row.buyerName,
  reverseCharge: row.content.reverseCharge,
  type: !isZone(supplyOf(row))
    ? ('R' as const)
    : needsLut(supplyOf(row))
      ? ('SEWOP' as const)
      : ('SEWP' as const),
});

const exportType = (row: InvoiceRow) => ({
  type: needsLut(supplyOf(row)) ? ('WOPAY' as const) : ('WPAY' as const),
});

const unregisteredType = (row: InvoiceRow) => {
  if (!isExport(supplyOf(row))) return 'B2CL' as const;
  return needsLut(supplyOf(row)) ? ('EXPWOP' as const) : ('EXPWP' as const);
};

const signed = ({ kind }: Pick<InvoiceRow, 'kind'>, rate: RatePart): RatePart => ({
  percent: rate.percent,
  ...byPart((name) => (isGivenBack(kind) ? -1 : 1) * rate[name]),
});

const placed = ({ placeOfSupply, ...part }: AdvancePart): PlaceRow => ({
  ...part,
  place: placeOfSupply || unknownPlace,
});

/**
 * One row for each place and rate, in our own state another one for what crosses its border: to a zone. What comes to nothing
 * is left out.
 */
const perPlace = (parts: PlaceRow[], gstin: string): PlaceRow[] =>
  [
    ...Map.groupBy(parts, (part) => `${part.place} ${part.percent} ${crossesFrom(gstin, part)}`).values(),
  ].flatMap((of) => {
    const [first] = of;
    const sum = addedUp(of);
    return first && sumOf(sum) !== 0 ? [{ place: first.place, percent: first.percent, ...sum }] : [];
  });

function nilRows(rows: InvoiceRow[]): GstReturn['nil'] {
  const sums = new Map<NilKind, NilRow>();
  for (const row of rows)
    for (const { treatment, ...part } of linesAt(row, (rate) => isNil(row, rate))) {
      const kind: NilKind = `${crosses(row) ? 'INTR' : 'INTRA'}${isBusiness(row) ? 'B2B' : 'B2C'}`;
      const sum = sums.get(kind) ?? { kind, 'nil-rated': 0, exempt: 0, 'non-gst': 0 };
      sum[untaxedAs({ treatment })] += part.taxablePaise;
      sums.set(kind, sum);
    }
  return [...sums.values()].filter(({ kind: _kind, ...of }) =>
    Object.values(of).some((paise) => paise !== 0),
  );
}

/** The lines of some of a document's rates, each with its share of what is filed of the rate. */
const linesAt = ({ content, kind }: InvoiceRow, isAsked: (rate: RatePart) => boolean = () => true) =>
  content.rates.filter(isAsked).flatMap((rate) => {
    const lines = content.lines.filter(({ gstPercent }) => gstPercent === rate.percent);
    const weights = lines.map(({ taxablePaise }) => taxablePaise);
    const cut = (name: keyof TaxParts) => spread(rate[name], weights);
    const parts = lines.map((_line, i) => byPart((name) => cut(name)[i] ?? 0));
    return lines.map(({ sac, quantity, treatment }, i) => ({
      sac,
      quantity: (isGivenBack(kind) ? -1 : 1) * quantity,
      treatment,
      ...signed({ kind }, { percent: rate.percent, ...(parts[i] ?? addedUp([])) }),
    }));
  });

/** By code and rate. Services count no quantity. */
function codes(rows: InvoiceRow[]): CodeRow[] {
  const parts = rows.flatMap((row) => linesAt(row));
  return [...Map.groupBy(parts, ({ sac, percent }) => `${sac} ${percent}`).values()].flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const sum = addedUp(of);
    const isService = first.sac.startsWith('99');
    return {
      code: first.sac,
      percent: first.percent,
      unit: isService ? ('NA' as const) : ('NOS' as const),
      quantity: isService ? 0 : of.reduce((all, { quantity }) => all + quantity, 0),
      valuePaise: sumOf(sum),
      ...sum,
    };
  });
}

/** Serials by series. A number between two that is not among them belonged to a payment that was none. */
const serials = (rows: InvoiceRow[], cancelledIds: Set<string>): SerialRow[] =>
  [...Map.groupBy(rows, ({ series }) => series).values()].flatMap((of) => {
    const [first, last] = [of[0], of.at(-1)];
    if (!first || !last) return [];
    const count = last.count - first.count + 1;
    return {
      nature: natureOf[first.kind] ?? 1,
      from: first.number,
      to: last.number,
      count,
      cancelled: count - of.filter(({ id }) => !cancelledIds.has(id)).length,
    };
  });
