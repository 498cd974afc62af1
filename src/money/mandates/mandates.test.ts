import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#agency/messages/table.server.ts';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { skipDebit, cancelByCustomer } from './answer-mandate.ts';
import { collectByMandates } from './collect-by-mandates.ts';
import { debitEarlier } from './debit-earlier.ts';
import { moveMandate } from './move-mandate.ts';
import { readMandatePage } from './read-mandate-page.ts';
import { getMandate } from './read-staff-mandate.ts';
import { sendMandate } from './send-mandate.ts';
import { openMandates } from './test-mandates.ts';
import { signedToken } from '#agency/settings/signed-link.ts';
import { listToday } from '#desk/today/list-today.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { DraftInput } from '#money/invoices/drafts/draft-input.ts';
import { getDraft, updateDraft } from '#money/invoices/drafts/drafts.ts';
import { issueDraft } from '#money/invoices/drafts/issue-draft.ts';
import { RecurringInput } from '#money/invoices/recurring/recurring-input.ts';
import {
  getRecurring,
  moveRecurring,
  updateRecurring,
} from '#money/invoices/recurring/recurring-invoices.ts';
import { writeDueInvoices } from '#money/invoices/recurring/write-due.ts';
import { writeInvoiceMail } from '#money/invoices/jobs/invoice-mail.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { refundPayment } from '#money/payments/refunds/refund-payment.ts';
import { settle } from '#money/payments/settle.ts';
import { receipts } from '#money/receivables/table.server.ts';
import { returnReceipt } from '#money/receivables/return-receipt.ts';

let desk: Awaited<ReturnType<typeof openMandates>>;
beforeAll(async () => {
  desk = await openMandates();
});
afterAll(() => desk.close());

const day = 86_400;
const draw = async () => new TextEncoder().encode('%PDF-1.7 sheet');
const pdfs = { invoice: draw, statement: draw };
const hour = 3_600;
const kinds = async (buyerId: string) =>
  (await desk.db.select().from(invoices).where(eq(invoices.buyerId, buyerId))).map(({ kind }) => kind);
const receiptsOf = (buyerId: string) =>
  desk.db.select().from(receipts).where(eq(receipts.buyerId, buyerId)).orderBy(receipts.id);
/** Time passes, the clock looks, and what the gateway told is delivered, so often as a debit needs. */
async function aDebitLater() {
  await desk.pass(day);
  await desk.collect();
  await desk.pass(25 * hour);
  await desk.deliverAll();
  await desk.collect();
}

test('an invoice of ₹14,998.98 is announced a day before and debited; one of ₹15,000.16 gets a link instead', async () => {
  const small = await desk.retainer(1_271_100);
  const large = await desk.retainer(1_271_200);
  for (const { recurringId } of [small, large]) {
    await sendMandate(desk.staff, { recurringId });
    await desk.work();
    expect(await desk.mandate(recurringId)).toMatchObject({ status: 'asked', gatewayTokenId: null });
    expect(await desk.agreed(recurringId)).toMatchObject({
      status: 'active',
      gatewayTokenId: expect.any(String),
    });
  }
  await expect(sendMandate(desk.staff, small)).rejects.toThrow('has agreed to a mandate already');
  const invoiceId = await desk.bill(small.recurringId);
  const dear = await desk.bill(large.recurringId);
  expect([await desk.open(invoiceId), await desk.open(dear)]).toEqual([1_499_898, 1_500_016]);
  await desk.collect();
  expect(await desk.debit(invoiceId)).toMatchObject({ state: 'announced', amountPaise: 1_499_898 });
  expect(await desk.debit(dear)).toMatchObject({ state: 'above' });
  expect((await desk.mails(small.email)).at(-1)).toContain('We debit ₹14,998.98 on 3 December 2026');
  expect((await desk.mails(large.email)).at(-1)).toContain('Please pay ₹15,000.16');
  // Not a moment before the notice is a day old.
  await desk.pass(day - 60);
  await desk.collect();
  expect((await desk.books()).payments.filter(({ amount }) => amount > 0)).toEqual([]);
  await desk.pass(60);
  await desk.collect();
  expect(await desk.debit(invoiceId)).toMatchObject({ state: 'asked' });
  const token = await signedToken(desk.ctx, 'mandate', (await desk.mandate(small.recurringId)).id);
  await expect(skipDebit(desk.system, { token, invoiceId })).rejects.toThrow('has been asked');
  await desk.pass(25 * hour);
  await desk.deliverAll();
  await desk.collect();
  expect(await desk.debit(invoiceId)).toMatchObject({ state: 'paid', fault: '' });
  expect([await desk.open(invoiceId), await desk.open(dear)]).toEqual([0, 1_500_016]);
  expect(await receiptsOf(small.buyerId)).toMatchObject([{ method: 'online', amountPaise: 1_499_898 }]);
  expect((await desk.books()).payments.filter(({ amount }) => amount > 0)).toHaveLength(1);
  expect(await kinds(small.buyerId)).toEqual(['tax-invoice']);
});

