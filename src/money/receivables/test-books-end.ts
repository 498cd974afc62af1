import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { KeptBackFilter, sumKeptBack } from './kept-back/kept-back.ts';
import { readBuyerAccount } from './read-account.ts';
import { readStatement } from './read-statement.ts';
import { advances, receipts, receivables, settlements } from './table.server.ts';
import type { openLedger } from './test-ledger.ts';
import { addDays } from '#kit/india/india-date.ts';
import { listMilestones } from '#money/milestones/milestones.ts';
import { readDue } from '#money/quotation-payments/read-due.ts';
import { paymentsFor } from '#money/quotation-payments/sums-paid.ts';
import { readQuotationRow } from '#sales/quotations/find-quotation.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import type { ReturnTable } from '#money/invoices/gst-return/gst-return.ts';
import { sumsOfReturn } from '#money/invoices/gst-return/read-return.ts';
import { invoices } from '#money/invoices/table.server.ts';
import type { Books } from './test-books-acts.ts';

type Ledger = Awaited<ReturnType<typeof openLedger>>;
const isTax = ({ kind }: { kind: string }) => kind === 'tds' || kind === 'gst-tds';
const sum = (of: number[]) => of.reduce((all, one) => all + one, 0);

/** Every sum that must be the same by two ways, to the paisa: invoices, payers, quotations, statements, returns. */
export async function expectBooksToBalance(
  ledger: Ledger,
  { quoted, paidByBank, today: dayOf }: Books,
  everybody: string[],
): Promise<void> {
  const today = dayOf();
  const [documents, owed, moved, came, kept] = [
    await ledger.db.select().from(invoices),
    await ledger.db.select().from(receivables),
    await ledger.db.select().from(settlements),
    await ledger.db.select().from(receipts),
    await ledger.db.select().from(advances),
  ];
  /** What takes something off an invoice, by its number or by the payment that both are of. */
  const notesOf = (id: string) => {
    const of = documents.find((one) => one.id === id)?.transactionId;
    return documents.filter(
      (one) =>
        one.kind === 'credit-note' &&
        (one.correctsId === id || (of && one.refundId && one.transactionId === of)),
    );
  };
  for (const { invoiceId, totalPaise, openPaise } of owed) {
    const settled = moved.filter((row) => row.invoiceId === invoiceId && row.kind !== 'note');
    expect(totalPaise - sum(notesOf(invoiceId).map((note) => note.totalPaise))).toBe(
      sum(settled.map((row) => row.amountPaise)) + openPaise,
    );
  }
  for (const buyerId of everybody) {
    const his = <T extends { buyerId: string }>(rows: T[]) => rows.filter((row) => row.buyerId === buyerId);
    const of = (kind: string) =>
      sum(his(moved).flatMap((row) => (row.kind === kind && row.receiptId ? [row.amountPaise] : [])));
    const ofAdvances = his(moved).filter((row) => row.advanceId && isTax(row));
    // An advance is what came and what was kept back of it; both go on to the invoices that use it.
    const [keptThen, usedSince] = [false, true].map((isUsed) =>
      sum(ofAdvances.filter((row) => (row.invoiceId !== null) === isUsed).map((row) => row.amountPaise)),
    );
    expect(sum(his(came).map((row) => row.amountPaise)) + (keptThen ?? 0)).toBe(
      of('money') +
        (usedSince ?? 0) +
        of('sent-back') +
        of('came-back') +
        sum(his(kept).map((row) => row.leftPaise)),
    );
    expect(usedSince).toBeLessThanOrEqual(keptThen ?? 0);
  }
  // The ledger of kept back tax has each once, with its advance or its invoice.
  const sums = await sumKeptBack(ledger.ctx, KeptBackFilter.parse({}));
  const told = moved.filter((row) => isTax(row) && !(row.advanceId && row.invoiceId));
  expect(sum(sums.map(({ paise }) => paise))).toBe(sum(told.map((row) => row.amountPaise)));
  // Of each payment by bank its money and what was kept back are its invoice, less what went back.
  for (const quotationId of paidByBank) {
    const quotation = await readQuotationRow(ledger.ctx, { quotationId });
    const due = await readDue(ledger.ctx, quotation);
    const paid = await paymentsFor(ledger.ctx, quotationId);
    const settledPaise = sum(paid.map((one) => one.totalPaise + one.keptBackPaise));
    const billed = documents.filter((one) => paid.some(({ id }) => id === one.transactionId));
    const [sold, back] = [false, true].map((isBack) =>
      sum(billed.filter((one) => (one.refundId !== null) === isBack).map((one) => one.totalPaise)),
    );
    // What tax took the place of goes back without a note.
    const replaced = moved.filter(
      (row) => row.amountPaise < 0 && !row.advanceId && row.reason.startsWith('Paid too much'),
    );
    const itsReplaced = replaced.filter((row) => billed.some(({ id }) => id === row.invoiceId));
    expect([sold, back]).toEqual([
      settledPaise,
      sum(paid.map((one) => one.refundedPaise)) + sum(itsReplaced.map((row) => row.amountPaise)),
    ]);
    if (!due) expect(settledPaise).toBe(quotation.totalPaise);
  }
  // What is owed, all together: what was billed less what settled it; and of a quotation what is billed and what is not yet.
  const moneyOf = (kinds: string[]) =>
    sum(moved.flatMap((row) => (row.invoiceId && kinds.includes(row.kind) ? [row.amountPaise] : [])));
  expect(sum(owed.map(({ openPaise }) => openPaise))).toBe(
    sum(owed.map(({ totalPaise }) => totalPaise)) -
      moneyOf(['money', 'tds', 'gst-tds', 'note', 'write-off', 'cancelled']),
  );
  for (const quotationId of quoted) {
    const [quotation] = await ledger.db.select().from(quotations).where(eq(quotations.id, quotationId));
    const { milestones } = await listMilestones(ledger.owner, { quotationId });
    const billed = milestones.map(
      (part) => documents.find(({ id }) => id === part.invoiceId)?.totalPaise ?? part.totalPaise,
    );
    expect(sum(billed)).toBe(quotation?.totalPaise);
  }
  // A statement of everything ends with what is open less what is left of advances, whenever it begins.
  for (const buyerId of everybody) {
    const { openPaise, advancePaise } = await readBuyerAccount(ledger.ctx, { buyerId });
    for (const from of ['2020-01-01', today])
      expect((await readStatement(ledger.ctx, { buyerId, from, to: today })).closingPaise).toBe(
        openPaise - advancePaise,
      );
  }
  for (const { kind, content } of documents)
    for (const rate of content.rates) expect([kind, rate.cgstPaise]).toEqual([kind, rate.sgstPaise]);

  // Month by month what the return says is what the documents say.
  const taxes = ['taxablePaise', 'igstPaise', 'cgstPaise', 'sgstPaise'] as const;
  const taxOf = (of: typeof documents) =>
    taxes.map((name) => sum(of.map(({ content }) => content.totals[name])));
  const minus = (a: number[], b: number[]) => a.map((one, i) => one - (b[i] ?? 0));
  const monthOf = ({ issuedAt }: { issuedAt: Date }) => issuedAt.toISOString().slice(0, 7);
  let advanceTax = [0, 0, 0, 0];
  for (let month = '2026-11'; month <= today.slice(0, 7); month = addDays(`${month}-28`, 4).slice(0, 7)) {
    const sums = sumsOfReturn(await ledger.filed(month));
    const reported = (...names: ReturnTable[]) =>
      taxes.map((one) => sum(names.map((name) => sums[name][one])));
    const there = (kind: string) => documents.filter((one) => one.kind === kind && monthOf(one) === month);
    const charged = [...there('tax-invoice'), ...there('debit-note')];
    const sold = minus(taxOf(charged), taxOf(there('credit-note')));
    expect([month, reported('b2b', 'b2cl', 'exp', 'b2cs', 'nil', 'cdnr', 'cdnur')]).toEqual([month, sold]);
    // The summary by code tells the same sales once more.
    expect([month, reported('hsnB2b', 'hsnB2c')]).toEqual([month, sold]);
    advanceTax = minus(advanceTax, minus([0, 0, 0, 0], reported('at', 'txpd')));
  }
  // Of advances only that tax stays in the returns that was sent back in a later month: it is claimed elsewhere.
  const later = documents.filter((one) => {
    const advance = kept.find(({ voucherId }) => voucherId === one.correctsId);
    return one.kind === 'refund-voucher' && advance?.takenOn.slice(0, 7) !== monthOf(one);
  });
  expect(advanceTax).toEqual(taxOf(later));
}
