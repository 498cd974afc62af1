import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { waitsToGoBack } from '#money/receivables/money-on.ts';
import { advances, receipts, receivables, settlements } from '#money/receivables/table.server.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { fulfilments, paymentAttempts, paymentTransactions } from './table.server.ts';
import { paymentRefunds } from './refunds/table.server.ts';
import { compareBooks } from './reconciliation/compare-books.ts';
import { collectByMandates } from '#money/mandates/collect-by-mandates.ts';
import { expectDebitsToAgree } from './test-walk-mandates.ts';
import { reconcilePayments } from './reconciliation/reconcile-payments.ts';
import { refundPayment } from './refunds/refund-payment.ts';
import type { Walk } from './test-walk.ts';

/** The faults end, time passes, and staff do what is theirs to do. */
export async function comeToRest(walk: Walk) {
  walk.crashes.share = 0;
  await walk.control('faults', {});
  await walk.control('config', { refunds: 'processed', debits: 'paid' });
  for (let round = 0; round < 24; round++) {
    walk.step(-1 - round);
    await walk.pass(6 * 3_600);
    for (const letter of walk.letters.splice(0)) await walk.deliver(letter);
    while (walk.jobs.length > 0) await walk.work(0);
    for (const refund of (await walk.books()).refunds)
      if (refund.status === 'pending') await walk.control(`refunds/${refund.id}/process`);
    await reconcilePayments(walk.ctx, { atOnce: 1 });
    await collectByMandates(walk.ctx);
    if (round % 4 === 3) await compareBooks(walk.ctx);
  }
  while (walk.jobs.length > 0) await walk.work(0);
  await giveBackWhatIsOwed(walk);
  while (walk.jobs.length > 0) await walk.work(0);
}

/** What waits for people: money that did not fit, and refunds that failed. Nothing else may have to be given back. */
async function giveBackWhatIsOwed(walk: Walk) {
  const rows = await walk.db.select().from(paymentTransactions).orderBy(paymentTransactions.createdAt);
  for (const row of rows) {
    const owed = await walk.db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.transactionId, row.id))
      .orderBy(paymentAttempts.createdAt);
    for (const { gatewayPaymentId, captured, amountPaise, refundedPaise } of owed) {
      const isGood = row.paidAt !== null && row.paidPaymentId === gatewayPaymentId;
      if (!captured || isGood || refundedPaise >= amountPaise) continue;
      expect({ ...row, gatewayPaymentId }).toMatchObject({ reviewReason: expect.any(String) });
      await refundPayment(walk.owner, {
        transactionId: row.id,
        gatewayPaymentId,
        amountPaise: amountPaise - refundedPaise,
        reason: 'Owed',
        idempotencyKey: `owed-${gatewayPaymentId}`,
      });
    }
  }
}

export async function expectBooksToAgree(walk: Walk) {
  const { payments } = await walk.books();
  const rows = await walk.db.select().from(paymentTransactions);
  const goods = new Map((await walk.db.select().from(fulfilments)).map((row) => [row.transactionId, row]));
  const byOrder = new Map(rows.map((row) => [row.gatewayOrderId, row]));

  for (const { id, order_id, captured, amount, amount_refunded } of payments) {
    const kept = captured ? amount - amount_refunded : 0;
    const row = byOrder.get(order_id);
    const hasGoods = row && row.paidPaymentId === id && goods.get(row.id)?.revokedAt === null;
    if (kept > 0) expect({ id, status: row?.status, hasGoods }).toMatchObject({ hasGoods: true });
  }
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  for (const row of rows) {
    const payment = byId.get(row.paidPaymentId ?? '');
    if (goods.get(row.id)?.revokedAt === null)
      expect({ id: row.id, ...payment }).toMatchObject({
        captured: true,
        amount: row.totalPaise,
        currency: 'INR',
      });
    expect(['created', 'authorized', 'review', 'refund_due', 'pending']).not.toContain(row.status);
  }
  const there = payments.reduce(
    (all, { captured, amount, amount_refunded }) => all + (captured ? amount - amount_refunded : 0),
    0,
  );
  expect(keptOf(rows)).toBe(there);
  const ordered = rows.filter(({ purpose }) => purpose !== 'invoice');
  await expectInvoicesToAgree(
    walk,
    ordered.map(({ id }) => id).filter((id) => goods.has(id)),
    keptOf(ordered),
  );
  await expectReceiptsToAgree(
    walk,
    rows.filter(({ purpose }) => purpose === 'invoice'),
  );
  await expectDebitsToAgree(walk);
  const sent = await walk.db.select().from(paymentRefunds);
  expect(sent.filter(({ status }) => status === 'requested' || status === 'pending')).toEqual([]);
  expect((await compareBooks(walk.ctx)).mismatches).toEqual([]);
}