test('the mail of an invoice that its mandate pays asks for nothing; one above the mandate, or without one, asks as ever', async () => {
  const asked = async (unitPaise: number, isAgreed = true) => {
    const { recurringId, email } = await desk.retainer(unitPaise);
    if (isAgreed) await desk.agreed(recurringId);
    const invoiceId = await desk.bill(recurringId);
    await writeInvoiceMail(pdfs).run(desk.system, { key: `invoice:${invoiceId}`, invoiceId });
    const sent = await desk.db.select().from(messages).where(eq(messages.recipient, email));
    return sent.find(({ dedupeKey }) => dedupeKey === `invoice:${invoiceId}`)?.text;
  };
  const debited = await asked(1_271_100);
  expect(debited).toContain('Your UPI Autopay mandate pays it: you need to do nothing.');
  expect(debited).not.toContain('/invoice/');
  for (const text of [await asked(1_271_200), await asked(1_271_100, false)]) {
    expect(text).toContain('It says how to pay.');
    expect(text).toContain('/invoice/');
  }
});

test('answers that are lost, letters that come late, twice and in another order, and many looks at once debit it once', async () => {
  const { recurringId, buyerId } = await desk.retainer(100_000);
  await desk.control('faults', { api: { match: 'auth_links', times: 1, resetAfterCommit: true } });
  await expect(sendMandate(desk.staff, { recurringId })).rejects.toThrow('does not answer');
  // The page was made; the next try finds it.
  await Promise.allSettled([
    sendMandate(desk.staff, { recurringId }),
    sendMandate(desk.staff, { recurringId }),
  ]);
  const { gatewayLinkId } = await desk.mandate(recurringId);
  await desk.control(`registrations/${gatewayLinkId}/agree`);
  await desk.control('clock/advance', { seconds: 0 });
  const told = desk.letters.splice(0);
  await desk.deliver([...told.toReversed(), ...told]);
  expect(await desk.mandate(recurringId)).toMatchObject({ status: 'active' });
  const invoiceId = await desk.bill(recurringId);
  await Promise.all([desk.collect(), collectByMandates(desk.system)]);
  await desk.pass(day);
  await desk.control('faults', { api: { match: 'create/recurring', times: 1, resetAfterCommit: true } });
  await desk.collect();
  expect(await desk.debit(invoiceId)).toMatchObject({ state: 'announced' });
  await desk.pass(180);
  await Promise.all([collectByMandates(desk.system), collectByMandates(desk.system)]);
  const { transactionId } = (await desk.debit(invoiceId)) ?? {};
  const tries = async () => {
    const { gatewayOrderId } = await settle(desk.system, transactionId ?? '', { trigger: 'staff' });
    return (await desk.books()).payments.filter(({ order_id }) => order_id === gatewayOrderId);
  };
  expect(await tries()).toHaveLength(1);
  await desk.pass(25 * hour);
  const letters = desk.letters.splice(0);
  // All of them are lost: the clock sees it.
  await desk.collect();
  expect(await desk.debit(invoiceId)).toMatchObject({ state: 'paid' });
  await desk.deliver([...letters.toReversed(), ...letters, ...told]);
  await desk.collect();
  expect(await tries()).toMatchObject([{ status: 'captured' }]);
  expect(await receiptsOf(buyerId)).toMatchObject([{ amountPaise: 118_000 }]);
  expect(await desk.open(invoiceId)).toBe(0);
});

