import { splitByPlace } from '#catalogue/gst/gst.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { spread } from '#kit/india/spread.ts';
import { advancesOfMonth } from '#money/receivables/advances-of-month.ts';
import { cancelledOf, correctedByThem, documentsOfMonth } from '../documents-of-month.ts';
import { readInvoices, type InvoiceRow } from '../find-invoice.ts';
import { isGivenBack, isRevised, type InvoiceKind, type TaxParts } from '../invoice.ts';
import type { TaxMonth } from '../invoice-filter.ts';
import { isExport, isZone, needsLut } from '../supply.ts';
import { addedUp, byPart, noTax, sumOf, type AdvancePart } from '../tax-parts.ts';
import {
  largeFromPaise,
  type CodeRow,
  type DocumentRow,
  type GstReturn,
  type NilKind,
  type PlaceRow,
  type RatePart,
  type ReturnSums,
  type ReturnTable,
  type SerialRow,
} from './gst-return.ts';

/** Their number with the portal. Receipts of a seller who is not registered and commercial notes are not filed. */
const natureOf: Partial<Record<InvoiceKind, number>> = {
  'tax-invoice': 1,
  'debit-note': 4,
  'credit-note': 5,
  'receipt-voucher': 6,
  'refund-voucher': 8,
  'revised-invoice': 3,
  'revised-note': 3,
};
export const filedKinds = Object.keys(natureOf) as InvoiceKind[];
const vouchers: InvoiceKind[] = ['receipt-voucher', 'refund-voucher'];
const unknownPlace = '97';

/** A document as it is filed, and in which table; what it takes the place of, where that was filed in an earlier month. */
type Filed = { row: InvoiceRow; table: ReturnTable; original?: InvoiceRow };

/** What is filed for a month: each document in the table that it belongs to, worked out from what it says. */
export async function readReturn(ctx: Pick<Ctx, 'db'>, input: TaxMonth): Promise<GstReturn> {
  const { gstin } = await readSettings(ctx);
  const all = await documentsOfMonth(ctx, { month: input.month, kinds: filedKinds });
  const cancelled = await cancelledOf(ctx, all);
  const { sold, amended } = await withRevisions(ctx, all, cancelled);
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
  const { taken, used } = await advancesOfMonth(ctx, input);
  const rows = sold.map(({ row }) => row);
  return {
    month: input.month,
    gstin,
    b2b: documents('b2b', toBusiness),
    b2cl: documents('b2cl', () => ({})),
    exp: documents('exp', exportType),
    b2cs: perPlace(
      of('b2cs').flatMap((row) =>
        documentOf(row).rates.map((rate) => ({ ...signed(row, rate), place: row.content.placeOfSupply })),
      ),
    ),
    nil: nilRows(rows),
    b2ba: amendments('b2b', toBusiness),
    b2cla: amendments('b2cl', () => ({})),
    expa: amendments('exp', exportType),
    cdnr: documents('cdnr', (row) => ({ ...toBusiness(row), note: noteOf(row) })),
    cdnur: documents('cdnur', (row) => ({ type: unregisteredType(row), note: noteOf(row) })),
    cdnra: amendments('cdnr', (row) => ({ ...toBusiness(row), note: noteOf(row) })),
    cdnura: amendments('cdnur', (row) => ({ type: unregisteredType(row), note: noteOf(row) })),
    at: perPlace(taken.map(placed)),
    txpd: perPlace(used.map(placed)),
    hsnB2b: codes(rows.filter(isBusiness)),
    hsnB2c: codes(rows.filter((row) => !isBusiness(row))),
    docs: serials(all, cancelled),
  };
}

/**
 * What of a month is a sale or a note of its own, and what amends an earlier return. A document that was revised before its
 * month ended was not filed: its revision is, in its place. Where only sums by place were filed, the sum loses the first
 * one and the revision is filed as if it were new.
 */
async function withRevisions(
  ctx: Pick<Ctx, 'db'>,
  all: InvoiceRow[],
  cancelled: Set<string>,
): Promise<{ sold: Filed[]; amended: Filed[] }> {
  const issued = all.filter(({ id, kind }) => !vouchers.includes(kind) && !cancelled.has(id));
  const revisions = issued.filter(({ kind }) => isRevised(kind));
  const firsts = await readInvoices(
    ctx,
    revisions.flatMap(({ correctsId }) => correctsId ?? []),
  );
  const replaced = new Set(firsts.map(({ id }) => id));
  // A revision is of the kind of what it takes the place of, and takes something off the same document.
  const asRevised = (first: InvoiceRow, revision: InvoiceRow): InvoiceRow => ({
    ...revision,
    kind: first.kind,
    correctsId: first.correctsId,
    transactionId: first.transactionId,
  });
  const pairs = revisions.flatMap((revision) => {
    const first = firsts.find(({ id }) => id === revision.correctsId);
    return first ? [{ first, revision: asRevised(first, revision) }] : [];
  });
  const isFiled = (first: InvoiceRow) => !issued.some(({ id }) => id === first.id);
  const own = issued.filter(({ id, kind }) => !isRevised(kind) && !replaced.has(id));
  const originals = await correctedByThem(ctx, [
    ...own,
    ...pairs.flatMap(({ first, revision }) => [first, revision]),
  ]);
  const placed = (row: InvoiceRow): Filed => ({ row, table: tableOf(row, originals.get(row.id) ?? row) });
  const sold = own.map(placed);
  const amended: Filed[] = [];
  for (const { first, revision } of pairs) {
    const [before, after] = [placed(first), placed(revision)];
    if (!isFiled(first)) sold.push(after);
    else if (before.table === after.table && after.table !== 'b2cs')
      amended.push({ ...after, original: first });
    else sold.push({ ...before, row: takenBack(first) }, after);
  }
  return { sold, amended };
}