const keptOf = (rows: (typeof paymentTransactions.$inferSelect)[]) =>
  rows.reduce((all, row) => all + (row.paidAt ? row.totalPaise - row.refundedPaise : 0), 0);

/** One receipt for each payment of an invoice; what it settled, what is left of it and what went back are all of it. */
async function expectReceiptsToAgree(walk: Walk, rows: (typeof paymentTransactions.$inferSelect)[]) {
  const sum = (of: number[]) => of.reduce((all, one) => all + one, 0);
  const came = await walk.db.select().from(receipts);
  const paid = rows.filter(({ paidAt }) => paidAt);
  expect(came.map(({ reference, amountPaise }) => `${reference} ${amountPaise}`).toSorted()).toEqual(
    paid.map(({ paidPaymentId, totalPaise }) => `${paidPaymentId} ${totalPaise}`).toSorted(),
  );
  const settled = await walk.db.select().from(settlements);
  const sumOf = (kind: string) =>
    sum(settled.filter((row) => row.kind === kind).map(({ amountPaise }) => amountPaise));
  const unused = await walk.db.select().from(advances);
  const left = sum(unused.map(({ leftPaise }) => leftPaise));
  // What a refund failed of waits for people.
  const waits = sum(await Promise.all(came.map((receipt) => waitsToGoBack(walk, receipt))));
  expect(sum(came.map(({ amountPaise }) => amountPaise))).toBe(
    sumOf('money') + left + waits + sumOf('sent-back') + sumOf('came-back'),
  );
  const returned = new Set(came.flatMap(({ reference, returnedOn }) => (returnedOn ? [reference] : [])));
  expect(sumOf('money') + left + waits).toBe(
    keptOf(rows.filter(({ paidPaymentId }) => !returned.has(paidPaymentId ?? ''))),
  );
  for (const { invoiceId, totalPaise, openPaise } of await walk.db.select().from(receivables)) {
    const on = settled.filter((row) => row.invoiceId === invoiceId);
    expect(openPaise + sum(on.map(({ amountPaise }) => amountPaise))).toBe(totalPaise);
  }
  const documents = await walk.db.select().from(invoices);
  for (const { id, amountPaise, voucherId } of unused) {
    expect(documents.find((one) => one.id === voucherId)?.totalPaise).toBe(amountPaise);
    const back = documents.filter(
      ({ kind, correctsId }) => kind === 'refund-voucher' && correctsId === voucherId,
    );
    const gone = settled.filter(({ advanceId, kind }) => advanceId === id && kind !== 'money');
    expect(sum(back.map(({ totalPaise }) => totalPaise))).toBe(sum(gone.map((row) => row.amountPaise)));
  }
  // Who was never paid by a link, and never too much, proves nothing.
  expect(unused.length).toBeGreaterThan(0);
  expect(paid.length).toBeGreaterThan(5);
}

/** One invoice for all that was delivered, serials without gaps, and less the credit notes what the books say. */
async function expectInvoicesToAgree(walk: Walk, delivered: string[], keptPaise: number) {
  const issued = await walk.db.select().from(invoices).orderBy(invoices.count);
  const ofPayments = issued.filter(({ transactionId }) => transactionId !== null);
  const bills = ofPayments.filter(({ refundId }) => refundId === null);
  expect(bills.map(({ transactionId }) => transactionId).toSorted()).toEqual(delivered.toSorted());
  for (const of of Map.groupBy(issued, ({ series }) => series).values())
    expect(of.map(({ count }) => count)).toEqual(of.map((_, i) => i + 1));
  const net = ofPayments.reduce(
    (all, { refundId, totalPaise }) => all + (refundId === null ? totalPaise : -totalPaise),
    0,
  );
  expect(net).toBe(keptPaise);
}

/** Both books in few words, without the ids, which no two walks share. */
export async function booksInShort(walk: Walk) {
  const { payments } = await walk.books();
  const oldestFirst = payments.toReversed();
  const place = (id: string | null) => oldestFirst.findIndex((payment) => payment.id === id);
  const rows = await walk.db.select().from(paymentTransactions).orderBy(paymentTransactions.createdAt);
  return {
    there: oldestFirst.map((payment) => `${payment.status} ${payment.amount} -${payment.amount_refunded}`),
    here: rows.map((row) => `${row.status} -${row.refundedPaise} by ${place(row.paidPaymentId)}`),
  };
}
