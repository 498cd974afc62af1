import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyAdvances, sendBackAdvance } from './advances.ts';
import { issueNote } from './issue-note.ts';
import { getInvoiceAccount, readBuyerAccount } from './read-account.ts';
import { recordKeptBack, recordReceipt, type ReceiptInput } from './record-receipt.ts';
import { returnReceipt } from './return-receipt.ts';
import { readStatement } from './read-statement.ts';
import { replaceInvoice } from './replace-invoice.ts';
import { writeOff } from './settle-otherwise.ts';
import { advances, receivables, settlements } from './table.server.ts';
import { KeptBackFilter, sumKeptBack } from './kept-back/kept-back.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import type { ReturnTable } from '#money/invoices/gst-return/gst-return.ts';
import { getDraft } from '#money/invoices/drafts/drafts.ts';
import { issueDraft } from '#money/invoices/drafts/issue-draft.ts';
import { openLedger } from './test-ledger.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { NotAcknowledged } from '#kit/errors.ts';
import { message } from '#kit/language/message.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());

const open = async (invoiceId: string) => {
  const [row] = await ledger.db.select().from(receivables).where(eq(receivables.invoiceId, invoiceId));
  return row?.openPaise;
};
type Part = Partial<ReceiptInput['invoices'][number]> & { invoiceId: string };
const pay = (buyerId: string, amountPaise: number, parts: Part[] = [], over: Partial<ReceiptInput> = {}) =>
  recordReceipt(ledger.ctx, {
    buyerId,
    receivedOn: ledger.clock.now.toISOString().slice(0, 10),
    method: 'bank',
    reference: ledger.reference(),
    amountPaise,
    invoices: parts.map((part) => ({ amountPaise: 0, tdsPaise: 0, tdsRuleId: '', gstTdsPaise: 0, ...part })),
    ...over,
  });
const documents = (buyerId: string) =>
  ledger.db.select().from(invoices).where(eq(invoices.buyerId, buyerId)).orderBy(invoices.id);