/** The same with its sign turned: what it added to a sum is taken off. */
const takenBack = (row: InvoiceRow): InvoiceRow => ({
  ...row,
  kind: isGivenBack(row.kind) ? 'debit-note' : 'credit-note',
});

const supplyOf = ({ content }: InvoiceRow) => content.supply ?? 'ordinary';
const isBusiness = ({ buyerGstin }: InvoiceRow) => buyerGstin !== '';
const isNote = ({ kind }: InvoiceRow) => kind !== 'tax-invoice';
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

/** Ordinary and without tax: it has a table of its own. What a letter of undertaking frees of tax stands with its document. */
const isNil = (row: InvoiceRow, { percent }: RatePart) => percent === 0 && supplyOf(row) === 'ordinary';

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

const signed = (row: InvoiceRow, rate: RatePart): RatePart => ({
  percent: rate.percent,
  ...byPart((name) => (isGivenBack(row.kind) ? -1 : 1) * rate[name]),
});

const placed = ({ placeOfSupply, ...part }: AdvancePart): PlaceRow => ({
  ...part,
  place: placeOfSupply || unknownPlace,
});

/** One row for each place and rate; what comes to nothing is left out. */
const perPlace = (parts: PlaceRow[]): PlaceRow[] =>
  [...Map.groupBy(parts, ({ place, percent }) => `${place} ${percent}`).values()].flatMap((of) => {
    const [first] = of;
    const sum = addedUp(of);
    return first && sumOf(sum) !== 0 ? [{ place: first.place, percent: first.percent, ...sum }] : [];
  });

function nilRows(rows: InvoiceRow[]): GstReturn['nil'] {
  const sums = new Map<NilKind, number>();
  for (const row of rows)
    for (const rate of row.content.rates.filter((one) => isNil(row, one))) {
      const kind: NilKind = `${crosses(row) ? 'INTR' : 'INTRA'}${isBusiness(row) ? 'B2B' : 'B2C'}`;
      sums.set(kind, (sums.get(kind) ?? 0) + signed(row, rate).taxablePaise);
    }
  return [...sums].map(([kind, paise]) => ({ kind, paise }));
}

/** By code and rate. Services count no quantity. */
function codes(rows: InvoiceRow[]): CodeRow[] {
  const parts = rows.flatMap((row) =>
    row.content.rates.flatMap((rate) => {
      const lines = row.content.lines.filter(({ gstPercent }) => gstPercent === rate.percent);
      const weights = lines.map(({ taxablePaise }) => taxablePaise);
      const cut = (name: keyof TaxParts) => spread(rate[name], weights);
      return lines.map(({ sac, quantity }, i) => ({
        code: sac,
        quantity: (isGivenBack(row.kind) ? -1 : 1) * quantity,
        ...signed(row, { percent: rate.percent, ...byPart((name) => cut(name)[i] ?? 0) }),
      }));
    }),
  );
  return [...Map.groupBy(parts, ({ code, percent }) => `${code} ${percent}`).values()].flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const sum = addedUp(of);
    const isService = first.code.startsWith('99');
    return {
      code: first.code,
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

/** What each table comes to: notes that take off count against, and so do advances that were used. */
export function sumsOfReturn(filed: GstReturn): ReturnSums {
  const documents = (rows: (DocumentRow & { reverseCharge?: boolean; note?: 'C' | 'D' })[]) => ({
    rows: rows.length,
    ...addedUp(
      rows.flatMap(({ rates, reverseCharge, note }) =>
        rates.map((rate) =>
          byPart((name) =>
            reverseCharge && name !== 'taxablePaise' ? 0 : (note === 'C' ? -1 : 1) * rate[name],
          ),
        ),
      ),
    ),
  });
  const parts = (rows: RatePart[], sign = 1) => {
    const sum = addedUp(rows);
    return { rows: rows.length, ...byPart((name) => sign * sum[name]) };
  };
  const same = (rows: DocumentRow[]) => ({ rows: rows.length, ...addedUp([]) });
  const nil = addedUp(filed.nil.map(({ paise }) => ({ taxablePaise: paise, ...noTax })));
  return {
    b2b: documents(filed.b2b),
    b2cl: documents(filed.b2cl),
    exp: documents(filed.exp),
    b2cs: parts(filed.b2cs),
    nil: { rows: filed.nil.length, ...nil },
    // Revisions change no amount.
    b2ba: same(filed.b2ba),
    b2cla: same(filed.b2cla),
    expa: same(filed.expa),
    cdnr: documents(filed.cdnr),
    cdnur: documents(filed.cdnur),
    cdnra: same(filed.cdnra),
    cdnura: same(filed.cdnura),
    at: parts(filed.at),
    txpd: parts(filed.txpd, -1),
    hsnB2b: parts(filed.hsnB2b),
    hsnB2c: parts(filed.hsnB2c),
    docs: { rows: filed.docs.length, ...addedUp([]) },
  };
}

const onlySummed: ReturnTable[] = ['hsnB2b', 'hsnB2c', 'docs'];

/** What the month's return comes to as a whole; tables that repeat the others are not counted again. */
export const totalOfReturn = (sums: ReturnSums) =>
  addedUp(
    (Object.keys(sums) as ReturnTable[]).flatMap((table) => (onlySummed.includes(table) ? [] : sums[table])),
  );
