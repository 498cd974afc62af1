import { readSettings } from '#agency/settings/read-settings.ts';
import type { Ctx } from '#kit/context.ts';
import { advancesOfMonth } from '#money/receivables/advances-of-month.ts';
import { cancelledOf, correctedByThem, documentsOfMonth } from '../documents-of-month.ts';
import { readInvoices, type InvoiceRow } from '../find-invoice.ts';
import { isGivenBack, isRevised, type InvoiceKind } from '../invoice.ts';
import type { TaxMonth } from '../invoice-filter.ts';
import { addedUp, byPart, noTax } from '../tax-parts.ts';
import { drawReturn, filedAs, filedKinds, type Filed } from './draw-return.ts';
import type { DocumentRow, GstReturn, RatePart, ReturnSums, ReturnTable } from './gst-return.ts';

const vouchers: InvoiceKind[] = ['receipt-voucher', 'refund-voucher'];

/** What is filed for a month: each document in the table that it belongs to, worked out from what it says. */
export async function readReturn(ctx: Pick<Ctx, 'db'>, input: TaxMonth): Promise<GstReturn> {
  const { gstin } = await readSettings(ctx);
  const all = await documentsOfMonth(ctx, { month: input.month, kinds: filedKinds });
  const cancelled = await cancelledOf(ctx, all);
  const { sold, amended } = await withRevisions(ctx, all, cancelled);
  const { taken, used } = await advancesOfMonth(ctx, input);
  return drawReturn({ month: input.month, gstin, all, cancelled, sold, amended, taken, used });
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
  const placed = (row: InvoiceRow) => filedAs(row, originals.get(row.id) ?? row);
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
  const nil = addedUp(
    filed.nil.map((row) => ({
      taxablePaise: row['nil-rated'] + row.exempt + row['non-gst'],
      ...noTax,
    })),
  );
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