const totals = ({ content }: typeof invoices.$inferSelect) => {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise } = content.totals;
  return [taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise];
};
/** A table of a month's return. */
const filed = async <T extends ReturnTable>(month: string, table: T) => (await ledger.filed(month))[table];
/** An advance of 2,000,000 paise across the border, as a return has it. */
const part = { percent: 18, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

test('money and income tax kept back close an invoice; a wrong sum is marked, a government buyer keeps GST back too', async () => {
  const buyerId = await ledger.buyer();
  const [ten, odd, mistaken, state] = [
    await ledger.bill(buyerId, 10_000_000),
    await ledger.bill(buyerId, 6_000_033),
    await ledger.bill(buyerId, 10_000_000),
    await ledger.bill(buyerId, 30_000_000),
  ];
  await pay(buyerId, 10_800_000, [
    { invoiceId: ten, amountPaise: 10_800_000, tdsPaise: 1_000_000, tdsRuleId: 'professional' },
  ]);
  await pay(buyerId, 6_960_039, [
    { invoiceId: odd, amountPaise: 6_960_039, tdsPaise: 120_000, tdsRuleId: 'contractor' },
  ]);
  await pay(buyerId, 10_620_000, [
    { invoiceId: mistaken, amountPaise: 10_620_000, tdsPaise: 1_180_000, tdsRuleId: 'professional' },
  ]);
  await pay(buyerId, 34_200_000, [
    {
      invoiceId: state,
      amountPaise: 34_200_000,
      tdsPaise: 600_000,
      tdsRuleId: 'contractor',
      gstTdsPaise: 600_000,
    },
  ]);
  expect(await Promise.all([ten, odd, mistaken, state].map(open))).toEqual([0, 0, 0, 0]);
  const marked = async (id: string, tax = 'tds') =>
    (await getInvoiceAccount(ledger.ctx, { invoiceId: id })).settlements.find(({ kind }) => kind === tax)
      ?.keptBack;
  expect(await marked(ten)).toMatchObject({ basePaise: 10_000_000, isOdd: false, section: '393(1) 6(iii)' });
  expect(await marked(odd)).toMatchObject({ basePaise: 6_000_033, isOdd: false });
  expect(await marked(mistaken)).toMatchObject({ isOdd: true });
  // GST that is kept back is a ledger of its own: 2 % of the value, half of it the Union's and half the state's.
  expect(await marked(state, 'gst-tds')).toEqual({
    ruleId: 'gst-tds',
    section: '51',
    percent: 2,
    basePaise: 30_000_000,
    isOdd: false,
  });
  // Told of later than its money, it is kept back of what the money settled; told of first, of all of it.
  const later = { deductedOn: dateInIndia(ledger.clock.now), tdsRuleId: 'professional', gstTdsPaise: 0 };
  const [told, first] = [await ledger.bill(buyerId, 10_000_000), await ledger.bill(buyerId, 10_000_000)];
  await pay(buyerId, 10_800_000, [{ invoiceId: told, amountPaise: 10_800_000 }]);
  for (const invoiceId of [told, first]) {
    await recordKeptBack(ledger.ctx, { ...later, invoiceId, tdsPaise: 1_000_000 });
    expect(await marked(invoiceId)).toMatchObject({ basePaise: 10_000_000, isOdd: false });
  }
  expect(await Promise.all([told, first].map(open))).toEqual([0, 10_800_000]);
  const across = await ledger.bill(await ledger.buyer({ stateCode: '29' }), 1_000_000);
  await recordKeptBack(ledger.ctx, {
    invoiceId: across,
    deductedOn: dateInIndia(ledger.clock.now),
    tdsPaise: 0,
    tdsRuleId: '',
    gstTdsPaise: 30_000,
  });
  expect(await marked(across, 'gst-tds')).toMatchObject({ basePaise: 25_424, isOdd: true });
  expect(await sumKeptBack(ledger.ctx, KeptBackFilter.parse({}))).toEqual([
    { kind: 'tds', paise: 4_900_000, seenPaise: 0, gst: null },
    {
      kind: 'gst-tds',
      paise: 630_000,
      seenPaise: 0,
      gst: { cgstPaise: 300_000, sgstPaise: 300_000, igstPaise: 30_000 },
    },
  ]);
});

test('one transfer for three invoices, one invoice in three transfers, and what is refused', async () => {
  const buyerId = await ledger.buyer();
  const ids = [
    await ledger.bill(buyerId, 100_000),
    await ledger.bill(buyerId, 200_000),
    await ledger.bill(buyerId, 300_000),
  ] as const;
  await pay(
    buyerId,
    500_000,
    [118_000, 236_000, 146_000].map((amountPaise, i) => ({ invoiceId: ids[i] ?? '', amountPaise })),
  );
  expect(await Promise.all(ids.map(open))).toEqual([0, 0, 208_000]);
  const last = { invoiceId: ids[2], amountPaise: 208_000 };
  await expect(pay(buyerId, 300_000, [{ ...last, amountPaise: 208_001 }])).rejects.toMatchObject({
    errors: { 'invoices.0.amountPaise': message('{amount} is due', { amount: '₹2,080' }) },
  });
  await expect(pay(buyerId, 1_000, [last])).rejects.toMatchObject({
    errors: { amountPaise: 'The invoices take more than came' },
  });
  await expect(pay(await ledger.buyer(), 208_000, [last])).rejects.toMatchObject({
    errors: { 'invoices.0.invoiceId': expect.anything() },
  });
  await expect(pay(buyerId, 416_000, [last, last])).rejects.toMatchObject({
    errors: { 'invoices.1.invoiceId': expect.anything() },
  });
  await expect(pay(buyerId, 208_000, [last], { receivedOn: '2999-01-01' })).rejects.toMatchObject({
    errors: { receivedOn: expect.anything() },
  });
  await pay(buyerId, 108_000, [{ ...last, amountPaise: 108_000 }], { reference: 'TWICE1' });
  await expect(
    pay(buyerId, 100_000, [{ ...last, amountPaise: 100_000 }], { reference: 'TWICE1' }),
  ).rejects.toMatchObject({ errors: { reference: expect.anything() } });
  // Both at once: whoever is second finds less open.
  const both = await Promise.allSettled(
    [1, 2].map(() => pay(buyerId, 100_000, [{ ...last, amountPaise: 100_000 }])),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await open(ids[2])).toBe(0);
});

test('an advance is taxed in the month it comes, taken off the tax of the month that uses it, and half of it goes back', async () => {
  ledger.on('2027-01-10');
  const buyerId = await ledger.buyer({ stateCode: '29' });
  await pay(buyerId, 2_000_000);
  const [voucher] = await documents(buyerId);
  expect(voucher).toMatchObject({ kind: 'receipt-voucher', number: 'NIR/26-27/A00001' });
  expect(totals(voucher!)).toEqual([1_694_915, 0, 0, 305_085, 0, 2_000_000]);
  const advance = { ...part, place: '29', taxablePaise: 1_694_915, igstPaise: 305_085 };
  expect(await filed('2027-01', 'at')).toEqual([advance]);
  ledger.on('2027-02-03');
  const invoiceId = await ledger.bill(buyerId, 10_000_000, { useAdvances: true });
  expect(await open(invoiceId)).toBe(9_800_000);
  expect((await getInvoiceAccount(ledger.ctx, { invoiceId })).content.paidBefore).toEqual([
    { number: 'NIR/26-27/A00001', amountPaise: 2_000_000 },
  ]);
  expect(await filed('2027-01', 'at')).toHaveLength(1);
  expect(await filed('2027-02', 'at')).toEqual([]);
  expect(await filed('2027-02', 'txpd')).toEqual([advance]);
  // Another one, of which one half and then the other goes back.
  await pay(buyerId, 2_000_000);
  const [second] = (await readBuyerAccount(ledger.ctx, { buyerId })).advances;
  const back = { advanceId: second?.id ?? '', amountPaise: 1_000_000, reference: 'NEFT1' };
  await sendBackAdvance(ledger.ctx, back);
  await expect(sendBackAdvance(ledger.ctx, { ...back, amountPaise: 1_000_001 })).rejects.toMatchObject({
    errors: { amountPaise: message('{amount} of it is left', { amount: '₹10,000' }) },
  });
  await sendBackAdvance(ledger.ctx, back);
  const vouchers = (await documents(buyerId)).filter(({ kind }) => kind === 'refund-voucher');
  expect(vouchers.map(totals)).toEqual([
    [847_458, 0, 0, 152_543, -1, 1_000_000],
    [847_457, 0, 0, 152_542, 1, 1_000_000],
  ]);
  // Taken and sent back within one month: no tax of it is left in the return.
  expect(await filed('2027-02', 'at')).toEqual([]);
});

test('what comes too much is an advance; the bank’s day decides the month of its tax', async () => {
  ledger.on('2027-04-03');
  const buyerId = await ledger.buyer();
  await pay(buyerId, 11_800_000, [], { receivedOn: '2027-03-30' });
  const [voucher] = await documents(buyerId);
  expect(voucher?.number).toMatch(/^NIR\/27-28\/A/);
  const tax = { ...part, place: '27', taxablePaise: 10_000_000, cgstPaise: 900_000, sgstPaise: 900_000 };
  expect(await filed('2027-03', 'at')).toEqual([tax]);
  const invoiceId = await ledger.bill(buyerId, 10_000_000);
  await applyAdvances(ledger.ctx, { invoiceId });
  expect(await open(invoiceId)).toBe(0);
  expect(await filed('2027-04', 'txpd')).toEqual([tax]);
  expect(await filed('2027-04', 'at')).toEqual([]);
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
  const refusal = await pay(buyerId, 5_735_000, [half], march).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(NotAcknowledged);
  expect(String(refusal)).toContain('2031-03, 2031-04');
  expect(await documents(buyerId)).toHaveLength(1);
  await pay(buyerId, 5_735_000, [half], { ...march, acknowledged: true });
  expect(await open(invoiceId)).toBe(totalPaise - 5_835_000);
  const [, voucher] = await documents(buyerId);
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
  expect(await filed('2031-03', 'at')).toEqual(tax);
  // Taken off again where the invoice is returned, not where it was written down.
  expect(await filed('2031-04', 'txpd')).toEqual(tax);
  expect(await filed('2031-05', 'txpd')).toEqual([]);
  await pay(buyerId, 5_835_000, [{ invoiceId, amountPaise: 5_835_000 }], { receivedOn: '2031-04-30' });
  expect(await open(invoiceId)).toBe(0);
  expect(await filed('2031-04', 'at')).toEqual([]);
  // What is not taxed is no advance of a return.
  const abroad = await ledger.buyer({ country: 'Nepal', stateCode: '' });
  await ledger.setSite({ lut: 'AD270131000001X of 2031-32' });
  const exported = await ledger.bill(abroad, 1_000_000, { supply: 'export-lut' });
  await pay(abroad, 1_000_000, [{ invoiceId: exported, amountPaise: 1_000_000 }], {
    receivedOn: '2031-04-30',
  });
  expect(await documents(abroad)).toHaveLength(1);
  // An earlier advance that is used for an invoice of a month taken for filing asks as well.
  const late = await ledger.buyer();
  await pay(late, 118_000, [], { ...march, acknowledged: true });
  ledger.on('2031-06-02');
  const owed = await ledger.bill(late, 100_000);
  ledger.on('2031-07-02');
  await ledger.takeReturns('2031-06');
  await expect(applyAdvances(ledger.ctx, { invoiceId: owed })).rejects.toBeInstanceOf(NotAcknowledged);
  await applyAdvances(ledger.ctx, { invoiceId: owed, acknowledged: true });
  expect(await filed('2031-06', 'txpd')).toMatchObject([{ taxablePaise: 100_000 }]);
  await ledger.setSite({});
});

test('a note takes from what is open, then gives money back as an advance, and never more than there is', async () => {
  ledger.on('2027-05-01');
  const buyerId = await ledger.buyer();
  const invoiceId = await ledger.bill(buyerId, 10_000_000);
  await pay(buyerId, 5_000_000, [{ invoiceId, amountPaise: 5_000_000 }]);
  await pay(buyerId, 2_000_000, [{ invoiceId, amountPaise: 2_000_000 }]);
  await recordKeptBack(ledger.ctx, {
    invoiceId,
    deductedOn: '2027-05-01',
    tdsPaise: 1_000_000,
    tdsRuleId: 'professional',
    gstTdsPaise: 0,
  });
  expect(await open(invoiceId)).toBe(3_800_000);
  const note = { invoiceId, reason: 'deficient' as const, explanation: 'Two weeks late' };
  await expect(issueNote(ledger.ctx, { ...note, amountPaise: 10_800_001 })).rejects.toMatchObject({
    errors: { amountPaise: message('At most {amount} can be taken off', { amount: '₹1,08,000' }) },
  });
  await issueNote(ledger.ctx, { ...note, amountPaise: 1_180_000 });
  expect(await open(invoiceId)).toBe(2_620_000);
  // Beyond what is open: first the later transfer, then a part of the earlier one.
  await issueNote(ledger.ctx, { ...note, amountPaise: 2_620_000 + 2_500_000 });
  expect(await open(invoiceId)).toBe(0);
  const left = (await readBuyerAccount(ledger.ctx, { buyerId })).advances;
  expect(left.map(({ leftPaise }) => leftPaise)).toEqual([2_000_000, 500_000]);
  const notes = (await documents(buyerId)).filter(({ kind }) => kind === 'credit-note');
  expect(notes.map(totals)[0]).toEqual([1_000_000, 90_000, 90_000, 0, 0, 1_180_000]);
  expect(notes[0]?.content.note).toBe('The service was not as agreed. Two weeks late');
});

test('after 30 November a note is commercial and in no return; a write-off moves no tax', async () => {
  ledger.on('2027-06-01');
  const buyerId = await ledger.buyer({ gstin: '27AAPFU0939F1ZV' });
  const invoiceId = await ledger.bill(buyerId, 10_000_000);
  const note = {
    invoiceId,
    amountPaise: 1_000_000,
    reason: 'discount' as const,
    explanation: 'Frame agreement of 1 May 2027',
  };
  ledger.on('2028-11-30');
  await issueNote(ledger.ctx, note);
  expect(await filed('2028-11', 'cdnr')).toHaveLength(1);
  ledger.on('2028-12-01');
  await issueNote(ledger.ctx, note);
  expect((await documents(buyerId)).map(({ kind, number }) => [kind, number.slice(0, 11)])).toEqual([
    ['tax-invoice', 'NIR/27-28/0'],
    ['credit-note', 'NIR/28-29/C'],
    ['commercial-note', 'NIR/28-29/F'],
  ]);
  expect(await filed('2028-12', 'cdnr')).toEqual([]);
  expect(await open(invoiceId)).toBe(9_800_000);
  await writeOff(ledger.ctx, { invoiceId, amountPaise: 9_800_000, reason: 'The company is wound up' });
  expect(await open(invoiceId)).toBe(0);
  expect(await documents(buyerId)).toHaveLength(3);
});

test('a discount after the sale lowers the tax only where it was agreed before, or once the law has changed', async () => {
  ledger.on('2027-08-02');
  const buyerId = await ledger.buyer({ gstin: '27AAPFU0939F4ZS' });
  const invoiceId = await ledger.bill(buyerId, 10_000_000);
  const discount = { invoiceId, reason: 'discount' as const, amountPaise: 1_180_000, explanation: '' };
  await expect(issueNote(ledger.ctx, discount)).rejects.toMatchObject({
    errors: { explanation: expect.anything() },
  });
  const goodwill = { ...discount, reason: 'goodwill' as const };
  await issueNote(ledger.ctx, { ...goodwill, amountPaise: 1_000_000 });
  await ledger.setSite({ discountNotesFrom: '2027-08-03' });
  await issueNote(ledger.ctx, { ...goodwill, amountPaise: 1_000_000 });
  ledger.on('2027-08-03');
  await issueNote(ledger.ctx, goodwill);
  const notes = (await documents(buyerId)).slice(1);
  expect(notes.map(({ kind }) => kind)).toEqual(['commercial-note', 'commercial-note', 'credit-note']);
  expect(totals(notes[2]!)).toEqual([1_000_000, 90_000, 90_000, 0, 0, 1_180_000]);
  await ledger.setSite({});
});

test('what is wrong in amount or tax is taken back whole and begun anew; its money waits for the new invoice', async () => {
  ledger.on('2027-09-01');
  const buyerId = await ledger.buyer();
  const invoiceId = await ledger.bill(buyerId, 10_000, {
    lines: [
      { quantity: 2.5, unit: 'hour' },
      { kind: 'pure-agent', title: 'Google Ads', proof: 'G-1' },
    ],
  });
  const totalPaise = 29_500 + 10_000;
  await pay(buyerId, 9_500, [{ invoiceId, amountPaise: 9_500 }]);
  const { draftId, number } = await replaceInvoice(ledger.ctx, { invoiceId, explanation: 'Wrong rate' });
  const [invoice, note] = await documents(buyerId);
  expect([invoice?.totalPaise, note?.number, note?.content.note]).toEqual([
    totalPaise,
    number,
    'Another invoice takes its place. Wrong rate',
  ]);
  expect(await open(invoiceId)).toBe(0);
  expect(await getDraft(ledger.ctx, { draftId })).toMatchObject({
    buyerId,
    totalPaise,
    dueDays: 15,
    lines: [
      { kind: 'service', quantity: 2.5, unit: 'hour', unitPaise: 10_000, gstPercent: 18 },
      { kind: 'pure-agent', unitPaise: 10_000, proof: 'G-1' },
    ],
  });
  const { id } = await issueDraft(ledger.ctx, { draftId, byHand: true, useAdvances: true });
  expect(await open(id)).toBe(totalPaise - 9_500);
  // Of one month nothing is left in the return but the new one.
  expect(await filed('2027-09', 'at')).toEqual([]);
  expect(await filed('2027-09', 'b2cs')).toMatchObject([{ taxablePaise: 25_000, cgstPaise: 2_250 }]);
  // Tax that was kept back stays with the invoice, and so does the invoice.
  await recordKeptBack(ledger.ctx, {
    invoiceId: id,
    deductedOn: '2027-09-01',
    tdsPaise: 500,
    tdsRuleId: 'contractor',
    gstTdsPaise: 0,
  });
  await expect(replaceInvoice(ledger.ctx, { invoiceId: id, explanation: 'Again' })).rejects.toMatchObject({
    errors: { amountPaise: expect.anything() },
  });
  ledger.on('2028-12-01');
  const late = await ledger.bill(buyerId, 1_000);
  ledger.on('2029-12-01');
  await expect(replaceInvoice(ledger.ctx, { invoiceId: late, explanation: 'Again' })).rejects.toThrow(
    'It is too late',
  );
});

test('a debit note charges more, is owed and returned like an invoice, and is no note that takes off', async () => {
  ledger.on('2028-07-01');
  const buyerId = await ledger.buyer({ gstin: '27AAPFU0939F3ZT' });
  const invoiceId = await ledger.bill(buyerId, 10_000_000);
  const debitId = await ledger.bill(buyerId, 1_000_000, { correctsId: invoiceId });
  const [, debit] = await documents(buyerId);
  expect(debit).toMatchObject({ id: debitId, kind: 'debit-note', number: 'NIR/28-29/D00001' });
  expect(debit?.content.corrects?.number).toMatch(/^NIR\/28-29\/0/);
  expect(await Promise.all([invoiceId, debitId].map(open))).toEqual([11_800_000, 1_180_000]);
  expect(await filed('2028-07', 'cdnr')).toMatchObject([
    { note: 'D', rates: [{ taxablePaise: 1_000_000, cgstPaise: 90_000, sgstPaise: 90_000 }] },
  ]);
  // All of the invoice can still be taken off, and all of the debit note.
  const note = { reason: 'cancelled' as const, explanation: '' };
  await issueNote(ledger.ctx, { ...note, invoiceId, amountPaise: 11_800_000 });
  await issueNote(ledger.ctx, { ...note, invoiceId: debitId, amountPaise: 1_180_000 });
  expect(await Promise.all([invoiceId, debitId].map(open))).toEqual([0, 0]);
  const stranger = await ledger.buyer();
  await expect(ledger.bill(stranger, 1_000, { correctsId: invoiceId })).rejects.toMatchObject({
    errors: { correctsId: expect.anything() },
  });
});

test('a transfer that comes back after three days is owed again, once, without a note; what of it was an advance gets its voucher', async () => {
  ledger.on('2027-08-02');
  const buyerId = await ledger.buyer();
  const [first, second] = [await ledger.bill(buyerId, 100_000), await ledger.bill(buyerId, 200_000)];
  const { id: receiptId } = await pay(buyerId, 400_000, [
    { invoiceId: first, amountPaise: 118_000 },
    { invoiceId: second, amountPaise: 236_000 },
  ]);
  const before = await documents(buyerId);
  ledger.on('2027-08-05');
  const back = { receiptId, returnedOn: '2027-08-05', reason: 'Account closed' };
  for (const returnedOn of ['2027-08-06', '2027-08-01'])
    await expect(returnReceipt(ledger.ctx, { ...back, returnedOn })).rejects.toMatchObject({
      errors: { returnedOn: expect.any(String) },
    });
  const taps = await Promise.allSettled([returnReceipt(ledger.ctx, back), returnReceipt(ledger.ctx, back)]);
  expect(taps.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect([await open(first), await open(second)]).toEqual([118_000, 236_000]);
  const added = (await documents(buyerId)).filter(({ id }) => !before.some((one) => one.id === id));
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
  await pay(buyerId, 354_000, [
    { invoiceId: first, amountPaise: 118_000 },
    { invoiceId: second, amountPaise: 236_000 },
  ]);
  expect(await readBuyerAccount(ledger.ctx, { buyerId })).toMatchObject({ openPaise: 0, advancePaise: 0 });
});

test('what goes to a zone and abroad stands in its own place of the return', async () => {
  ledger.on('2029-01-05');
  await ledger.setSite({ lut: 'AD270128000001X of 2028-29' });
  const zone = await ledger.buyer({ gstin: '27AAPFU0939F2ZU', isZone: true });
  await ledger.bill(zone, 10_000_000, { supply: 'sez-lut' });
  const abroad = await ledger.buyer({ country: 'Singapore', stateCode: '' });
  await ledger.bill(abroad, 10_000_000, { supply: 'export-lut' });
  await ledger.bill(abroad, 10_000_000, { supply: 'export-with-tax' });
  expect(await filed('2029-01', 'b2b')).toMatchObject([
    { type: 'SEWOP', place: '27', reverseCharge: false, rates: [{ percent: 0, taxablePaise: 10_000_000 }] },
  ]);
  expect(await filed('2029-01', 'exp')).toMatchObject([
    { type: 'WOPAY', place: '96', valuePaise: 10_000_000, rates: [{ percent: 0, igstPaise: 0 }] },
    { type: 'WPAY', place: '96', valuePaise: 11_800_000, rates: [{ percent: 18, igstPaise: 1_800_000 }] },
  ]);
  expect(await filed('2029-01', 'b2cs')).toEqual([]);
  await expect(ledger.bill(zone, 10_000_000)).rejects.toMatchObject({
    errors: { supply: expect.anything() },
  });
  ledger.on('2029-04-01');
  await expect(ledger.bill(zone, 10_000_000, { supply: 'sez-lut' })).rejects.toMatchObject({
    errors: { supply: expect.stringContaining('financial year') },
  });
  await ledger.setSite({});
  await expect(ledger.bill(zone, 10_000_000, { supply: 'sez-lut' })).rejects.toMatchObject({
    errors: { supply: expect.anything() },
  });
});

test('what settled an invoice can be neither changed nor removed, and no more than is owed can be open', async () => {
  for (const statement of [sql`update settlements set amount_paise = 1`, sql`delete from settlements`])
    await expect(ledger.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'What settled an invoice is never changed.' },
    });
  await expect(ledger.db.execute(sql`update receivables set open_paise = total_paise + 1`)).rejects.toThrow();
  const rows = await ledger.db.select().from(settlements);
  const kept = await ledger.db.select().from(advances);
  expect(rows.length * kept.length).toBeGreaterThan(0);
});
