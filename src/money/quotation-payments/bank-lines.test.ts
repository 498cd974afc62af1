import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openQuotation } from './open-quotation.ts';
import { OfflineInput, recordPayment } from './record-payment.ts';
import { paymentsFor } from './sums-paid.ts';
import { listToday } from '#desk/today/list-today.ts';
import { readMoney } from '#desk/dashboard/read-money.ts';
import { messages } from '#agency/messages/table.server.ts';
import { demoSite } from '#sample/demo-site.ts';
import { gstReturnExports } from '#money/invoices/gst-return/table.server.ts';
import { sumsOfReturn } from '#money/invoices/gst-return/read-return.ts';
import { readLinkPage } from '#money/payment-links/read-link-page.ts';
import { createLink } from '#money/payment-links/create-link.ts';
import { LinkInput } from '#money/payment-links/payment-link.ts';
import { getLink } from '#money/payment-links/staff-links.ts';
import { bookOnQuotation } from '#money/receivables/bank-statements/book-on-quotation.ts';
import type { StatementLine } from '#money/receivables/bank-statements/bank-transaction.ts';
import { importStatement } from '#money/receivables/bank-statements/import-statement.ts';
import {
  linkPayment,
  linkTransaction,
  listTransactions,
} from '#money/receivables/bank-statements/staff-transactions.ts';
import { ClaimInput } from '#money/receivables/claims/claim.ts';
import { claimPayment } from '#money/receivables/claims/claim-payment.ts';
import { tellOfClaim } from '#money/receivables/claims/jobs/tell-staff.ts';
import { dismissClaim, listClaims } from '#money/receivables/claims/staff-claims.ts';
import { invoiceOf } from '#money/invoices/taken-off.ts';
import { KeptBackFilter, sumKeptBack } from '#money/receivables/kept-back/kept-back.ts';
import { readStatement } from '#money/receivables/read-statement.ts';
import { receipts, receivables } from '#money/receivables/table.server.ts';
import { unbookPayment } from '#money/receivables/unbook-payment.ts';
import { unbookReceipt } from '#money/receivables/unbook-receipt.ts';
import { getQuotation } from './get-quotation.ts';
import { refundPayment } from '#money/payments/refunds/refund-payment.ts';
import { getInvoiceAccount } from '#money/receivables/read-account.ts';
import { returnPayment } from '#money/receivables/return-payment.ts';
import { ReceiptInput, recordReceipt } from '#money/receivables/record-receipt.ts';
import { openLedger, receivedReceipt } from '#money/receivables/test-ledger.ts';
import { NotAcknowledged } from '#kit/errors.ts';
import type { Ctx } from '#kit/context.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
let visitor: Ctx;
let owner: Ctx;
beforeAll(async () => {
  ledger = await openLedger();
  ledger.on('2026-12-10');
  visitor = { ...ledger.ctx, actor: { kind: 'anonymous' } };
  if (ledger.ctx.actor.kind === 'staff')
    owner = { ...ledger.ctx, actor: { ...ledger.ctx.actor, role: 'owner' } };
});
afterAll(() => ledger.close());

/** One that is accepted, of ₹11,800 unless `over` says otherwise. */
async function accepted(over: object = {}) {
  const { id: quotationId, publicId } = await ledger.accepted({
    name: 'Kabir Sample', company: `Company ${v7()}`, email: 'kabir@example.com', address: '',
    lines: [{ title: 'Website', quantity: 1, unitPricePaise: 1_000_000, gstPercent: 18 }],
    ...over,
  }); // prettier-ignore
  return { quotationId, publicId };
}

let count = 0;
const take = (over: Partial<StatementLine>) =>
  importStatement(ledger.ctx, {
    header: 'Date|Narration|Deposit',
    mapping: { date: 0, description: 1, credit: 2 },
    dryRun: false,
    lines: [
      {
        line: ++count,
        bookedOn: '2026-12-10',
        description: `CREDIT ${count}`,
        reference: '',
        creditPaise: 1_180_000,
        occurrence: 0,
        ...over,
      },
    ],
  });
