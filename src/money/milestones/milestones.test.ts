import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { deleteBuyer } from '#money/buyers/buyers.ts';
import { deleteDraft, getDraft, previewDraft, updateDraft } from '#money/invoices/drafts/drafts.ts';
import { issueDraft } from '#money/invoices/drafts/issue-draft.ts';
import { recordCancellation, storePortalAnswer } from '#money/invoices/e-invoices/register.ts';
import { portalAnswer } from '#money/invoices/e-invoices/test-portal.ts';
import { readInvoice } from '#money/invoices/find-invoice.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { createLink } from '#money/payment-links/create-link.ts';
import { LinkInput } from '#money/payment-links/payment-link.ts';
import { getOwnership } from '#money/certificates/certificates.ts';
import { getQuotation } from '#money/quotation-payments/get-quotation.ts';
import { listMyQuotations } from '#money/quotation-payments/list-my-quotations.ts';
import { recordPayment } from '#money/quotation-payments/record-payment.ts';
import { refundPayment } from '#money/payments/refunds/refund-payment.ts';
import { issueNote } from '#money/receivables/issue-note.ts';
import { recordReceipt } from '#money/receivables/record-receipt.ts';
import { writeOff } from '#money/receivables/settle-otherwise.ts';
import { openLedger, receivedReceipt } from '#money/receivables/test-ledger.ts';
import { aLead } from '#office/test-office.ts';
import { customers } from '#people/customers/table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { projects } from '#sales/projects/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { meetMilestone } from './meet-milestone.ts';
import { listMilestones, planMilestones, removeMilestones } from './milestones.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
let office: Ctx;
beforeAll(async () => {
  ledger = await openLedger();
  office = ledger.owner;
  ledger.on('2026-12-10');
});
afterAll(() => ledger.close());

/** ₹60,000.33 and ₹999.99, before 18 and 5 % of GST. */
const lines = [
  { title: 'Website', sac: '998314', quantity: 1, unitPricePaise: 6_000_033, gstPercent: 18 },
  { title: 'Printed guide', sac: '998912', quantity: 1, unitPricePaise: 99_999, gstPercent: 5 },
];
const accepted = async (over: object = {}) =>
  (await ledger.accepted({ lines: lines.slice(0, 1), ...over })).id;
const plan = (quotationId: string, percents: number[]) =>
  planMilestones(office, {
    quotationId,
    milestones: percents.map((percent, i) => ({ title: `Step ${i + 1}`, percent })),
  });
const partsOf = async (quotationId: string) => (await listMilestones(office, { quotationId })).milestones;
const meet = (milestoneId = '', issues = true) => meetMilestone(office, { milestoneId, issues });
const stateOf = async (quotationId: string) => (await getQuotation(office, { quotationId })).state;
async function totalsOf(invoiceId = '') {
  const [found] = await ledger.db.select().from(invoices).where(eq(invoices.id, invoiceId));
  return found?.content.totals;
}

async function pay(invoiceId: string, paise: number) {
  const { buyerId } = await readInvoice(office, { invoiceId });
  const receipt = receivedReceipt(buyerId ?? '', 'bank', ledger.reference(), paise, [[invoiceId, paise]]);
  await recordReceipt(ledger.ctx, receipt);
}

