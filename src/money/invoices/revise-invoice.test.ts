import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeInvoiceMail } from './jobs/invoice-mail.ts';
import { messages } from '#agency/messages/table.server.ts';
import { returnJson } from './gst-return/return-json.ts';
import { sumsOfReturn, totalOfReturn } from './gst-return/read-return.ts';
import { reviseInvoice, type RevisionInput } from './revise-invoice.ts';
import { invoices } from './table.server.ts';
import { Conflict } from '#kit/errors.ts';
import { issueNote } from '#money/receivables/issue-note.ts';
import { receivables } from '#money/receivables/table.server.ts';
import { openLedger } from '#money/receivables/test-ledger.ts';
import { readVerified } from '#money/verify/read-verified.ts';
import { codeOf } from '#money/verify/verify-code.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());

const right = {
  name: 'Sample Travels',
  gstin: '27AAPFU0939F1ZV',
  address: '4 Lake Road, Pune',
  pincode: '',
  stateCode: '27',
};
const revise = (invoiceId: string, over: Partial<RevisionInput> = {}) =>
  reviseInvoice(ledger.ctx, { ...right, explanation: '', ...over, invoiceId });
const note = { reason: 'deficient' as const, explanation: '' };

test('the right GST number comes later: the same amounts, no money moved, an amendment in the return of its month', async () => {
  ledger.on('2026-12-10');
  const buyerId = await ledger.buyer({ gstin: '27AAPFU0939F2ZU' });
  const invoiceId = await ledger.bill(buyerId, 5_006);
  const { id: noteId } = await issueNote(ledger.ctx, { ...note, invoiceId, amountPaise: 2_000 });
  ledger.on('2027-01-15');
  const { id, number } = await revise(invoiceId, { explanation: 'The GST number of the other branch' });
  expect(number).toBe('NIR/26-27/M00001');
  const written = await ledger.db.select().from(invoices);
  const [first, revision] = [invoiceId, id].map((one) => written.find((row) => row.id === one));
  expect(revision?.content).toMatchObject({
    totals: first?.content.totals,
    buyer: { gstin: right.gstin },
    revises: { number: 'NIR/26-27/000001', issuedOn: '2026-12-10' },
  });
  const [owed] = await ledger.db.select().from(receivables).where(eq(receivables.invoiceId, invoiceId));
  expect(owed?.openPaise).toBe(5_907 - 2_000);
  expect(await ledger.db.$count(receivables)).toBe(1);
  await revise(noteId);

  // December as it was filed; January amends it and comes to nothing.
  expect((await ledger.filed('2026-12')).b2b).toMatchObject([
    { gstin: '27AAPFU0939F2ZU', number: 'NIR/26-27/000001' },
  ]);
  const january = await ledger.filed('2027-01');
  expect([january.b2b, january.cdnr, january.hsnB2b]).toEqual([[], [], []]);
  expect(totalOfReturn(sumsOfReturn(january))).toMatchObject({ taxablePaise: 0, cgstPaise: 0 });
  expect(returnJson(january)).toMatchObject({
    b2ba: [
      {
        ctin: right.gstin,
        inv: [
          {
            oinum: 'NIR/26-27/000001',
            oidt: '10-12-2026',
            inum: 'NIR/26-27/M00001',
            idt: '15-01-2027',
            val: 59.07,
          },
        ],
      },
    ],
    cdnra: [
      {
        ctin: right.gstin,
        nt: [
          {
            ont_num: 'NIR/26-27/C00001',
            ont_dt: '10-12-2026',
            ntty: 'C',
            nt_num: 'NIR/26-27/K00001',
            nt_dt: '15-01-2027',
          },
        ],
      },
    ],
    doc_issue: {
      doc_det: [{ doc_num: 3, doc_typ: 'Revised Invoice', docs: [{ totnum: 1 }, { totnum: 1 }] }],
    },
  });
  // What is taken off later names the right buyer, and is filed under its number.
  ledger.on('2027-02-01');
  await issueNote(ledger.ctx, { ...note, invoiceId, amountPaise: 1_000 });
  expect((await ledger.filed('2027-02')).cdnr).toMatchObject([{ gstin: right.gstin }]);
  await expect(revise(invoiceId, { name: 'Another' })).rejects.toThrow(Conflict);
});