const lines = async (status: 'open' | 'booked') =>
  (await listTransactions(ledger.ctx, { perPage: 200, offset: 0, status })).data;
const lineOf = async (reference: string, status: 'open' | 'booked' = 'open') => {
  const found = (await lines(status)).find((row) => row.reference === reference);
  if (!found) throw new Error(`${reference} is not ${status}`);
  return found;
};
const tell = (quotationId: string, reference: string, paidOn = '') =>
  claimPayment(visitor, { ...ClaimInput.parse({ reference, paidOn }), quotationId });
const openClaims = async (quotationId: string) =>
  (await listClaims(ledger.ctx, { perPage: 50, offset: 0, status: 'open' })).data.filter(
    (claim) => claim.quotationId === quotationId,
  );

test('a told UTR finds its quotation: the line of the bank books each part once, and the claim with it', async () => {
  const { quotationId, publicId } = await accepted({ depositPercent: 40 });
  await Promise.all([tell(quotationId, '3301 2345 6789'), tell(quotationId, '330123456789', '2026-12-09')]);
  await tell(quotationId, '330123456780');
  expect(await openClaims(quotationId)).toMatchObject([
    { reference: '330123456780', openPaise: 1_180_000, number: expect.stringContaining('QT-') },
    { reference: '330123456789' },
  ]);
  const told = ledger.enqueued.filter(({ name }) => name === 'payment-claim-notice');
  expect(told).toHaveLength(2);
  await tellOfClaim.run(ledger.ctx, told[0]?.payloads[0] as { claimId: string });
  const mails = await ledger.db.select().from(messages);
  expect(mails).toHaveLength(demoSite.noticeEmails.length);
  expect(mails[0]?.text).toContain(`/quotations/${quotationId}`);
  expect((await listToday(owner, { whose: 'all' })).items).toContainEqual(
    expect.objectContaining({ path: `/quotations/${quotationId}/show`, valuePaise: 1_180_000 }),
  );

  await take({ reference: '0000330123456789', creditPaise: 472_000 });
  const line = await lineOf('330123456789');
  expect(line.matches.quotations).toMatchObject([
    { quotationId, duePaise: 472_000, fits: true, reasons: ['utr', 'sum'] },
  ]);
  const payment = { quotationId, method: 'upi' as const, reference: line.reference };
  const both = await Promise.allSettled(
    [1, 2].map(() => bookOnQuotation(ledger.ctx, { transactionId: line.id, payment })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await lineOf('330123456789', 'booked')).toMatchObject({ quotationId });
  expect(await openQuotation(visitor, { publicId })).toMatchObject({
    due: { part: 'rest', amountPaise: 708_000 },
    claims: [{ reference: '330123456789', status: 'booked' }, { status: 'open' }],
  });
  const [wrong] = await openClaims(quotationId);
  await dismissClaim(ledger.ctx, { claimId: wrong?.id ?? '', reason: 'Only one payment came' });
  // What is told of money that is recorded is known at once.
  await tell(quotationId, '3301-2345-6789');
  expect(await openClaims(quotationId)).toEqual([]);

  // Another sum than is due is proposed, and not booked.
  await tell(quotationId, '330123456781');
  await take({ reference: '330123456781', creditPaise: 700_000 });
  const short = await lineOf('330123456781');
  expect(short.matches.quotations).toMatchObject([{ quotationId, fits: false, reasons: ['utr'] }]);
  await expect(
    bookOnQuotation(ledger.ctx, {
      transactionId: short.id,
      payment: { ...payment, reference: short.reference },
    }),
  ).rejects.toThrow('another sum came');
  await recordPayment(ledger.ctx, { quotationId, method: 'bank', reference: 'RESTBYHAND1' });
  await expect(tell(quotationId, '330123456782')).rejects.toThrow('nothing to pay');
  expect(await paymentsFor(ledger.ctx, quotationId)).toMatchObject([
    { totalPaise: 472_000 },
    { totalPaise: 708_000 },
  ]);
});

test('name, number and sum propose a quotation; what is recorded by hand closes its line, before or after', async () => {
  const { quotationId } = await accepted({ company: 'Peepal Looms Private Limited' });
  await take({ reference: '440123456789', description: 'NEFT PEEPALLOOMS PRIV' });
  const line = await lineOf('440123456789');
  expect(line.matches.quotations[0]).toMatchObject({ quotationId, reasons: ['sum', 'name'] });
  const typed = OfflineInput.parse({ method: 'bank', reference: '4401-2345-6789' });
  await recordPayment(ledger.ctx, { ...typed, quotationId });
  expect(await lineOf('440123456789', 'booked')).toMatchObject({ quotationId });
  // A statement that comes later knows it too.
  const later = await accepted();
  await recordPayment(ledger.ctx, { ...later, method: 'upi', reference: '550123456789' });
  const [outcome] = await take({ description: 'UPI/550123456789/KABIR' });
  expect(outcome).toMatchObject({ outcome: 'recorded' });
  expect(await lineOf('550123456789', 'booked')).toMatchObject({ quotationId: later.quotationId });
});

test('one UTR is booked once, by whichever way and for whatever', async () => {
  const [one, two] = [await accepted(), await accepted()];
  const buyerId = await ledger.buyer();
  const reference = '660123456789';
  const all = await Promise.allSettled([
    recordPayment(ledger.ctx, { ...one, method: 'upi', reference }),
    recordPayment(ledger.ctx, { ...two, method: 'bank', reference }),
    recordReceipt(ledger.ctx, receivedReceipt(buyerId, 'cheque', reference, 1_180_000, [])),
    recordReceipt(
      ledger.ctx,
      ReceiptInput.parse(receivedReceipt(buyerId, 'bank', '0000-660123456789', 1_180_000, [])),
    ),
  ]);
  expect(all.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled', 'rejected', 'rejected', 'rejected',
  ]); // prettier-ignore
  for (const one of all)
    if (one.status === 'rejected') expect(JSON.stringify(one.reason.errors)).toContain('recorded before');
});