test('40, 30 and 30 % add up to the quotation in every column, whichever is met first; all settled, it is paid', async () => {
  const quotationId = await accepted();
  await plan(quotationId, [40, 30, 30]);
  expect((await getQuotation(office, { quotationId })).due).toBeNull();
  // Its milestones are billed: nothing else asks for money of it.
  await expect(
    createLink(office, LinkInput.parse({ of: 'quotation', quotationId, byMail: false })),
  ).rejects.toThrow('Nothing is due of this quotation');
  const [first, second, third] = await partsOf(quotationId);
  const met = [];
  for (const part of [third, first, second]) met.push(await meet(part?.id));
  expect(await stateOf(quotationId)).toBe('converted');
  const [last, begin, middle] = await Promise.all(met.map(({ invoice }) => totalsOf(invoice?.id)));
  expect([begin, middle, last]).toMatchObject([
    {
      taxablePaise: 2_400_013,
      cgstPaise: 216_001,
      sgstPaise: 216_001,
      roundOffPaise: 1,
      totalPaise: 2_832_016,
    },
    {
      taxablePaise: 1_800_010,
      cgstPaise: 162_001,
      sgstPaise: 162_001,
      roundOffPaise: -1,
      totalPaise: 2_124_011,
    },
    {
      taxablePaise: 1_800_010,
      cgstPaise: 162_001,
      sgstPaise: 162_001,
      roundOffPaise: 0,
      totalPaise: 2_124_012,
    },
  ]);
  const billed = await ledger.db.select().from(invoices).where(eq(invoices.buyerName, 'Asha Patil'));
  expect(new Set(billed.map(({ buyerId }) => buyerId)).size).toBe(1);
  expect(billed[0]).toMatchObject({
    kind: 'tax-invoice', buyerEmail: 'asha@example.com', dueOn: '2026-12-25',
    content: { isPart: true, lines: [{ title: 'Website', description: 'Step 3 (30%)', taxablePaise: 1_800_010 }] },
  }); // prettier-ignore

  const buyerId = billed[0]?.buyerId ?? '';
  const receive = (all: typeof billed) => {
    const sum = all.reduce((paise, { totalPaise }) => paise + totalPaise, 0);
    const parts = all.map(({ id, totalPaise }): [string, number] => [id, totalPaise]);
    return recordReceipt(ledger.ctx, receivedReceipt(buyerId, 'bank', ledger.reference(), sum, parts));
  };
  // The quotation names no lead: then whoever is known under the buyer's address has paid.
  await ledger.db.insert(leads).values(aLead({ email: 'asha@example.com' }));
  const account = { id: v7(), email: 'asha@example.com', fullName: 'Asha Patil' };
  await ledger.db.insert(customers).values(account);
  const customer: Ctx['actor'] = { kind: 'customer', id: account.id, code: '', sessionId: '' };
  const projectId = v7();
  await ledger.db.insert(projects).values({
    id: projectId, origin: projectId, quotationId, email: account.email, name: 'Asha Patil', phone: '', language: 'en',
    title: 'A website', service: 'Website', startsOn: '2026-12-10',
  }); // prettier-ignore
  const stillOpen = async () => [
    (await listMyQuotations({ ...ledger.ctx, actor: customer })).map(({ openPaise }) => openPaise),
    (await getOwnership(office, { projectId })).openPaise,
  ];
  expect(await stillOpen()).toEqual([[7_080_039], 7_080_039]);
  await receive(billed.slice(0, 2));
  const restPaise = billed[2]?.totalPaise ?? 0;
  expect(await stillOpen()).toEqual([[restPaise], restPaise]);
  expect((await ledger.db.select().from(leads)).map(({ status }) => status)).toEqual(['won']);
  expect(await stateOf(quotationId)).toBe('converted');
  await receive(billed.slice(2));
  expect(await stateOf(quotationId)).toBe('paid');
  expect(await stillOpen()).toEqual([[null], 0]);
  expect((await partsOf(quotationId)).map(({ openPaise }) => openPaise)).toEqual([0, 0, 0]);
});

test('two rates in 33, 33 and 34 %, across a border: lines, taxes and totals of the parts are those of the whole', async () => {
  const quotationId = await accepted({ lines, stateCode: '29', name: 'Lakshmi Sample' });
  await plan(quotationId, [33, 33, 34]);
  const sums = { taxablePaise: 0, igstPaise: 0, totalPaise: 0, lines: [0, 0] };
  for (const { id, totalPaise } of await partsOf(quotationId)) {
    const { draftId } = await meet(id, false);
    const { content } = await previewDraft(office, { draftId });
    expect(content.totals.totalPaise).toBe(totalPaise);
    expect(content.lines.reduce((sum, line) => sum + line.taxablePaise, 0)).toBe(content.totals.taxablePaise);
    expect(Math.abs(content.totals.roundOffPaise)).toBeLessThanOrEqual(2);
    for (const name of ['taxablePaise', 'igstPaise', 'totalPaise'] as const)
      sums[name] += content.totals[name];
    sums.lines = sums.lines.map((sum, i) => sum + (content.lines[i]?.taxablePaise ?? 0));
  }
  const { totalPaise } = await getQuotation(office, { quotationId });
  expect(sums).toEqual({
    taxablePaise: 6_100_032, igstPaise: 1_080_006 + 5_000, totalPaise, lines: [6_000_033, 99_999],
  }); // prettier-ignore
});

