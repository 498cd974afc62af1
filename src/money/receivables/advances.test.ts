import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#agency/messages/table.server.ts';
import { writeInvoiceMail } from '#money/invoices/jobs/invoice-mail.ts';
import { readReturn } from '#money/invoices/gst-return/read-return.ts';
import { returnJson } from '#money/invoices/gst-return/return-json.ts';
import { applyAdvances, sendBackAdvance } from './advances.ts';
import { getInvoiceAccount, readBuyerAccount } from './read-account.ts';
import { returnReceipt } from './return-receipt.ts';
import { recordKeptBackOfAdvance } from './kept-back/record-of-advance.ts';
import { KeptBackFilter, listKeptBack, sumKeptBack } from './kept-back/kept-back.ts';
import { readStatement } from './read-statement.ts';
import { openLedger, totalsOf } from './test-ledger.ts';
import { Conflict, NotAcknowledged } from '#kit/errors.ts';
import { message } from '#kit/language/message.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());

/** An advance of 2,000,000 paise across the border, as a return has it. */
const part = { percent: 18, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

test('an advance is taxed in the month it comes, taken off the tax of the month that uses it, and half of it goes back', async () => {
  ledger.on('2027-01-10');
  const buyerId = await ledger.buyer({ stateCode: '29' });
  await ledger.pay(buyerId, 2_000_000);
  const [voucher] = await ledger.documents(buyerId);
  expect(voucher).toMatchObject({ kind: 'receipt-voucher', number: 'NIR/26-27/A00001' });
  expect(totalsOf(voucher!)).toEqual([1_694_915, 0, 0, 305_085, 0, 2_000_000]);
  const advance = { ...part, place: '29', taxablePaise: 1_694_915, igstPaise: 305_085 };
  expect(await ledger.table('2027-01', 'at')).toEqual([advance]);
  ledger.on('2027-02-03');
  const invoiceId = await ledger.bill(buyerId, 10_000_000, { useAdvances: true });
  expect(await ledger.open(invoiceId)).toBe(9_800_000);
  expect((await getInvoiceAccount(ledger.ctx, { invoiceId })).content.paidBefore).toEqual([
    { number: 'NIR/26-27/A00001', amountPaise: 2_000_000 },
  ]);
  expect(await ledger.table('2027-01', 'at')).toHaveLength(1);
  expect(await ledger.table('2027-02', 'at')).toEqual([]);
  expect(await ledger.table('2027-02', 'txpd')).toEqual([advance]);
  // Another one, of which one half and then the other goes back.
  await ledger.pay(buyerId, 2_000_000);
  const [second] = (await readBuyerAccount(ledger.ctx, { buyerId })).advances;
  const back = { advanceId: second?.id ?? '', amountPaise: 1_000_000, reference: 'NEFT1' };
  await sendBackAdvance(ledger.ctx, back);
  await expect(sendBackAdvance(ledger.ctx, { ...back, amountPaise: 1_000_001 })).rejects.toMatchObject({
    errors: { amountPaise: message('{amount} of it is left', { amount: '₹10,000' }) },
  });
  await sendBackAdvance(ledger.ctx, back);
  const vouchers = (await ledger.documents(buyerId)).filter(({ kind }) => kind === 'refund-voucher');
  expect(vouchers.map(totalsOf)).toEqual([
    [847_458, 0, 0, 152_543, -1, 1_000_000],
    [847_457, 0, 0, 152_542, 1, 1_000_000],
  ]);
  // Taken and sent back within one month: no tax of it is left in the return.
  expect(await ledger.table('2027-02', 'at')).toEqual([]);
});

test('what comes too much is an advance; the bank’s day decides the month of its tax', async () => {
  ledger.on('2027-04-03');
  const buyerId = await ledger.buyer();
  await ledger.pay(buyerId, 11_800_000, [], { receivedOn: '2027-03-30' });
  const [voucher] = await ledger.documents(buyerId);
  expect(voucher?.number).toMatch(/^NIR\/27-28\/A/);
  const tax = { ...part, place: '27', taxablePaise: 10_000_000, cgstPaise: 900_000, sgstPaise: 900_000 };
  expect(await ledger.table('2027-03', 'at')).toEqual([tax]);
  const invoiceId = await ledger.bill(buyerId, 10_000_000);
  await applyAdvances(ledger.ctx, { invoiceId });
  expect(await ledger.open(invoiceId)).toBe(0);
  expect(await ledger.table('2027-04', 'txpd')).toEqual([tax]);
  expect(await ledger.table('2027-04', 'at')).toEqual([]);
  await expect(applyAdvances(ledger.ctx, { invoiceId })).rejects.toMatchObject({ errors: {} });
});

test('money of an earlier month that is put straight on a later invoice was an advance of its own month, at the invoice’s rates', async () => {
  ledger.on('2031-04-03');
  const buyerId = await ledger.buyer();
  const invoiceId = await ledger.bill(buyerId, 0, {
    lines: [{ unitPaise: 9_000_000 }, { unitPaise: 1_000_000, gstPercent: 5 }],
  });
  // Half of it in March with income tax kept back, told of in May; the rest in April.
  ledger.on('2031-05-20');
  const totalPaise = 11_670_000;
  const march = { receivedOn: '2031-03-30' };
  const half = { invoiceId, amountPaise: 5_735_000, tdsPaise: 100_000, tdsRuleId: 'contractor' };
  await ledger.takeReturns('2031-03', '2031-04');
  const refusal = await ledger.pay(buyerId, 5_735_000, [half], march).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(NotAcknowledged);
  expect(String(refusal)).toContain('2031-03, 2031-04');
  expect(await ledger.documents(buyerId)).toHaveLength(1);
  await ledger.pay(buyerId, 5_735_000, [half], { ...march, acknowledged: true });
  expect(await ledger.open(invoiceId)).toBe(totalPaise - 5_835_000);
  const [, voucher] = await ledger.documents(buyerId);
  expect(voucher).toMatchObject({ kind: 'receipt-voucher', totalPaise: 5_835_000 });
  expect(voucher?.content.note).toContain('₹1,000 of it was kept back as tax');
  expect(voucher?.content.lines[0]?.title).toMatch(/^Advance on NIR/);
  const tax = [
    { place: '27', percent: 5, taxablePaise: 500_000, cgstPaise: 12_500, sgstPaise: 12_500, igstPaise: 0 },
    {
      place: '27',
      percent: 18,
      taxablePaise: 4_500_000,
      cgstPaise: 405_000,
      sgstPaise: 405_000,
      igstPaise: 0,
    },
  ];
  expect(await ledger.table('2031-03', 'at')).toEqual(tax);
  // Taken off again where the invoice is returned, not where it was written down.
  expect(await ledger.table('2031-04', 'txpd')).toEqual(tax);
  expect(await ledger.table('2031-05', 'txpd')).toEqual([]);
  await ledger.pay(buyerId, 5_835_000, [{ invoiceId, amountPaise: 5_835_000 }], { receivedOn: '2031-04-30' });
  expect(await ledger.open(invoiceId)).toBe(0);
  expect(await ledger.table('2031-04', 'at')).toEqual([]);
  // What is not taxed is no advance of a return.
  const abroad = await ledger.buyer({ country: 'Nepal', stateCode: '' });
  await ledger.setSite({ lut: 'AD270131000001X of 2031-32' });
  const exported = await ledger.bill(abroad, 1_000_000, { supply: 'export-lut' });
  await ledger.pay(abroad, 1_000_000, [{ invoiceId: exported, amountPaise: 1_000_000 }], {
    receivedOn: '2031-04-30',
  });
  expect(await ledger.documents(abroad)).toHaveLength(1);
  // An earlier advance that is used for an invoice of a month taken for filing asks as well.
  const late = await ledger.buyer();
  await ledger.pay(late, 118_000, [], { ...march, acknowledged: true });
  ledger.on('2031-06-02');
  const owed = await ledger.bill(late, 100_000);
  ledger.on('2031-07-02');
  await ledger.takeReturns('2031-06');
  await expect(applyAdvances(ledger.ctx, { invoiceId: owed })).rejects.toBeInstanceOf(NotAcknowledged);
  await applyAdvances(ledger.ctx, { invoiceId: owed, acknowledged: true });
  expect(await ledger.table('2031-06', 'txpd')).toMatchObject([{ taxablePaise: 100_000 }]);
  await ledger.setSite({});
});

test('a transfer that comes back after three days is owed again, once, without a note; what of it was an advance gets its voucher', async () => {
  ledger.on('2027-08-02');
  const buyerId = await ledger.buyer();
  const [first, second] = [await ledger.bill(buyerId, 100_000), await ledger.bill(buyerId, 200_000)];
  const { id: receiptId } = await ledger.pay(buyerId, 400_000, [
    { invoiceId: first, amountPaise: 118_000 },
    { invoiceId: second, amountPaise: 236_000 },
  ]);
  const before = await ledger.documents(buyerId);
  ledger.on('2027-08-05');
  const back = { receiptId, returnedOn: '2027-08-05', reason: 'Account closed' };
  for (const returnedOn of ['2027-08-06', '2027-08-01'])
    await expect(returnReceipt(ledger.ctx, { ...back, returnedOn })).rejects.toMatchObject({
      errors: { returnedOn: expect.any(String) },
    });
  const taps = await Promise.allSettled([returnReceipt(ledger.ctx, back), returnReceipt(ledger.ctx, back)]);
  expect(taps.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect([await ledger.open(first), await ledger.open(second)]).toEqual([118_000, 236_000]);
  const added = (await ledger.documents(buyerId)).filter(({ id }) => !before.some((one) => one.id === id));
  expect(added.map(({ kind, totalPaise }) => [kind, totalPaise])).toEqual([['refund-voucher', 46_000]]);
  const account = await readBuyerAccount(ledger.ctx, { buyerId });
  expect(account).toMatchObject({ openPaise: 354_000, advancePaise: 0 });
  expect(account.receipts).toMatchObject([{ returnedOn: '2027-08-05', returnReason: 'Account closed' }]);
  const { entries, closingPaise } = await readStatement(ledger.ctx, {
    buyerId, from: '2027-08-03', to: '2027-08-31',
  }); // prettier-ignore
  expect(closingPaise).toBe(354_000);
  expect(entries.every(({ on, kind }) => on === '2027-08-05' && kind === 'came-back')).toBe(true);
  // The buyer pays once more, and has paid as much as it owed.
  await ledger.pay(buyerId, 354_000, [
    { invoiceId: first, amountPaise: 118_000 },
    { invoiceId: second, amountPaise: 236_000 },
  ]);
  expect(await readBuyerAccount(ledger.ctx, { buyerId })).toMatchObject({ openPaise: 0, advancePaise: 0 });
});

test('an advance that an invoice took comes back: the invoice is owed again, without a refund voucher, and both months stay as they were', async () => {
  ledger.on('2027-09-10');
  const buyerId = await ledger.buyer();
  const { id: receiptId } = await ledger.pay(buyerId, 118_000);
  ledger.on('2027-10-05');
  const invoiceId = await ledger.bill(buyerId, 100_000, { useAdvances: true });
  expect(await ledger.open(invoiceId)).toBe(0);
  const months = () => Promise.all(['2027-09', '2027-10'].map(ledger.filed));
  const before = await months();
  expect(before.map(({ at, txpd }) => [at.length, txpd.length])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  await returnReceipt(ledger.ctx, { receiptId, returnedOn: '2027-10-05', reason: 'Funds insufficient' });
  expect(await ledger.open(invoiceId)).toBe(118_000);
  expect((await ledger.documents(buyerId)).map(({ kind }) => kind)).toEqual([
    'receipt-voucher',
    'tax-invoice',
  ]);
  expect(await months()).toEqual(before);
});

test('tax that is kept back of an advance is taxed with it, stands in its quarter once, and goes on to the invoices that use it', async () => {
  ledger.on('2032-01-10');
  const buyerId = await ledger.buyer({ stateCode: '29' });
  const keptBack = { tdsPaise: 100_000, tdsRuleId: 'professional', gstTdsPaise: 20_000 };
  for (const [amountPaise, advance, said] of [
    [1_060_000, { ...keptBack, tdsRuleId: 'professional-1961' }, 'advance.tdsRuleId'],
    [1_060_000, { ...keptBack, tdsRuleId: '' }, 'advance.tdsRuleId'],
  ] as const)
    await expect(ledger.pay(buyerId, amountPaise, [], { advance })).rejects.toMatchObject({
      errors: { [said]: expect.anything() },
    });
  const { id: receiptId } = await ledger.pay(buyerId, 1_060_000, [], { advance: keptBack });
  const [voucher] = await ledger.documents(buyerId);
  expect(totalsOf(voucher!)).toEqual([1_000_000, 0, 0, 180_000, 0, 1_180_000]);
  expect(voucher?.content.note).toContain('₹1,200 of it was kept back as tax');
  const advance = { ...part, place: '29', taxablePaise: 1_000_000, igstPaise: 180_000 };
  expect(await ledger.table('2032-01', 'at')).toEqual([advance]);
  const [left] = (await readBuyerAccount(ledger.ctx, { buyerId })).advances;
  expect(left).toMatchObject({ leftPaise: 1_180_000, keptBackPaise: 120_000 });
  await expect(
    sendBackAdvance(ledger.ctx, { advanceId: left?.id ?? '', amountPaise: 1_060_001, reference: 'NEFT2' }),
  ).rejects.toMatchObject({ errors: { amountPaise: expect.anything() } });
  const filter = KeptBackFilter.parse({ quarter: '2031-32 Q4' });
  const kept = async () =>
    (await listKeptBack(ledger.ctx, filter)).data.map((row) => [row.kind, row.number, row.amountPaise]);
  const once = [
    ['gst-tds', voucher?.number, 20_000],
    ['tds', voucher?.number, 100_000],
  ];
  expect(await kept()).toEqual(once);
  // Half of it for one invoice, half for another, a month later.
  ledger.on('2032-02-10');
  const first = await ledger.bill(buyerId, 500_000, { useAdvances: true });
  const second = await ledger.bill(buyerId, 1_000_000);
  await applyAdvances(ledger.ctx, { invoiceId: second });
  expect([await ledger.open(first), await ledger.open(second)]).toEqual([0, 590_000]);
  for (const invoiceId of [first, second])
    expect((await getInvoiceAccount(ledger.ctx, { invoiceId })).settlements).toMatchObject([
      { kind: 'money', amountPaise: 530_000, isAdvance: true },
      { kind: 'tds', amountPaise: 50_000, keptBack: { basePaise: 500_000, isOdd: false } },
      { kind: 'gst-tds', amountPaise: 10_000, keptBack: { basePaise: 500_000, isOdd: false } },
    ]);
  expect(await ledger.table('2032-02', 'txpd')).toEqual([advance]);
  expect(await kept()).toEqual(once);
  expect(await sumKeptBack(ledger.ctx, filter)).toMatchObject([
    { kind: 'tds', paise: 100_000 },
    { kind: 'gst-tds', paise: 20_000, gst: { igstPaise: 20_000 } },
  ]);
  const closing = async () =>
    (await readStatement(ledger.ctx, { buyerId, from: '2032-02-01', to: '2032-02-29' })).closingPaise;
  expect(await closing()).toBe(590_000);
  // Its money comes back; the tax is with the state.
  await returnReceipt(ledger.ctx, { receiptId, returnedOn: '2032-02-10', reason: 'Funds insufficient' });
  expect([await ledger.open(first), await ledger.open(second)]).toEqual([530_000, 1_120_000]);
  expect(await closing()).toBe(1_650_000);
});

test('tax of an advance that is told later than its money has a voucher of its own, stands in its quarter once, and goes on to the invoice', async () => {
  ledger.on('2033-01-10');
  const buyerId = await ledger.buyer({ stateCode: '29' });
  await ledger.pay(buyerId, 1_060_000, []);
  const advances = async () => (await readBuyerAccount(ledger.ctx, { buyerId })).advances;
  const [{ id: advanceId = '' } = {}] = await advances();
  ledger.on('2033-02-03');
  const told = {
    deductedOn: '2033-01-10',
    tdsPaise: 100_000,
    tdsRuleId: 'professional',
    gstTdsPaise: 20_000,
  };
  const tell = (over: object, id = advanceId) =>
    recordKeptBackOfAdvance(ledger.ctx, { ...told, ...over, advanceId: id });
  for (const [over, field] of [
    [{ tdsPaise: 0, gstTdsPaise: 0 }, 'tdsPaise'],
    [{ tdsRuleId: 'professional-1961' }, 'tdsRuleId'],
    [{ deductedOn: '2033-02-04' }, 'deductedOn'],
  ] as const)
    await expect(tell(over)).rejects.toMatchObject({ errors: { [field]: expect.anything() } });
  await tell({});
  expect(await advances()).toMatchObject([
    { leftPaise: 1_060_000, keptBackPaise: 0 },
    { leftPaise: 120_000, keptBackPaise: 120_000, takenOn: '2033-01-10' },
  ]);
  // There is no money in it that more could be kept back of.
  await expect(tell({}, (await advances())[1]?.id)).rejects.toBeInstanceOf(Conflict);
  const [first, second] = await ledger.documents(buyerId);
  expect([first, second].map((one) => one?.kind)).toEqual(['receipt-voucher', 'receipt-voucher']);
  expect([first, second].map((one) => one?.totalPaise)).toEqual([1_060_000, 120_000]);
  const kept = async () =>
    (await listKeptBack(ledger.ctx, KeptBackFilter.parse({ quarter: '2032-33 Q4' }))).data.map((row) => [
      row.kind,
      row.number,
      row.amountPaise,
      row.keptBack,
    ]);
  const of = { basePaise: 1_000_000, isOdd: false };
  const once = [
    ['gst-tds', second?.number, 20_000, expect.objectContaining(of)],
    ['tds', second?.number, 100_000, expect.objectContaining(of)],
  ];
  expect(await kept()).toEqual(once);
  const invoiceId = await ledger.bill(buyerId, 1_000_000, { useAdvances: true });
  expect(await ledger.open(invoiceId)).toBe(0);
  expect((await getInvoiceAccount(ledger.ctx, { invoiceId })).settlements).toMatchObject([
    { kind: 'money', amountPaise: 1_060_000, isAdvance: true },
    { kind: 'tds', amountPaise: 100_000, keptBack: of },
    { kind: 'gst-tds', amountPaise: 20_000, keptBack: of },
  ]);
  expect(await kept()).toEqual(once);
  // All of it has bought something: the tax would be the invoice's.
  await expect(tell({})).rejects.toBeInstanceOf(Conflict);
});

test('an advance from a zone in our own state has IGST like what it will buy, and is filed beside those of its place', async () => {
  ledger.on('2041-02-05');
  const zone = await ledger.buyer({ gstin: '27AAPFU0939F2ZU', isZone: true });
  const near = await ledger.buyer({ company: '', name: 'Nisha Sample' });
  await ledger.pay(zone, 1_180_000);
  await ledger.pay(near, 118_000);
  const month = '2041-02';
  expect(await ledger.table(month, 'at')).toMatchObject([
    { place: '27', taxablePaise: 1_000_000, igstPaise: 180_000, cgstPaise: 0 },
    { place: '27', taxablePaise: 100_000, igstPaise: 0, cgstPaise: 9_000, sgstPaise: 9_000 },
  ]);
  expect(returnJson(await readReturn(ledger.ctx, { month }))).toMatchObject({
    at: [
      { pos: '27', sply_ty: 'INTER', itms: [{ rt: 18, ad_amt: 10_000, iamt: 1_800 }] },
      { pos: '27', sply_ty: 'INTRA', itms: [{ rt: 18, ad_amt: 1_000, camt: 90, samt: 90 }] },
    ],
  });
});

/** What its buyer reads with a document. */
async function mailOf(invoiceId: string): Promise<string> {
  const draw = async () => new TextEncoder().encode('%PDF-1.7 sheet');
  const key = `invoice:${invoiceId}`;
  await writeInvoiceMail({ invoice: draw, statement: draw }).run(ledger.ctx, { key, invoiceId });
  const [mail] = await ledger.db.select().from(messages).where(eq(messages.dedupeKey, key));
  return mail?.text ?? '';
}

test('of an advance that the bank took back nobody is told that money is on its way', async () => {
  ledger.on('2041-03-05');
  const buyerId = await ledger.buyer({ email: 'bounced@example.com' });
  const { id: receiptId } = await ledger.pay(buyerId, 118_000);
  await returnReceipt(ledger.ctx, { receiptId, returnedOn: '2041-03-05', reason: 'Cheque bounced' });
  const voucher = (await ledger.documents(buyerId)).find(({ kind }) => kind === 'refund-voucher');
  if (!voucher) throw new Error('Its tax was not taken out');
  const text = await mailOf(voucher.id);
  expect(text).toContain('Nothing is paid out.');
  expect(text).not.toContain('The money comes back');
  expect(voucher.content.isTakenBack).toBe(true);
});

test('the mail of a voucher names the invoice that its money is on, and the next one only for what is left', async () => {
  ledger.on('2041-03-02');
  const buyerId = await ledger.buyer({ email: 'earlier-month@example.com' });
  const invoiceId = await ledger.bill(buyerId, 100_000);
  const [{ number } = { number: '' }] = await ledger.documents(buyerId);
  ledger.on('2041-03-05');
  await ledger.pay(buyerId, 118_000, [{ invoiceId, amountPaise: 118_000 }], { receivedOn: '2041-02-28' });
  const other = await ledger.buyer({ email: 'no-invoice-yet@example.com' });
  await ledger.pay(other, 118_000);
  const told = async (of: string) => {
    const voucher = (await ledger.documents(of)).find(({ kind }) => kind === 'receipt-voucher');
    return mailOf(voucher?.id ?? '');
  };
  const booked = await told(buyerId);
  expect(booked).toContain(`The money was taken off ${number}.`);
  expect(booked).not.toContain('next invoice');
  expect(await told(other)).toContain('The money is taken off your next invoice.');
});

test('the mail of an invoice asks for what its advance has left open, and for nothing where that has paid it', async () => {
  const mailed = async (advancePaise: number) => {
    const email = `advance-${advancePaise}@example.com`;
    const buyerId = await ledger.buyer({ email });
    await ledger.pay(buyerId, advancePaise);
    return mailOf(await ledger.bill(buyerId, 100_000, { useAdvances: true }));
  };
  const rest = await mailed(18_000);
  expect(rest).toContain('To pay: ₹1,000');
  expect(rest).toContain('/invoice/');
  const paid = await mailed(118_000);
  expect(paid).toContain('Nothing is due on it any more.');
  expect(paid).not.toContain('/invoice/');
});