test('money that the bank had in an earlier month is an advance of it, and its invoice takes that off', async () => {
  ledger.on('2027-02-03');
  const { quotationId } = await accepted();
  await expect(
    recordPayment(ledger.ctx, { quotationId, method: 'bank', reference: 'SOON1', receivedOn: '2027-02-04' }),
  ).rejects.toMatchObject({ errors: { receivedOn: expect.anything() } });
  await take({ reference: '770123456789', bookedOn: '2027-01-30' });
  const { id } = await lineOf('770123456789');
  const payment = { quotationId, method: 'upi' as const, reference: '770123456789' };
  await ledger.db.insert(gstReturnExports).values({
    month: '2027-01',
    at: ledger.ctx.now(),
    staffId: v7(),
    sums: sumsOfReturn(await ledger.filed('2027-01')),
  });
  await expect(bookOnQuotation(ledger.ctx, { transactionId: id, payment })).rejects.toBeInstanceOf(
    NotAcknowledged,
  );
  await bookOnQuotation(ledger.ctx, { transactionId: id, payment: { ...payment, acknowledged: true } });
  const [january, february] = [await ledger.filed('2027-01'), await ledger.filed('2027-02')];
  const part = { percent: 18, taxablePaise: 1_000_000, cgstPaise: 90_000, sgstPaise: 90_000, igstPaise: 0 };
  expect({ at: january.at, txpd: january.txpd }).toMatchObject({ at: [{ place: '27', ...part }], txpd: [] });
  expect({ at: february.at, txpd: february.txpd }).toMatchObject({
    at: [],
    txpd: [{ place: '27', ...part }],
  });
  expect(sumsOfReturn(february).b2cs.taxablePaise).toBe(1_000_000);
  ledger.on('2026-12-10');
});