test('a buyer in a special economic zone is billed with IGST, also in our state; without the tax that was quoted it is refused', async () => {
  const gstin = '27AAPFU0939F2ZU';
  const buyerId = await ledger.buyer({ gstin, isZone: true, company: 'Zone Works' });
  const quotationId = await accepted({ gstin, company: 'Zone Works' });
  await plan(quotationId, [50, 50]);
  const [first, second] = await partsOf(quotationId);
  const { invoice } = await meet(first?.id);
  expect(await totalsOf(invoice?.id)).toMatchObject({ cgstPaise: 0, igstPaise: 540_003 });
  const { draftId } = await meet(second?.id, false);
  const { pricesInclude, lines: sold, dueDays } = await getDraft(office, { draftId });
  const typed = { buyerId, pricesInclude, correctsId: null, lines: sold, dueDays, orderNumber: '', note: '' };
  await expect(updateDraft(office, { ...typed, draftId, supply: 'sez-lut' })).rejects.toMatchObject({
    errors: { supply: expect.anything() },
  });
  expect(await updateDraft(office, { ...typed, draftId, supply: 'ordinary' })).toMatchObject({
    supply: 'ordinary',
    totalPaise: second?.totalPaise,
  });
});

test('a draft of a part waits: its lines stay, deleted it is not met, and of two people one bills it', async () => {
  const quotationId = await accepted({ name: 'Meena Sample' });
  const told = await hearWebhooks(office);
  await plan(quotationId, [50, 50]);
  const [first, second] = await partsOf(quotationId);
  const results = await Promise.allSettled([meet(first?.id, false), meet(first?.id, false)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const draftId = (await partsOf(quotationId))[0]?.draftId ?? '';
  const { buyerId, supply, pricesInclude, lines: sold, dueDays } = await getDraft(office, { draftId });
  const typed = {
    buyerId,
    supply,
    pricesInclude,
    correctsId: null,
    lines: sold,
    dueDays,
    orderNumber: 'PO 7',
    note: '',
  };
  const { totalPaise } = await updateDraft(office, { ...typed, draftId });
  expect(totalPaise).toBe(first?.totalPaise);
  const dearer = sold.map((line) => ({ ...line, unitPaise: line.unitPaise + 1 }));
  await expect(updateDraft(office, { ...typed, lines: dearer, draftId })).rejects.toMatchObject({
    errors: { lines: 'They are a part of what was quoted, so they stay as they are' },
  });
  await expect(removeMilestones(office, { quotationId })).rejects.toThrow('One of them is billed already');

  await deleteDraft(office, { draftId });
  expect((await partsOf(quotationId))[0]).toMatchObject({ metAt: null, draftId: null });
  const again = await meet(first?.id, false);
  const { number } = await issueDraft(office, { draftId: again.draftId, byHand: true, useAdvances: false });
  expect((await partsOf(quotationId))[0]).toMatchObject({
    number,
    draftId: null,
    openPaise: first?.totalPaise,
  });
  await expect(meet(first?.id)).rejects.toThrow('It is billed already');
  expect((await partsOf(quotationId))[1]).toMatchObject({ id: second?.id, metAt: null });
  const met = ['milestone.met', { quotationId, milestoneId: first?.id, invoiceId: null }];
  expect(await told('milestone.planned', 'milestone.met')).toEqual([
    ['milestone.planned', { quotationId, milestones: 2 }],
    met,
    met,
  ]);
});

test('all parts go to whom staff have put onto the draft of the first; a buyer that nothing was written for goes', async () => {
  const quotationId = await accepted({ name: 'Farah Sample', email: 'farah@example.com' });
  await plan(quotationId, [50, 50]);
  const [first, second] = await partsOf(quotationId);
  const { draftId } = await meet(first?.id, false);
  const {
    supply,
    pricesInclude,
    lines: sold,
    dueDays,
    buyerId: before,
  } = await getDraft(office, { draftId });
  const buyerId = await ledger.buyer({ company: 'Farah Foods', email: 'accounts@farah.example.com' });
  const typed = { supply, pricesInclude, correctsId: null, lines: sold, dueDays, orderNumber: '', note: '' };
  await updateDraft(office, { ...typed, buyerId, draftId });
  await issueDraft(office, { draftId, byHand: true, useAdvances: false });
  const { draftId: next } = await meet(second?.id, false);
  expect((await getDraft(office, { draftId: next })).buyerId).toBe(buyerId);
  await deleteBuyer(office, { buyerId: before });

  const other = await accepted({ name: 'Gita Sample', email: 'gita@example.com' });
  await plan(other, [100]);
  const dropped = await meet((await partsOf(other))[0]?.id, false);
  const { buyerId: unused } = await getDraft(office, dropped);
  await deleteDraft(office, dropped);
  await deleteBuyer(office, { buyerId: unused });
  const again = await meet((await partsOf(other))[0]?.id, false);
  expect((await getDraft(office, again)).buyerId).not.toBe(unused);
});

test('after an advance the rest is planned; parts that do not add up, a plan twice and an invoice that lacks something are refused', async () => {
  const quotationId = await accepted({ name: 'Nobody Sample', depositPercent: 40, address: '' });
  expect(await listMilestones(office, { quotationId })).toMatchObject({ leftPercent: 100, milestones: [] });
  await recordPayment(office, {
    quotationId, method: 'bank', reference: 'UTR900000001',
    billTo: { address: '4 Lake Road', stateCode: '27', pincode: '411001' },
  }); // prettier-ignore
  await expect(plan(quotationId, [40, 30, 30])).rejects.toMatchObject({
    errors: { milestones: { values: { sum: 100, left: 60 } } },
  });
  await plan(quotationId, [30, 30]);
  await expect(plan(quotationId, [30, 30])).rejects.toThrow('planned already');
  expect((await partsOf(quotationId)).map(({ totalPaise }) => totalPaise)).toEqual([2_124_011, 2_124_012]);
  await expect(
    recordPayment(office, { quotationId, method: 'bank', reference: 'UTR900000002' }),
  ).rejects.toThrow('nothing to pay');
  await removeMilestones(office, { quotationId });
  expect((await getQuotation(office, { quotationId })).due).toMatchObject({ part: 'rest', percent: 60 });

  const unnamed = await accepted({ name: 'Unnamed Sample', address: '' });
  await plan(unnamed, [100]);
  const [whole] = await partsOf(unnamed);
  await expect(meet(whole?.id)).rejects.toMatchObject({
    errors: { address: expect.stringContaining('₹50,000') as string },
  });
  expect((await partsOf(unnamed))[0]).toMatchObject({ metAt: null });
  expect(await stateOf(unnamed)).toBe('accepted');
});

test('an invoice that is cancelled leaves its part to be billed anew, and only that one makes the quotation paid', async () => {
  const quotationId = await accepted({ name: 'Cancelled Sample' });
  await plan(quotationId, [60, 40]);
  const [first, second] = await partsOf(quotationId);
  const wrong = (await meet(first?.id)).invoice?.id ?? '';
  const rest = (await meet(second?.id)).invoice?.id ?? '';
  const amountPaise = first?.totalPaise ?? 0;
  await issueNote(office, { invoiceId: wrong, amountPaise, reason: 'cancelled', explanation: '' });
  expect((await partsOf(quotationId))[0]).toMatchObject({ metAt: null, invoiceId: null });
  await pay(rest, second?.totalPaise ?? 0);
  expect(await stateOf(quotationId)).toBe('converted');
  const right = (await meet(first?.id)).invoice?.id ?? '';
  expect((await totalsOf(right))?.totalPaise).toBe(amountPaise);
  await pay(right, amountPaise);
  expect(await stateOf(quotationId)).toBe('paid');

  // A paid one too: what was paid is an advance, which the new one takes.
  await issueNote(office, { invoiceId: right, amountPaise, reason: 'cancelled', explanation: '' });
  expect(await stateOf(quotationId)).toBe('converted');
  await meet(first?.id);
  expect(await stateOf(quotationId)).toBe('paid');
});

test('an invoice that the portal took back leaves its part to be billed anew, and the rest alone does not make the quotation paid', async () => {
  await ledger.setSite({ eInvoiceFrom: '2026-12-01' });
  const registered = { gstin: '27AAPFU0939F1ZV', company: 'Zed Works', pincode: '411001' };
  const quotationId = await accepted({ ...registered, email: 'zed@example.com' });
  await plan(quotationId, [40, 60]);
  const [first, second] = await partsOf(quotationId);
  const invoiceId = (await meet(first?.id)).invoice?.id ?? '';
  const answer = portalAnswer(await readInvoice(office, { invoiceId }), '2026-12-10 11:00:00');
  await storePortalAnswer(office, { invoiceId, answer });
  await recordCancellation(office, { invoiceId, reason: 'Wrong line' });
  expect((await partsOf(quotationId))[0]).toMatchObject({ metAt: null, invoiceId: null, openPaise: null });

  await pay((await meet(second?.id)).invoice?.id ?? '', second?.totalPaise ?? 0);
  expect(await stateOf(quotationId)).toBe('converted');
  await pay((await meet(first?.id)).invoice?.id ?? '', first?.totalPaise ?? 0);
  expect(await stateOf(quotationId)).toBe('paid');
  await ledger.setSite({});
});

test('a part that was given up as a loss is no money: it wins no lead, and the quotation is not paid, whichever part is settled last', async () => {
  const lead = aLead({ phone: '9000000098' });
  await ledger.db.insert(leads).values(lead);
  const leadIs = async () => (await ledger.db.select().from(leads).where(eq(leads.id, lead.id)))[0]?.status;
  for (const [i, lossIsLast] of [false, true].entries()) {
    const quotationId = await accepted({ name: `Lost Sample ${i}`, email: `lost${i}@example.com` });
    await ledger.db.update(quotations).set({ leadId: lead.id }).where(eq(quotations.id, quotationId));
    await plan(quotationId, [60, 40]);
    const [first, second] = await partsOf(quotationId);
    const paid = (await meet(first?.id)).invoice?.id ?? '';
    const lost = (await meet(second?.id)).invoice?.id ?? '';
    await ledger.db.update(leads).set({ status: 'lost' }).where(eq(leads.id, lead.id));
    const loss = { invoiceId: lost, amountPaise: second?.totalPaise ?? 0, reason: 'Firm closed' };
    if (!lossIsLast) await writeOff(office, loss);
    expect(await leadIs()).toBe('lost');
    // Money is, though it is only a part.
    await pay(paid, 100);
    expect(await leadIs()).toBe('won');
    await pay(paid, (first?.totalPaise ?? 0) - 100);
    if (lossIsLast) await writeOff(office, loss);
    expect(await stateOf(quotationId)).toBe('converted');
    expect((await partsOf(quotationId)).map(({ openPaise }) => openPaise)).toEqual([0, 0]);
  }
});

test('an advance that goes back stops nothing while a milestone’s invoice holds money, and the next one can be met', async () => {
  const quotationId = await accepted({
    name: 'Deposit Sample',
    email: 'dep@example.com',
    depositPercent: 40,
  });
  const reference = ledger.reference();
  const transactionId = await recordPayment(office, { quotationId, method: 'bank', reference });
  await plan(quotationId, [30, 30]);
  const [first, second] = await partsOf(quotationId);
  await pay((await meet(first?.id)).invoice?.id ?? '', first?.totalPaise ?? 0);
  const giveBack = (amountPaise: number) =>
    refundPayment(office, {
      transactionId,
      amountPaise,
      reason: 'Goodwill',
      gatewayPaymentId: null,
      idempotencyKey: `advance-back-${amountPaise}`,
    });
  const deposit = (await getQuotation(office, { quotationId })).payments[0]?.totalPaise ?? 0;
  await giveBack(deposit);
  expect(await stateOf(quotationId)).toBe('converted');
  const its = () => ledger.db.select().from(projects).where(eq(projects.quotationId, quotationId));
  expect((await its()).map(({ state }) => state)).not.toContain('stopped');
  const rest = (await meet(second?.id)).invoice?.id ?? '';
  expect((await partsOf(quotationId))[1]).toMatchObject({ invoiceId: rest });
});