test('invoices from before the mandate wait until staff say so, and then it pays them as any other, once', async () => {
  const { recurringId } = await desk.retainer(100_000);
  const invoiceId = await desk.bill(recurringId);
  await desk.pass(3_600);
  await desk.agreed(recurringId);
  await desk.collect();
  expect(await desk.debit(invoiceId)).toBeUndefined();
  const waiting = async () => (await getMandate(desk.staff, { recurringId })).mandate?.earlier;
  expect(await waiting()).toEqual({ count: 1, openPaise: 118_000 });
  const both = await Promise.allSettled([
    debitEarlier(desk.staff, { recurringId }),
    debitEarlier(desk.staff, { recurringId }),
  ]);
  expect(both.map(({ status }) => status)).toContain('fulfilled');
  expect(await waiting()).toEqual({ count: 0, openPaise: 0 });
  expect(await desk.debit(invoiceId)).toMatchObject({ state: 'announced', amountPaise: 118_000 });
  await aDebitLater();
  expect(await desk.debit(invoiceId)).toMatchObject({ state: 'paid' });
  expect(await desk.open(invoiceId)).toBe(0);
  await expect(debitEarlier(desk.staff, { recurringId })).rejects.toThrow('No earlier invoice is open');
});

test('a debit that fails issues no note: a link is mailed, it is tried once more after another notice, then no more', async () => {
  const told = await hearWebhooks(desk.ctx);
  const { recurringId, buyerId, email } = await desk.retainer(200_000);
  await desk.agreed(recurringId);
  const invoiceId = await desk.bill(recurringId);
  await desk.collect();
  await desk.control('config', { debits: 'failed' });
  await aDebitLater();
  expect(await desk.debit(invoiceId)).toMatchObject({
    state: 'announced', tries: 2, fault: 'Your account does not have enough balance',
  }); // prettier-ignore
  expect((await desk.mails(email)).at(-1)).toContain('The debit of ₹2,360 did not work');
  await desk.collect();
  expect((await desk.debit(invoiceId))?.transactionId).toBeNull();
  await desk.pass(2 * day);
  await aDebitLater();
  expect(await desk.debit(invoiceId)).toMatchObject({ state: 'failed', tries: 2 });
  expect(await told('mandate.failed')).toEqual(
    [true, false].map((again) => ['mandate.failed', { invoiceId, again }]),
  );
  await desk.control('config', { debits: 'paid' });
  await desk.pass(3 * day);
  await aDebitLater();
  expect(await desk.open(invoiceId)).toBe(236_000);
  expect([await receiptsOf(buyerId), await kinds(buyerId)]).toEqual([[], ['tax-invoice']]);
  expect((await desk.mails(email)).filter((subject) => subject?.includes('did not work'))).toHaveLength(2);
  // Nobody has to look for it.
  const { actor } = desk.staff;
  if (actor.kind !== 'staff') throw new Error('Nobody keeps the books');
  const owner = { ...desk.staff, actor: { ...actor, role: 'owner' as const } };
  const today = await listToday(owner, { whose: 'all' });
  expect(today.items.filter(({ id }) => id.startsWith('debit:'))).toMatchObject([
    {
      id: `debit:${invoiceId}`,
      valuePaise: 236_000,
      reason: expect.stringContaining('could not be debited: Your account does not have enough balance'),
    },
  ]);
});