test('the page of a link tells of payments as well; up to a lakh it shows the code of payment apps, and not a paisa more', async () => {
  await ledger.setSite({ upiId: 'nirmaan@bank', bankAccount: '1234567890', gstin: '' });
  const at = async (unitPricePaise: number) => {
    const made = await accepted({
      lines: [{ title: 'Website', quantity: 1, unitPricePaise, gstPercent: 0 }],
    });
    const { id } = await createLink(
      ledger.ctx,
      LinkInput.parse({ of: 'quotation', quotationId: made.quotationId, byMail: false }),
    );
    const token = (await getLink(ledger.ctx, { linkId: id })).url.split('/').at(-1) ?? '';
    return { ...made, token };
  };
  const [most, more] = [await at(10_000_000), await at(10_000_001)];
  for (const page of [await openQuotation(visitor, most), await readLinkPage(visitor, { token: most.token })])
    expect(page).toMatchObject({
      bank: { account: '1234567890' },
      upi: { link: expect.stringContaining('am=100000.00') },
    });
  for (const page of [await openQuotation(visitor, more), await readLinkPage(visitor, { token: more.token })])
    expect(page).toMatchObject({ upi: null, bank: { account: '1234567890' } });
  await tell(more.quotationId, '880123456789');
  expect(await readLinkPage(visitor, { token: more.token })).toMatchObject({
    claims: [{ reference: '880123456789', status: 'open' }],
  });
});

test('what was recorded on a quotation under a mistyped reference is that line of the bank, once, and is not booked again', async () => {
  await ledger.setSite({});
  const { quotationId } = await accepted();
  await recordPayment(owner, {
    ...OfflineInput.parse({ method: 'bank', reference: 'TYPED-WRONG-1', receivedOn: '2026-12-09' }),
    quotationId,
  });
  const [payment] = await paymentsFor(ledger.ctx, quotationId);
  const paymentId = payment?.id ?? '';
  await take({ reference: '550123456701' });
  await take({ reference: '550123456702' });
  const [one, two] = [await lineOf('550123456701'), await lineOf('550123456702')];
  for (const line of [one, two])
    expect(line.matches.payments).toContainEqual(
      expect.objectContaining({ paymentId, reference: 'TYPED-WRONG-1', receivedOn: '2026-12-09' }),
    );
  const link = (transactionId: string) => linkPayment(owner, { transactionId, paymentId });
  await link(one.id);
  await expect(link(two.id)).rejects.toThrow('This payment is other money.');
  expect(await lineOf('550123456701', 'booked')).toMatchObject({ quotationId });
  expect((await lineOf('550123456702')).matches.payments).not.toContainEqual(
    expect.objectContaining({ paymentId }),
  );
  expect(await paymentsFor(ledger.ctx, quotationId)).toHaveLength(1);
});