test('before its month is filed the revision alone is filed; with a first GST number it moves from the sums to a line of its own', async () => {
  ledger.on('2027-03-01');
  const same = await ledger.bill(await ledger.buyer({ gstin: '27AAPFU0939F3ZT' }), 10_000);
  await revise(same, { name: 'Its registered name', gstin: '27AAPFU0939F3ZT' });
  const consumer = await ledger.buyer({ company: '', name: 'Meera Sample' });
  const later = await ledger.bill(consumer, 20_000);
  const march = await ledger.filed('2027-03');
  expect(march.b2b).toMatchObject([{ name: 'Its registered name', number: 'NIR/26-27/M00002' }]);
  expect(march.b2cs).toMatchObject([{ place: '27', taxablePaise: 20_000 }]);
  expect(march.docs.map(({ nature, count }) => [nature, count])).toEqual([
    [1, 2],
    [3, 1],
  ]);
  ledger.on('2027-04-05');
  await revise(later);
  const april = await ledger.filed('2027-04');
  expect(april.b2b).toMatchObject([
    { gstin: right.gstin, rates: [{ taxablePaise: 20_000, cgstPaise: 1_800 }] },
  ]);
  expect(april.b2cs).toMatchObject([{ place: '27', taxablePaise: -20_000, cgstPaise: -1_800 }]);
  expect(april.b2ba).toEqual([]);
  expect(totalOfReturn(sumsOfReturn(april))).toMatchObject({ taxablePaise: 0, cgstPaise: 0 });
});

test('a revision that would change the taxes or the table is refused, and so is one that comes too late', async () => {
  ledger.on('2027-05-01');
  const buyerId = await ledger.buyer({ gstin: '27AAPFU0939F4ZS' });
  const invoiceId = await ledger.bill(buyerId, 10_000);
  const refusals: [Partial<RevisionInput>, string][] = [
    [{ gstin: '29AAGCB7383J1Z4' }, 'stateCode'],
    [{ gstin: '' }, 'gstin'],
    [{ address: '' }, 'address'],
    [{ name: 'Sample Travels', gstin: '27AAPFU0939F4ZS' }, 'name'],
    [{ gstin: '27AAAAA0000A1Z2' }, 'gstin'],
  ];
  for (const [over, field] of refusals)
    await expect(revise(invoiceId, over)).rejects.toMatchObject({ errors: { [field]: expect.anything() } });
  // From ₹50,000 on an invoice names the address of a consumer too, and so does what takes its place.
  const consumer = await ledger.bill(await ledger.buyer({ company: '' }), 5_000_000);
  await expect(revise(consumer, { name: 'Meera', gstin: '', address: '' })).rejects.toMatchObject({
    errors: { address: expect.stringContaining('₹50,000') },
  });
  const large = await ledger.bill(await ledger.buyer({ company: '', stateCode: '29' }), 9_000_000);
  await expect(revise(large, { gstin: '29AAGCB7383J1Z4' })).rejects.toMatchObject({
    errors: { gstin: expect.anything() },
  });
  ledger.on('2028-12-01');
  await expect(revise(invoiceId)).rejects.toThrow(Conflict);
});

test('whoever checks a revised invoice by its code learns which one holds, and what was taken off since', async () => {
  ledger.on('2027-02-10');
  const invoiceId = await ledger.bill(await ledger.buyer(), 100_000);
  const { id, number } = await revise(invoiceId);
  await issueNote(ledger.ctx, { ...note, invoiceId, amountPaise: 118_000 });
  const check = async (documentId: string) =>
    readVerified(ledger.ctx, { code: await codeOf(ledger.ctx, { kind: 'document', id: documentId }) });
  expect(await check(invoiceId)).toMatchObject({
    state: 'revised',
    revisedBy: number,
    takenOffPaise: 118_000,
  });
  expect(await check(id)).toMatchObject({ state: 'valid', revisedBy: null, takenOffPaise: 118_000 });
});

test('the mail of a revision says what it takes the place of, and neither thanks for money nor sends any back', async () => {
  ledger.on('2027-03-10');
  const email = 'revised@example.com';
  const buyerId = await ledger.buyer({ email, gstin: '27AAPFU0939F5ZR' });
  const invoiceId = await ledger.bill(buyerId, 100_000);
  const { id: noteId } = await issueNote(ledger.ctx, { ...note, invoiceId, amountPaise: 11_800 });
  const draw = async () => new TextEncoder().encode('%PDF-1.7 sheet');
  for (const documentId of [invoiceId, noteId]) {
    const { id } = await revise(documentId);
    const key = `invoice:${id}`;
    await writeInvoiceMail({ invoice: draw, statement: draw }).run(ledger.ctx, { key, invoiceId: id });
    const [mail] = await ledger.db.select().from(messages).where(eq(messages.dedupeKey, key));
    const [first] = await ledger.db.select().from(invoices).where(eq(invoices.id, documentId));
    expect(mail?.subject).toContain('Your invoice was corrected');
    expect(mail?.text).toContain(`takes the place of ${first?.number}. No amount changes.`);
    expect(mail?.text).not.toMatch(/Thank you for your payment|The money comes back|Paid:/);
  }
});
