import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { messages } from '#agency/messages/table.server.ts';
import { DraftInput } from '../drafts/draft-input.ts';
import { createDraft, deleteDraft, getDraft, updateDraft } from '../drafts/drafts.ts';
import { issueDraft, issueProforma } from '../drafts/issue-draft.ts';
import { writeInvoiceMail } from '../jobs/invoice-mail.ts';
import { reviseInvoice } from '../revise-invoice.ts';
import { getInvoiceAccount } from '#money/receivables/read-account.ts';
import { openLedger } from '#money/receivables/test-ledger.ts';
import { sampleBill } from './sample-bill.ts';
import { attachBill, openBill, readBills, removeBill } from './supplier-bills.ts';
import { readInvoice } from '../find-invoice.ts';
import { supplierBills } from './table.server.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger();
  ledger.on('2026-12-01');
});
afterAll(() => ledger.close());

const content = sampleBill('Google Ads 4711');
const spend = {
  kind: 'pure-agent',
  title: 'Ads',
  proof: 'G-1',
  quantity: 1,
  unitPaise: 70_000,
  gstPercent: 18,
};
const fee = { title: 'Retainer', sac: '998361', quantity: 1, unitPaise: 100_000, gstPercent: 18 };
const draftOf = async (over: object = {}) => {
  const input = DraftInput.parse({
    buyerId: await ledger.buyer(),
    dueDays: 15,
    lines: [fee, spend],
    ...over,
  });
  return { input, draftId: (await createDraft(ledger.ctx, input)).id };
};
const attach = (draftId: string, over: object = {}) =>
  attachBill(ledger.ctx, { draftId, number: 'G-1', name: '../bills/Google “Ads”.PDF', content, ...over });
const issue = (draftId: string) => issueDraft(ledger.ctx, { draftId, byHand: false, useAdvances: false });

test('nothing is passed on without the supplier’s bill; it goes with the invoice’s mail and is found beside it', async () => {
  const { draftId } = await draftOf();
  await expect(issue(draftId)).rejects.toMatchObject({ errors: { bills: { values: { numbers: 'G-1' } } } });
  // What is offered first may be bought later.
  await issueProforma(ledger.ctx, { draftId, byHand: true });
  for (const [over, field] of [
    [{ number: 'G-2' }, 'number'],
    [{ content: new TextEncoder().encode('<svg/>') }, 'file'],
    [{ content: Buffer.concat([content, new Uint8Array(6_000_000)]) }, 'file'],
  ] as const)
    await expect(attach(draftId, over)).rejects.toMatchObject({ errors: { [field]: expect.anything() } });
  await attach(draftId);
  const [first] = (await getDraft(ledger.ctx, { draftId })).bills;
  expect(first).toMatchObject({ number: 'G-1', name: 'Google “Ads”.PDF' });
  // The same number once more takes its place, and nothing of the first one stays.
  const [before] = await ledger.db.select().from(supplierBills).where(eq(supplierBills.draftId, draftId));
  await attach(draftId, { name: 'new.pdf' });
  expect(await ledger.ctx.files.get(before?.storedName ?? '')).toBeNull();
  const { id: invoiceId } = await issue(draftId);
  const { bills } = await getInvoiceAccount(ledger.ctx, { invoiceId });
  expect(bills).toMatchObject([{ number: 'G-1', name: 'new.pdf', bytes: content.length }]);
  const opened = await openBill(ledger.ctx, { billId: bills[0]?.id ?? '' });
  const bytes = Buffer.from(await new Response(opened.content.body).arrayBuffer());
  expect([opened.type, bytes.equals(content)]).toEqual(['application/pdf', true]);

  const draw = async () => new TextEncoder().encode('%PDF-1.7');
  const pdfs = { invoice: draw, statement: draw };
  await writeInvoiceMail(pdfs).run(ledger.ctx, { key: `invoice:${invoiceId}`, invoiceId });
  const [mail] = await ledger.db
    .select()
    .from(messages)
    .where(eq(messages.dedupeKey, `invoice:${invoiceId}`));
  expect(mail?.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    ['NIR-26-27-000001.pdf', 'application/pdf'],
    ['new.pdf', 'application/pdf'],
  ]);
  // A revision says the same once more, and passes the same on.
  const revision = await reviseInvoice(ledger.ctx, {
    invoiceId, name: 'Sample Journeys', gstin: '', address: '4 Lake Road, Pune', pincode: '', stateCode: '27', explanation: '',
  }); // prettier-ignore
  const revised = await readInvoice(ledger.ctx, { invoiceId: revision.id });
  expect((await readBills(ledger.ctx, revised)).map(({ name }) => name)).toEqual(['new.pdf']);
});

test('a line whose bill is another one asks for it anew; what no draft has any more is gone from where uploads lie', async () => {
  const { draftId, input } = await draftOf();
  await attach(draftId);
  await updateDraft(ledger.ctx, {
    ...input,
    draftId,
    lines: DraftInput.parse({ ...input, lines: [{ ...spend, proof: 'G-2' }] }).lines,
  });
  const refused = (numbers: string) =>
    expect(issue(draftId)).rejects.toMatchObject({ errors: { bills: { values: { numbers } } } });
  await attach(draftId, { number: 'G-2' });
  // The wrong one does not go along by mistake.
  await refused('G-1');
  const stored = await ledger.db.select().from(supplierBills).where(eq(supplierBills.draftId, draftId));
  expect(stored.map(({ number }) => number)).toEqual(['G-1', 'G-2']);
  await removeBill(ledger.ctx, { draftId, billId: stored[0]?.id ?? '' });
  await removeBill(ledger.ctx, { draftId, billId: stored[1]?.id ?? '' });
  await refused('G-2');
  await attach(draftId, { number: 'G-2' });
  await deleteDraft(ledger.ctx, { draftId });
  for (const { storedName } of stored) expect(await ledger.ctx.files.get(storedName)).toBeNull();
});

test('a seller without a GST number charges none either way, and is asked for no bill', async () => {
  await ledger.setSite({ gstin: '' });
  const { draftId } = await draftOf();
  expect((await issue(draftId)).number).toBe('NIR/26-27/N00001');
  await ledger.setSite({});
});