test('what a payer keeps back as tax settles its part with the money: nothing is owed, the ledger has it once, and only money goes or comes back', async () => {
  await ledger.setSite({});
  const { quotationId, publicId } = await accepted({
    depositPercent: 40,
    address: '4 Lake Road, Pune',
    lines: [{ title: 'Website', quantity: 1, unitPricePaise: 10_000_000, gstPercent: 18 }],
  });
  const december = { from: '2026-12-01', to: '2026-12-31' };
  const quarter = KeptBackFilter.parse({ quarter: '2026-27 Q3' });
  const [before, ledgerBefore] = [await readMoney(owner, december), await sumKeptBack(owner, quarter)];

  // Ten per cent of what is due before GST is missing.
  await take({ reference: '990123456701', creditPaise: 4_320_000 });
  const line = await lineOf('990123456701');
  const tds = { ruleId: 'professional', paise: 400_000 };
  expect(line.matches.quotations).toMatchObject([
    { quotationId, duePaise: 4_720_000, fits: false, tds, reasons: ['tds'] },
  ]);
  const payment = { quotationId, method: 'upi' as const, reference: line.reference };
  const book = (over: object) =>
    bookOnQuotation(ledger.ctx, { transactionId: line.id, payment: { ...payment, ...over } });
  await expect(book({})).rejects.toThrow('another sum came');
  await expect(book({ tdsPaise: 400_000, tdsRuleId: 'professional-1961' })).rejects.toMatchObject({
    errors: { tdsRuleId: 'This section does not hold on that day' },
  });
  await book({ tdsPaise: 400_000, tdsRuleId: 'professional' });
  expect(await openQuotation(visitor, { publicId })).toMatchObject({
    due: { part: 'rest', amountPaise: 7_080_000 },
  });
  // A rest is known likewise, whole and less what was kept back of it.
  for (const [reference, creditPaise, kept] of [
    ['990123456702', 7_080_000, null],
    ['990123456703', 6_480_000, { ruleId: 'professional', paise: 600_000 }],
  ] as const) {
    await take({ reference, creditPaise });
    expect((await lineOf(reference)).matches.quotations).toMatchObject([
      { quotationId, duePaise: 7_080_000, fits: kept === null, tds: kept },
    ]);
  }
  await recordPayment(owner, {
    quotationId,
    method: 'bank',
    reference: 'STATE-REST-1',
    tdsPaise: 120_000,
    tdsRuleId: 'contractor',
    gstTdsPaise: 120_000,
  });
  expect((await getQuotation(owner, { quotationId })).status).toBe('paid');

  const paid = await paymentsFor(ledger.ctx, quotationId);
  expect(paid).toMatchObject([
    { totalPaise: 4_320_000, keptBackPaise: 400_000 },
    { totalPaise: 6_840_000, keptBackPaise: 240_000 },
  ]);
  const accounts = () =>
    Promise.all(
      paid.map(async ({ id }) => {
        const invoice = await invoiceOf(ledger.ctx, { transactionId: id });
        return getInvoiceAccount(owner, { invoiceId: invoice?.id ?? '' });
      }),
    );
  const [first, second] = await accounts();
  expect([first, second].map((one) => [one?.totalPaise, one?.owed?.openPaise])).toEqual([
    [4_720_000, 0],
    [7_080_000, 0],
  ]);
  expect(first?.content.note).toContain('₹4,000 of it was kept back as tax');
  expect(first?.settlements).toMatchObject([
    { kind: 'money', amountPaise: 4_320_000 },
    { kind: 'tds', amountPaise: 400_000, keptBack: { basePaise: 4_000_000, isOdd: false } },
  ]);
  expect(second?.settlements.slice(1)).toMatchObject([
    { kind: 'tds', amountPaise: 120_000, keptBack: { basePaise: 6_000_000, isOdd: false } },
    { kind: 'gst-tds', amountPaise: 120_000, keptBack: { basePaise: 6_000_000, isOdd: false } },
  ]);
  const [income, gst] = await sumKeptBack(owner, quarter);
  expect((income?.paise ?? 0) - (ledgerBefore[0]?.paise ?? 0)).toBe(520_000);
  expect((gst?.paise ?? 0) - (ledgerBefore[1]?.paise ?? 0)).toBe(120_000);
  const after = await readMoney(owner, december);
  expect((after?.receivedPaise ?? 0) - (before?.receivedPaise ?? 0)).toBe(4_320_000 + 6_840_000);

  // All of the first one's money goes back, the second one's comes back: the taxes stay.
  const [one, two] = paid.map(({ id: transactionId }) => ({ transactionId }));
  const refund = { reason: 'Agreed', gatewayPaymentId: null, idempotencyKey: v7() };
  await expect(
    refundPayment(owner, { ...refund, transactionId: one?.transactionId ?? '', amountPaise: 4_320_001 }),
  ).rejects.toMatchObject({ errors: { amountPaise: expect.anything() } });
  await refundPayment(owner, { ...refund, transactionId: one?.transactionId ?? '', amountPaise: 4_320_000 });
  await returnPayment(owner, {
    transactionId: two?.transactionId ?? '',
    returnedOn: '2026-12-10',
    reason: 'Account closed',
  });
  expect((await paymentsFor(ledger.ctx, quotationId)).map(({ status }) => status)).toEqual([
    'refunded',
    'paid',
  ]);
  const [refunded, returned] = await accounts();
  expect(refunded?.owed?.openPaise).toBe(0);
  expect(refunded?.settlements.map(({ kind, amountPaise }) => [kind, amountPaise])).toEqual([
    ['money', 4_320_000],
    ['tds', 400_000],
    ['money', -4_320_000],
    ['note', 4_320_000],
  ]);
  expect(returned?.owed?.openPaise).toBe(6_840_000);
  expect(((await readMoney(owner, december))?.refundedPaise ?? 0) - (after?.refundedPaise ?? 0)).toBe(
    4_320_000 + 6_840_000,
  );
  const [{ buyerId } = { buyerId: '' }] = await ledger.db
    .select({ buyerId: receivables.buyerId })
    .from(receivables)
    .where(eq(receivables.invoiceId, returned?.id ?? ''));
  expect((await readStatement(owner, { buyerId, from: '2026-12-01', to: '2026-12-31' })).closingPaise).toBe(
    6_840_000,
  );
});