test('a debit whose bank says yes after all is taken, and not tried a second time', async () => {
  const { recurringId, buyerId } = await desk.retainer(200_000);
  await desk.agreed(recurringId);
  const invoiceId = await desk.bill(recurringId);
  await desk.collect();
  await desk.control('config', { debits: 'failed' });
  await aDebitLater();
  const late = (await desk.books()).payments.find(({ amount, status }) => amount === 236_000 && status === 'failed'); // prettier-ignore
  await desk.control('config', { debits: 'paid' });
  await desk.control(`payments/${(late as { id?: string })?.id}/late-authorize`);
  await desk.deliverAll();
  expect(await desk.open(invoiceId)).toBe(0);
  await desk.pass(3 * day);
  await desk.collect();
  expect(await desk.debit(invoiceId)).toMatchObject({ state: 'skipped' });
  expect(await receiptsOf(buyerId)).toHaveLength(1);
});

test('a mandate is refused, paused and cancelled by its customer, rests by staff, and ends with its invoices; what it does not pay stays open', async () => {
  const told = await hearWebhooks(desk.ctx);
  const { recurringId, email } = await desk.retainer(300_000);
  await sendMandate(desk.staff, { recurringId });
  const { id, gatewayLinkId } = await desk.mandate(recurringId);
  const token = await signedToken(desk.ctx, 'mandate', id);
  const page = () => readMandatePage(desk.system, { token });
  await desk.control(`registrations/${gatewayLinkId}/refuse`);
  await desk.deliverAll();
  expect(await page()).toMatchObject({
    state: 'refused',
    agreeUrl: expect.any(String),
    mostPaise: 1_500_000,
  });
  const { gatewayTokenId } = await desk.agreed(recurringId);
  expect(await page()).toMatchObject({ state: 'active', agreeUrl: null });

  // Staff let it rest: nothing is announced; then it goes on, and the customer stops that one debit.
  const invoiceId = await desk.bill(recurringId);
  await moveMandate(desk.staff, { recurringId, act: 'pause' });
  await desk.collect();
  expect(await desk.debit(invoiceId)).toBeUndefined();
  await moveMandate(desk.staff, { recurringId, act: 'resume' });
  expect((await told('mandate.changed')).map(([, { mandateId, status }]) => [mandateId, status])).toEqual(
    ['refused', 'active', 'paused', 'active'].map((status) => [id, status]),
  );
  await desk.collect();
  await skipDebit(desk.system, { token, invoiceId });
  await desk.work();
  const mails = await desk.mails(email);
  expect(mails.at(-1)).toContain('Please pay ₹3,540');
  // Stopped once more, where the answer was lost or in another tab, it stays stopped.
  await Promise.all([1, 2, 3].map(() => skipDebit(desk.system, { token, invoiceId })));
  await desk.work();
  expect(await desk.mails(email)).toEqual(mails);
  await aDebitLater();
  expect(await desk.debit(invoiceId)).toMatchObject({ state: 'skipped' });
  expect(await desk.open(invoiceId)).toBe(354_000);

  await desk.control(`tokens/${gatewayTokenId}/pause`);
  await desk.deliverAll();
  expect(await page()).toMatchObject({ state: 'paused' });
  await desk.control(`tokens/${gatewayTokenId}/resume`);
  // Its letter is lost; six hours later the clock asks.
  desk.letters.splice(0);
  await desk.pass(7 * hour);
  await desk.collect();
  expect(await page()).toMatchObject({ state: 'active' });
  await Promise.all([cancelByCustomer(desk.system, { token }), cancelByCustomer(desk.system, { token })]);
  expect(await page()).toMatchObject({ state: 'cancelled' });
  await desk.deliverAll();
  await cancelByCustomer(desk.system, { token });
  await expect(moveMandate(desk.staff, { recurringId, act: 'pause' })).rejects.toThrow(
    'no mandate that holds',
  );

  // A new one may be asked for; it is cancelled in the app while a debit is announced, and the debit gets a link.
  await desk.agreed(recurringId);
  const second = await desk.retainer(400_000);
  const { gatewayTokenId: other } = await desk.agreed(second.recurringId);
  const announced = await desk.bill(second.recurringId);
  await desk.collect();
  await desk.control(`tokens/${other}/cancel`);
  await aDebitLater();
  expect(await desk.debit(announced)).toMatchObject({ state: 'failed', tries: 1 });
  expect((await desk.mails(second.email)).at(-1)).toContain('The debit of ₹4,720 did not work');
  expect(await desk.open(announced)).toBe(472_000);

  await moveRecurring(desk.staff, { recurringId, act: 'stop' });
  await desk.collect();
  expect(await desk.mandate(recurringId)).toMatchObject({ status: 'cancelled' });
  expect(await desk.mails(email)).not.toHaveLength(0);
});

