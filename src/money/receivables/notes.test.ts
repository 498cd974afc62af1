import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { issueNote } from './issue-note.ts';
import { readBuyerAccount } from './read-account.ts';
import { recordKeptBack } from './kept-back/record-kept-back.ts';
import { replaceInvoice } from './replace-invoice.ts';
import { writeOff } from './settle-otherwise.ts';
import { getDraft } from '#money/invoices/drafts/drafts.ts';
import { messages } from '#agency/messages/table.server.ts';
import { writeInvoiceMail } from '#money/invoices/jobs/invoice-mail.ts';
import { issueDraft } from '#money/invoices/drafts/issue-draft.ts';
import { openLedger, totalsOf } from './test-ledger.ts';
import { message } from '#kit/language/message.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());

test('a note takes from what is open, then gives money back as an advance, and never more than there is', async () => {
  ledger.on('2027-05-01');
  const buyerId = await ledger.buyer();
  const invoiceId = await ledger.bill(buyerId, 10_000_000);
  await ledger.pay(buyerId, 5_000_000, [{ invoiceId, amountPaise: 5_000_000 }]);
  await ledger.pay(buyerId, 2_000_000, [{ invoiceId, amountPaise: 2_000_000 }]);
  await recordKeptBack(ledger.ctx, {
    invoiceId,
    deductedOn: '2027-05-01',
    tdsPaise: 1_000_000,
    tdsRuleId: 'professional',
    gstTdsPaise: 0,
  });
  expect(await ledger.open(invoiceId)).toBe(3_800_000);
  const note = { invoiceId, reason: 'deficient' as const, explanation: 'Two weeks late' };
  await expect(issueNote(ledger.ctx, { ...note, amountPaise: 10_800_001 })).rejects.toMatchObject({
    errors: { amountPaise: message('At most {amount} can be taken off', { amount: '₹1,08,000' }) },
  });
  await issueNote(ledger.ctx, { ...note, amountPaise: 1_180_000 });
  expect(await ledger.open(invoiceId)).toBe(2_620_000);
  // Beyond what is open: first the later transfer, then a part of the earlier one.
  await issueNote(ledger.ctx, { ...note, amountPaise: 2_620_000 + 2_500_000 });
  expect(await ledger.open(invoiceId)).toBe(0);
  const left = (await readBuyerAccount(ledger.ctx, { buyerId })).advances;
  expect(left.map(({ leftPaise }) => leftPaise)).toEqual([2_000_000, 500_000]);
  const notes = (await ledger.documents(buyerId)).filter(({ kind }) => kind === 'credit-note');
  expect(notes.map(totalsOf)[0]).toEqual([1_000_000, 90_000, 90_000, 0, 0, 1_180_000]);
  expect(notes[0]?.content.note).toBe('The service was not as agreed. Two weeks late');
});

test('a note and its mail say in the buyer’s language why, and what its line is', async () => {
  ledger.on('2027-05-20');
  for (const language of ['hi', 'mr'] as const) {
    const buyerId = await ledger.buyer({ language, email: `note-${language}@example.com` });
    const invoiceId = await ledger.bill(buyerId, 10_000_000);
    const input = { amountPaise: 1_180_000, reason: 'deficient' as const, explanation: 'दो हफ़्ते देर से' };
    const { id, number } = await issueNote(ledger.ctx, { ...input, invoiceId });
    const issued = (await ledger.documents(buyerId)).find((one) => one.number === number);
    expect(issued?.content.note).toMatch(/^[^A-Z]+\. दो हफ़्ते देर से$/);
    const key = `invoice:${id}`;
    const draw = async () => new TextEncoder().encode('%PDF-1.7 sheet');
    await writeInvoiceMail({ invoice: draw, statement: draw }).run(ledger.ctx, { key, invoiceId: id });
    const [mail] = await ledger.db.select().from(messages).where(eq(messages.dedupeKey, key));
    expect(mail?.text).toContain(number);
    expect(mail?.text).not.toContain('Credit on');
  }
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
  expect(await ledger.table('2028-11', 'cdnr')).toHaveLength(1);
  ledger.on('2028-12-01');
  await issueNote(ledger.ctx, note);
  expect((await ledger.documents(buyerId)).map(({ kind, number }) => [kind, number.slice(0, 11)])).toEqual([
    ['tax-invoice', 'NIR/27-28/0'],
    ['credit-note', 'NIR/28-29/C'],
    ['commercial-note', 'NIR/28-29/F'],
  ]);
  expect(await ledger.table('2028-12', 'cdnr')).toEqual([]);
  expect(await ledger.open(invoiceId)).toBe(9_800_000);
  await writeOff(ledger.ctx, { invoiceId, amountPaise: 9_800_000, reason: 'The company is wound up' });
  expect(await ledger.open(invoiceId)).toBe(0);
  expect(await ledger.documents(buyerId)).toHaveLength(3);
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
  const notes = (await ledger.documents(buyerId)).slice(1);
  expect(notes.map(({ kind }) => kind)).toEqual(['commercial-note', 'commercial-note', 'credit-note']);
  expect(totalsOf(notes[2]!)).toEqual([1_000_000, 90_000, 90_000, 0, 0, 1_180_000]);
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
  await ledger.pay(buyerId, 9_500, [{ invoiceId, amountPaise: 9_500 }]);
  const told = await hearWebhooks(ledger.ctx);
  const { draftId, number } = await replaceInvoice(ledger.ctx, { invoiceId, explanation: 'Wrong rate' });
  const [invoice, note] = await ledger.documents(buyerId);
  // Taken back it was not paid.
  expect(await told('invoice.cancelled', 'invoice.paid')).toEqual([
    ['invoice.cancelled', { invoiceId, noteId: note?.id }],
  ]);
  expect([invoice?.totalPaise, note?.number, note?.content.note]).toEqual([
    totalPaise,
    number,
    'Another invoice takes its place. Wrong rate',
  ]);
  expect(await ledger.open(invoiceId)).toBe(0);
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
  expect(await ledger.open(id)).toBe(totalPaise - 9_500);
  // Of one month nothing is left in the return but the new one.
  expect(await ledger.table('2027-09', 'at')).toEqual([]);
  expect(await ledger.table('2027-09', 'b2cs')).toMatchObject([{ taxablePaise: 25_000, cgstPaise: 2_250 }]);
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
  const [, debit] = await ledger.documents(buyerId);
  expect(debit).toMatchObject({ id: debitId, kind: 'debit-note', number: 'NIR/28-29/D00001' });
  expect(debit?.content.corrects?.number).toMatch(/^NIR\/28-29\/0/);
  expect(await Promise.all([invoiceId, debitId].map(ledger.open))).toEqual([11_800_000, 1_180_000]);
  expect(await ledger.table('2028-07', 'cdnr')).toMatchObject([
    { note: 'D', rates: [{ taxablePaise: 1_000_000, cgstPaise: 90_000, sgstPaise: 90_000 }] },
  ]);
  // All of the invoice can still be taken off, and all of the debit note.
  const note = { reason: 'cancelled' as const, explanation: '' };
  await issueNote(ledger.ctx, { ...note, invoiceId, amountPaise: 11_800_000 });
  await issueNote(ledger.ctx, { ...note, invoiceId: debitId, amountPaise: 1_180_000 });
  expect(await Promise.all([invoiceId, debitId].map(ledger.open))).toEqual([0, 0]);
  const stranger = await ledger.buyer();
  await expect(ledger.bill(stranger, 1_000, { correctsId: invoiceId })).rejects.toMatchObject({
    errors: { correctsId: expect.anything() },
  });
});
