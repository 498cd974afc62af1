import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KeptBackFilter, sumKeptBack } from './kept-back.ts';
import { recordKeptBack } from './record-kept-back.ts';
import { getInvoiceAccount, readBuyerAccount } from '../read-account.ts';
import { readStatement } from '../read-statement.ts';
import { openLedger } from '../test-ledger.ts';
import { readMoney } from '#desk/dashboard/read-money.ts';
import { priceQuotation } from '#money/quotation-payments/price-quotation.ts';
import { readDue } from '#money/quotation-payments/read-due.ts';
import { recordPayment } from '#money/quotation-payments/record-payment.ts';
import { paymentsFor } from '#money/quotation-payments/sums-paid.ts';
import { invoiceOf } from '#money/invoices/taken-off.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { paymentRefunds } from '#money/payments/refunds/table.server.ts';
import { sendRefund } from '#money/payments/refunds/send-refund.ts';
import { GatewayDown } from '#kit/ports/gateway.ts';
import { refundPayment } from '#money/payments/refunds/refund-payment.ts';
import { settle } from '#money/payments/settle.ts';
import { startFor } from '#money/payments/start-payment.ts';
import { orderFor } from '../online/pay-invoice.ts';
import { billQuotation } from '#sales/quotations/bill-quotation.ts';
import { readQuotationRow } from '#sales/quotations/find-quotation.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger();
  ledger.on('2026-12-10');
});
afterAll(() => ledger.close());

/** Ten per cent of ₹1,00,000 before GST. */
const tenth = { deductedOn: '2026-12-09', tdsPaise: 1_000_000, tdsRuleId: 'professional', gstTdsPaise: 0 };
const december = { from: '2026-12-01', to: '2026-12-31' };
const accountOf = (invoiceId: string) => getInvoiceAccount(ledger.ctx, { invoiceId });
const settledBy = async (invoiceId: string) =>
  (await accountOf(invoiceId)).settlements.map(({ kind, amountPaise }) => [kind, amountPaise]);
const payOnline = async (order: PricedOrder) => {
  const started = await startFor({ ...ledger.ctx, actor: { kind: 'anonymous' } }, order, {
    customerId: null,
    page: '/pay/somewhere',
  });
  ledger.gateway.pay(started.gatewayOrderId);
  await settle(ledger.ctx, started.id, { trigger: 'webhook' });
  return started.id;
};
/** A quotation of ₹1,18,000 that was accepted, of a buyer of its own. */
const accepted = async () => (await ledger.accepted({ company: `Company ${v7()}` })).id;
const notes = (transactionId: string) =>
  ledger.db.select().from(invoices).where(eq(invoices.transactionId, transactionId)).orderBy(invoices.id);