test('money that was recorded on the wrong quotation is taken back: that one’s invoice is owed, and its line books the right one', async () => {
  const [wrong, right] = [await accepted(), await accepted()];
  const reference = '330123450001';
  await tell(right.quotationId, reference);
  await take({ reference });
  const book = async (quotationId: string) => {
    const { id: transactionId } = await lineOf(reference);
    const payment = { quotationId, method: 'bank' as const, reference };
    return (await bookOnQuotation(ledger.ctx, { transactionId, payment })).id;
  };
  const day = { from: '2026-12-10', to: '2026-12-10' };
  const net = async () => {
    const money = await readMoney(owner, day);
    return (money?.receivedPaise ?? 0) - (money?.refundedPaise ?? 0);
  };
  const transactionId = await book(wrong.quotationId);
  const before = await net();
  const reason = 'Of another buyer';
  await returnPayment(owner, { transactionId, returnedOn: '2026-12-10', reason });
  const [receipt] = await ledger.db.select().from(receipts).where(eq(receipts.transactionId, transactionId));
  // Its line is that of the payment: no other one stands for the receipt that this has since.
  await take({ reference: '330123450002' });
  const other = { transactionId: (await lineOf('330123450002')).id, receiptId: receipt?.id ?? '' };
  await expect(linkTransaction(owner, other)).rejects.toThrow('is other money');
  await unbookReceipt(ledger.ctx, { receiptId: receipt?.id ?? '', reason });
  const invoice = await invoiceOf(ledger.ctx, { transactionId });
  expect(await ledger.open(invoice?.id ?? '')).toBe(1_180_000);
  // Nothing was given back to anybody, and the quotation is not paid.
  expect(await getQuotation(owner, wrong)).toMatchObject({
    state: 'converted',
    payments: [{ returnedPaise: 1_180_000, misbooked: true }],
    owed: [{ invoiceId: invoice?.id, openPaise: 1_180_000 }],
  });
  expect((await lineOf(reference)).matches.payments).not.toContainEqual(
    expect.objectContaining({ paymentId: transactionId }),
  );
  // Nor by a call that nothing offers: the line would stand for money that is not theirs.
  const line = { transactionId: (await lineOf(reference)).id };
  await expect(linkPayment(owner, { ...line, paymentId: transactionId })).rejects.toThrow('is other money');

  await book(right.quotationId);
  expect(await net()).toBe(before);
  expect(await paymentsFor(ledger.ctx, right.quotationId)).toMatchObject([
    { reference: `Bank transfer ${reference}`, status: 'paid' },
  ]);
  expect(await openClaims(right.quotationId)).toEqual([]);
  await expect(unbookReceipt(ledger.ctx, { receiptId: receipt?.id ?? '', reason })).rejects.toThrow(
    'Somebody has taken it back already.',
  );

  // In one step, where nobody has called it money that came back.
  const [third, fourth] = [await accepted(), await accepted()];
  const again = '330123450003';
  await recordPayment(owner, { ...third, method: 'bank', reference: again });
  const [payment] = await paymentsFor(ledger.ctx, third.quotationId);
  const wrongly = { transactionId: payment?.id ?? '', reason };
  const presses = await Promise.allSettled([unbookPayment(owner, wrongly), unbookPayment(owner, wrongly)]);
  expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await getQuotation(owner, third)).toMatchObject({
    state: 'converted',
    payments: [{ misbooked: true }],
    owed: [{ openPaise: 1_180_000 }],
  });
  await recordPayment(owner, { ...fourth, method: 'bank', reference: again });
  expect(await getQuotation(owner, fourth)).toMatchObject({ state: 'paid', owed: [] });
});