test('a debit that comes back after three days is owed again, is told of twice for nothing, and is not debited a second time', async () => {
  const { recurringId, buyerId } = await desk.retainer(500_000);
  await desk.agreed(recurringId);
  const invoiceId = await desk.bill(recurringId);
  await desk.collect();
  await desk.pass(day);
  await desk.collect();
  await desk.pass(25 * hour);
  await desk.control('clock/advance', { seconds: 0 });
  const told = [...desk.letters];
  await desk.deliverAll();
  await desk.collect();
  const [receipt] = await receiptsOf(buyerId);
  await desk.pass(3 * day);
  const returnedOn = dateInIndia(desk.clock.now);
  const back = { receiptId: receipt?.id ?? '', returnedOn, reason: 'Returned by the bank' };
  const taps = await Promise.allSettled([returnReceipt(desk.staff, back), returnReceipt(desk.staff, back)]);
  expect(taps.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  // Nor is it given back: the bank has it.
  const { transactionId } = (await desk.debit(invoiceId)) ?? {};
  const refund = { transactionId: transactionId ?? '', gatewayPaymentId: null, amountPaise: 100, reason: 'Asked for', idempotencyKey: 'refund-of-returned' }; // prettier-ignore
  await expect(refundPayment(desk.staff, refund)).rejects.toThrow('This money came back');
  await desk.deliver(told);
  await aDebitLater();
  expect(await desk.open(invoiceId)).toBe(590_000);
  expect(await receiptsOf(buyerId)).toMatchObject([{ returnedOn }]);
  expect(await desk.debit(invoiceId)).toMatchObject({ state: 'paid' });
  expect(await kinds(buyerId)).toEqual(['tax-invoice']);
});

test('a mandate pays for whoever agreed to it alone: its recurring invoice goes to nobody else, and a draft that did is not debited', async () => {
  const { recurringId } = await desk.retainer(100_000, { sends: false });
  await desk.agreed(recurringId);
  const buyerId = await desk.buyer();
  const only = (row: object, { shape }: { shape: object }) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => key in shape));
  const recurring = RecurringInput.parse(
    only(await getRecurring(desk.staff, { recurringId }), RecurringInput),
  );
  await expect(updateRecurring(desk.staff, { ...recurring, recurringId, buyerId })).rejects.toMatchObject({
    errors: { buyerId: expect.stringContaining('UPI Autopay') },
  });

  await writeDueInvoices(desk.system);
  const { runs } = await getRecurring(desk.staff, { recurringId });
  const draftId = runs[0]?.draftId ?? '';
  const draft = DraftInput.parse(only(await getDraft(desk.staff, { draftId }), DraftInput));
  await updateDraft(desk.staff, { ...draft, draftId, buyerId });
  const { id: invoiceId } = await issueDraft(desk.staff, { draftId, byHand: true, useAdvances: false });
  await desk.collect();
  expect(await desk.debit(invoiceId)).toBeUndefined();
});