test('tax of a quotation that was paid whole online goes back through the gateway: no note, the ledger has it once, and later only the rest goes back', async () => {
  const quotationId = await accepted();
  const quotation = await readQuotationRow(ledger.ctx, { quotationId });
  const due = await readDue(ledger.ctx, quotation);
  if (!due) throw new Error('Nothing is due');
  const transactionId = await payOnline(
    priceQuotation(await billQuotation(ledger.ctx, quotation, undefined), due),
  );
  const invoiceId = (await invoiceOf(ledger.ctx, { transactionId }))?.id ?? '';
  expect(await accountOf(invoiceId)).toMatchObject({
    owed: null,
    paid: { paise: 11_800_000, goesBack: 'by-gateway' },
  });
  const [before, ledgerBefore] = [
    await readMoney(ledger.owner, december),
    await sumKeptBack(ledger.ctx, KeptBackFilter.parse({})),
  ];

  const tell = (over: object) => recordKeptBack(ledger.ctx, { ...tenth, invoiceId, ...over });
  await expect(tell({})).rejects.toMatchObject({
    errors: { paidTooMuch: expect.stringContaining('Choose') },
  });
  await expect(tell({ tdsPaise: 11_800_001 })).rejects.toMatchObject({
    errors: { 'invoices.0.amountPaise': expect.anything() },
  });
  await expect(tell({ tdsRuleId: 'professional-1961', paidTooMuch: 'back' })).rejects.toMatchObject({
    errors: { 'invoices.0.tdsRuleId': 'This section does not hold on that day' },
  });
  // Nothing of what was refused is left, the account of an invoice that was never owed included.
  expect((await accountOf(invoiceId)).owed).toBeNull();

  await tell({ paidTooMuch: 'back' });
  expect(ledger.gateway.refunds).toMatchObject([{ amountPaise: 1_000_000 }]);
  expect(await settledBy(invoiceId)).toEqual([
    ['money', 11_800_000],
    ['money', -1_000_000],
    ['tds', 1_000_000],
  ]);
  expect(await accountOf(invoiceId)).toMatchObject({
    owed: { openPaise: 0, advancePaise: 0 },
    paid: { paise: 10_800_000, goesBack: 'by-gateway' },
    notes: [],
  });
  expect((await accountOf(invoiceId)).settlements.at(-1)?.keptBack).toMatchObject({
    basePaise: 10_000_000,
    isOdd: false,
  });
  expect((await notes(transactionId)).map(({ kind }) => kind)).toEqual(['tax-invoice']);
  expect(await paymentsFor(ledger.ctx, quotationId)).toMatchObject([
    { status: 'partially_refunded', refundedPaise: 1_000_000 },
  ]);
  expect((await readQuotationRow(ledger.ctx, { quotationId })).status).toBe('paid');
  const [income] = await sumKeptBack(ledger.ctx, KeptBackFilter.parse({}));
  expect((income?.paise ?? 0) - (ledgerBefore[0]?.paise ?? 0)).toBe(1_000_000);
  const after = await readMoney(ledger.owner, december);
  expect((after?.refundedPaise ?? 0) - (before?.refundedPaise ?? 0)).toBe(1_000_000);
  expect(after?.gstPaise).toBe(before?.gstPaise);

  // The sale is called off: the money that is left goes back with a note over it, and the tax stays.
  const off = { transactionId, reason: 'Called off', gatewayPaymentId: null };
  await expect(
    refundPayment(ledger.owner, { ...off, amountPaise: 10_800_001, idempotencyKey: v7() }),
  ).rejects.toMatchObject({ errors: { amountPaise: expect.anything() } });
  await refundPayment(ledger.owner, { ...off, amountPaise: 10_800_000, idempotencyKey: v7() });
  expect((await notes(transactionId)).map(({ kind, totalPaise }) => [kind, totalPaise])).toEqual([
    ['tax-invoice', 11_800_000],
    ['credit-note', 10_800_000],
  ]);
  expect((await accountOf(invoiceId)).owed?.openPaise).toBe(0);
});

test('a refund that the gateway has not made yet is in no advance and on no invoice, and is made once', async () => {
  const buyerId = await ledger.buyer();
  const invoiceId = await ledger.bill(buyerId, 10_000_000);
  const transactionId = await payOnline(await orderFor(ledger.ctx, invoiceId, 11_800_000));
  const { refund } = ledger.gateway.port;
  ledger.gateway.port.refund = async () => {
    throw new GatewayDown('test');
  };
  await recordKeptBack(ledger.ctx, { ...tenth, invoiceId, paidTooMuch: 'back' });
  ledger.gateway.port.refund = refund;
  const closing = async () => (await readStatement(ledger.ctx, { buyerId, ...december })).closingPaise;
  expect(await readBuyerAccount(ledger.ctx, { buyerId })).toMatchObject({ openPaise: 0, advances: [] });
  expect(await closing()).toBe(-1_000_000);
  const [asked] = await ledger.db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.transactionId, transactionId));
  const job = { refundId: asked?.id ?? '' };
  for (const _ of [1, 2]) await sendRefund(ledger.ctx, job, { trigger: 'reconcile' });
  expect(await closing()).toBe(0);
  expect(await ledger.open(invoiceId)).toBe(0);
});

test('what came by bank has gone back by a transfer that is named, or becomes an advance with its voucher', async () => {
  const buyerId = await ledger.buyer();
  const [back, kept] = [await ledger.bill(buyerId, 10_000_000), await ledger.bill(buyerId, 10_000_000)];
  for (const invoiceId of [back, kept])
    await ledger.pay(buyerId, 11_800_000, [{ invoiceId, amountPaise: 11_800_000 }]);
  expect((await accountOf(back)).paid).toEqual({ paise: 11_800_000, goesBack: 'by-hand' });
  const given = { ...tenth, invoiceId: back, paidTooMuch: 'back' as const };
  await expect(recordKeptBack(ledger.ctx, given)).rejects.toMatchObject({
    errors: { reference: 'Enter the UTR or number' },
  });
  await recordKeptBack(ledger.ctx, { ...given, reference: 'UTR-BACK-1' });
  await recordKeptBack(ledger.ctx, { ...tenth, invoiceId: kept, paidTooMuch: 'advance' });
  expect(await Promise.all([back, kept].map(ledger.open))).toEqual([0, 0]);
  const { advances } = await readBuyerAccount(ledger.ctx, { buyerId });
  expect(advances).toMatchObject([
    { takenOn: '2026-12-10', leftPaise: 1_000_000, keptBackPaise: 0, voucherNumber: expect.any(String) },
  ]);
  const statement = await readStatement(ledger.ctx, { buyerId, ...december });
  expect(statement.entries).toContainEqual({
    on: '2026-12-10',
    kind: 'sent-back',
    reference: 'UTR-BACK-1',
    amountPaise: 1_000_000,
  });
  expect(statement.closingPaise).toBe(-1_000_000);

  // The next invoice takes it. What is open is settled by tax first, and only beyond that by the place of money.
  const next = await ledger.bill(buyerId, 10_000_000, { useAdvances: true });
  expect(await ledger.open(next)).toBe(10_800_000);
  await ledger.pay(buyerId, 10_200_000, [{ invoiceId: next, amountPaise: 10_200_000 }]);
  await recordKeptBack(ledger.ctx, {
    ...tenth,
    invoiceId: next,
    paidTooMuch: 'back',
    reference: 'UTR-BACK-2',
  });
  expect((await settledBy(next)).slice(2)).toEqual([
    ['money', -400_000],
    ['tds', 1_000_000],
  ]);
  expect(await ledger.open(next)).toBe(0);
});

test('a quotation paid whole by bank: its refund is what staff have sent, and an advance of its money is not taken off twice', async () => {
  const [sent, kept] = [await accepted(), await accepted()];
  const invoicesOf = await Promise.all(
    [sent, kept].map(async (quotationId, i) => {
      const transactionId = await recordPayment(ledger.owner, {
        quotationId,
        method: 'bank',
        reference: `UTR-WHOLE-${i}`,
      });
      return { transactionId, id: (await invoiceOf(ledger.ctx, { transactionId }))?.id ?? '' };
    }),
  );
  const [one, two] = invoicesOf;
  if (!one || !two) throw new Error('Both are paid');
  const back = { ...tenth, invoiceId: one.id, paidTooMuch: 'back' as const };
  await recordKeptBack(ledger.ctx, { ...back, reference: 'UTR-BACK-3' });
  expect(await paymentsFor(ledger.ctx, sent)).toMatchObject([{ refundedPaise: 1_000_000 }]);
  expect((await notes(one.transactionId)).map(({ kind }) => kind)).toEqual(['tax-invoice']);

  // What became an advance is used for another invoice; then all of the payment goes back.
  await recordKeptBack(ledger.ctx, { ...tenth, invoiceId: two.id, paidTooMuch: 'advance' });
  const [{ buyerId } = { buyerId: '' }] = (
    await ledger.db
      .select({ buyerId: invoices.buyerId })
      .from(invoices)
      .where(eq(invoices.kind, 'receipt-voucher'))
  ).slice(-1);
  const next = await ledger.bill(buyerId ?? '', 1_000_000, { useAdvances: true });
  expect(await ledger.open(next)).toBe(180_000);
  await refundPayment(ledger.owner, {
    transactionId: two.transactionId, amountPaise: 11_800_000, reason: 'Called off', gatewayPaymentId: null, idempotencyKey: v7(),
  }); // prettier-ignore
  expect(await ledger.open(next)).toBe(1_180_000);
  expect(await ledger.open(two.id)).toBe(0);
  expect((await notes(two.transactionId)).at(-1)).toMatchObject({
    kind: 'credit-note',
    totalPaise: 10_800_000,
  });
});
