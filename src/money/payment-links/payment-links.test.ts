import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLink } from './create-link.ts';
import { LinkInput } from './payment-link.ts';
import { payableByLink } from './pay-link.ts';
import { linkUrl, readLink } from './read-link.ts';
import { readLinkPage } from './read-link-page.ts';
import { getLink, listLinks, resendLink, revokeLink } from './staff-links.ts';
import { tellEndedLinks } from './tell-ended.ts';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { returnFromGateway } from '#money/payments/confirm-payment.ts';
import { refundPayment } from '#money/payments/refunds/refund-payment.ts';
import { readTransaction } from '#money/payments/one-transaction.ts';
import { settle } from '#money/payments/settle.ts';
import { receiveEvent } from '#money/payments/webhook-events/receive-event.ts';
import { settleEvent } from '#money/payments/webhook-events/settle-event.ts';
import { closeHosted } from '#money/payments/close-hosted.ts';
import { startFor, startHosted } from '#money/payments/start-payment.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { claimPayment } from '#money/receivables/claims/claim-payment.ts';
import { ClaimInput } from '#money/receivables/claims/claim.ts';
import { issueNote } from '#money/receivables/issue-note.ts';
import { payableOnPage, type Payable } from '#money/receivables/online/pay-invoice.ts';
import { payPageUrl, revokePayPage } from '#money/receivables/pay-page/pay-link.ts';
import { readPayPage } from '#money/receivables/pay-page/read-pay-page.ts';
import { messages } from '#agency/messages/table.server.ts';
import { confirmReceipt } from '#money/receivables/online/jobs/confirm-receipt.ts';
import { readBuyerAccount, getInvoiceAccount } from '#money/receivables/read-account.ts';
import { recordReceipt } from '#money/receivables/record-receipt.ts';
import { openLedger, receivedReceipt } from '#money/receivables/test-ledger.ts';
import { receipts, receivables } from '#money/receivables/table.server.ts';
import { momentInIndia } from '#kit/india/india-date.ts';

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

const begin = ({ order, payer }: Payable) => startFor(visitor, order, payer);
const why = { trigger: 'webhook' } as const;
const last = (url: string) => url.split('/').at(-1) ?? '';
/** An invoice of ₹11,800 with a link for it. */
async function asked(over: Partial<Extract<LinkInput, { of: 'invoice' }>> = {}) {
  const buyerId = await ledger.buyer();
  const invoiceId = await ledger.bill(buyerId, 1_000_000);
  const { id } = await createLink(
    ledger.ctx,
    LinkInput.parse({ of: 'invoice', invoiceId, byMail: false, ...over }),
  );
  const token = last((await getLink(ledger.ctx, { linkId: id })).url);
  const link = () => readLink(ledger.ctx, { linkId: id });
  const openPaise = async () => (await getInvoiceAccount(ledger.ctx, { invoiceId })).owed?.openPaise;
  const payable = (amountPaise: number | null = null) => payableByLink(visitor, { token, amountPaise });
  const pay = async (amountPaise: number | null = null) => begin(await payable(amountPaise));
  return { buyerId, invoiceId, linkId: id, token, link, openPaise, pay, payable };
}
const money = async (started: { id: string; gatewayOrderId: string }) => {
  const payment = ledger.gateway.pay(started.gatewayOrderId);
  await settle(ledger.ctx, started.id, why);
  return payment;
};

test('a link is paid without an account: a receipt settles the invoice once, however often it is told', async () => {
  const { invoiceId, token, link, openPaise, pay } = await asked();
  expect(await readLinkPage(visitor, { token })).toMatchObject({
    state: 'open',
    openPaise: 1_180_000,
    online: true,
    inParts: false,
  });
  // Two taps begin one payment.
  const [one, two] = await Promise.all([pay(), pay()]);
  expect(two.id).toBe(one.id);
  const paid = ledger.gateway.pay(one.gatewayOrderId);
  await Promise.all(Array.from({ length: 4 }, () => settle(ledger.ctx, one.id, why)));
  const back = await returnFromGateway(visitor, {
    transactionId: one.id,
    signed: { paymentId: paid.id, orderId: one.gatewayOrderId, signature: 'good' },
  });
  expect(back).toBe(`/pay/${token}?payment=${one.id}`);
  expect(await readLinkPage(visitor, { token, payment: one.id })).toMatchObject({
    state: 'paid',
    openPaise: 0,
    upi: null,
    payment: { state: 'paid', amountPaise: 1_180_000 },
  });
  expect(await link()).toMatchObject({ state: 'paid', paidPaise: 1_180_000, askedPaise: 0 });
  const account = await getInvoiceAccount(ledger.ctx, { invoiceId });
  expect(account.settlements).toMatchObject([
    { kind: 'money', amountPaise: 1_180_000, method: 'online', reference: paid.id, isAdvance: false },
  ]);
  expect(await openPaise()).toBe(0);
  const mails = ledger.enqueued.filter(({ name }) => name === 'receipt-mail');
  expect(mails).toHaveLength(1);
  for (const _ of [1, 2])
    await confirmReceipt.run(ledger.ctx, mails[0]?.payloads[0] as { receiptId: string; invoiceId: string });
  expect(await ledger.db.select().from(messages)).toMatchObject([
    { recipient: 'accounts@example.com', subject: expect.stringContaining('We have received ₹11,800') },
  ]);
  // The invoice was there before: the payment makes none.
  expect(await ledger.db.$count(invoices, eq(invoices.transactionId, one.id))).toBe(0);
  await expect(pay()).rejects.toThrow('Nothing is due');
  // A second success on the same order goes back by itself.
  const second = ledger.gateway.pay(one.gatewayOrderId);
  await settle(ledger.ctx, one.id, why);
  expect(ledger.enqueued.filter(({ name }) => name === 'send-refund')).toHaveLength(1);
  expect(await ledger.db.$count(receipts, eq(receipts.reference, second.id))).toBe(0);
});

test('parts that race each count, what is above what is open becomes an advance, and nothing is lost', async () => {
  const { buyerId, link, openPaise, pay } = await asked({ inParts: true });
  await expect(pay(1_180_001)).rejects.toMatchObject({ errors: { amount: expect.anything() } });
  const started = [await pay(700_000), await pay(480_000), await pay(600_000)];
  expect(new Set(started.map(({ id }) => id)).size).toBe(3);
  for (const one of started) ledger.gateway.pay(one.gatewayOrderId);
  await Promise.all(started.map(({ id }) => settle(ledger.ctx, id, why)));
  expect(await openPaise()).toBe(0);
  expect(await link()).toMatchObject({ state: 'paid', paidPaise: 1_180_000 });
  const { advancePaise, receipts: came } = await readBuyerAccount(ledger.ctx, { buyerId });
  expect(came.map(({ amountPaise }) => amountPaise).toSorted()).toEqual([480_000, 600_000, 700_000]);
  expect(advancePaise).toBe(600_000);
});

test('a part leaves the rest to pay; a link without parts takes its whole sum only', async () => {
  const { invoiceId, link, pay, token } = await asked({ inParts: true, amountPaise: 500_000 });
  await money(await pay(200_000));
  expect(await link()).toMatchObject({ state: 'part-paid', paidPaise: 200_000, askedPaise: 300_000 });
  expect(await readLinkPage(visitor, { token })).toMatchObject({ state: 'open', openPaise: 300_000 });
  // What a bank shows under a reference that was told on the page counts for the link as well.
  await claimPayment(visitor, {
    ...ClaimInput.parse({ reference: '611112345678' }),
    invoiceId,
    linkId: (await link()).id,
  });
  await recordReceipt(
    ledger.ctx,
    receivedReceipt((await link()).buyerId ?? '', 'upi', '611112345678', 100_000, [[invoiceId, 100_000]]),
  );
  expect(await link()).toMatchObject({ paidPaise: 300_000, askedPaise: 200_000 });
  const whole = await asked();
  await expect(whole.pay(100)).rejects.toMatchObject({ errors: { amount: expect.anything() } });
});

test('another amount than was asked for settles nothing and is looked at', async () => {
  const { openPaise, pay } = await asked();
  const started = await pay();
  ledger.gateway.pay(started.gatewayOrderId, { amountPaise: 100 });
  expect(await settle(ledger.ctx, started.id, why)).toMatchObject({ status: 'review' });
  expect(await openPaise()).toBe(1_180_000);
});

test('an expired or revoked link begins nothing, and money that was on its way still counts', async () => {
  const told = await hearWebhooks(ledger.ctx);
  const { invoiceId, linkId, link, openPaise, pay, token } = await asked({ inParts: true });
  const [early, late] = [await pay(300_000), await pay(400_000)];
  await revokeLink(ledger.ctx, { linkId });
  await expect(revokeLink(ledger.ctx, { linkId })).rejects.toThrow('in the meantime');
  expect(await link()).toMatchObject({ state: 'revoked' });
  await expect(pay(100_000)).rejects.toThrow('cannot be paid any more');
  await expect(resendLink(ledger.ctx, { linkId })).rejects.toThrow('Send a new one');
  expect(await readLinkPage(visitor, { token })).toMatchObject({ state: 'revoked', openPaise: 0, upi: null });
  const rows = ledger.db.select().from(paymentTransactions);
  expect(await rows.where(eq(paymentTransactions.linkId, linkId))).toMatchObject([
    { status: 'cancelled' },
    { status: 'cancelled' },
  ]);
  await money(early);
  await money(late);
  expect(await openPaise()).toBe(480_000);

  const other = await asked({ days: 1 });
  const begun = await other.pay();
  ledger.on('2026-12-12');
  expect(await other.link()).toMatchObject({ state: 'expired' });
  for (let i = 0; i < 2; i++) await tellEndedLinks(ledger.ctx);
  await expect(other.pay()).rejects.toThrow('ask us for a new one');
  expect(await settle(ledger.ctx, begun.id, why)).toMatchObject({ status: 'expired' });
  await money(begun);
  expect(await other.link()).toMatchObject({ state: 'paid' });
  expect(await other.openPaise()).toBe(0);

  const third = await asked();
  // As long as the invoice may be paid in time, to the end of that day.
  const [{ dueOn } = { dueOn: '' }] = await ledger.db
    .select()
    .from(receivables)
    .where(eq(receivables.invoiceId, third.invoiceId));
  expect((await third.link()).expiresAt).toEqual(momentInIndia(dueOn, '23:59'));
  await money(await third.pay());
  for (let i = 0; i < 2; i++) await tellEndedLinks(ledger.ctx);
  const ids = (its: { linkId: string; invoiceId: string }) => ({
    linkId: its.linkId,
    invoiceId: its.invoiceId,
    quotationId: null,
    admissionId: null,
  });
  const heard = await told(
    'payment-link.created',
    'payment-link.paid',
    'payment-link.expired',
    'payment-link.revoked',
  );
  const of = (id: string) => heard.filter(([, data]) => data.linkId === id);
  expect(of(linkId)).toEqual([
    [
      'payment-link.created',
      {
        ...ids({ linkId, invoiceId }),
        amountPaise: 1_180_000,
        expiresAt: (await link()).expiresAt.toISOString(),
      },
    ],
    ['payment-link.revoked', ids({ linkId, invoiceId })],
  ]);
  expect(of(other.linkId).slice(1)).toEqual([['payment-link.expired', ids(other)]]);
  expect(of(third.linkId).slice(1)).toEqual([['payment-link.paid', ids(third)]]);
  ledger.on('2026-12-10');
});

test('the page of an invoice takes parts online, and its address can be revoked', async () => {
  const buyerId = await ledger.buyer();
  const invoiceId = await ledger.bill(buyerId, 1_000_000);
  const url = () => payPageUrl(ledger.ctx, { invoiceId, language: 'en' });
  const token = last(await url());
  const started = await begin(await payableOnPage(visitor, { token, amountPaise: 180_000 }));
  await revokePayPage(ledger.ctx, { invoiceId });
  await expect(readPayPage(visitor, { token })).rejects.toThrow('was not found');
  await expect(payableOnPage(visitor, { token, amountPaise: null })).rejects.toThrow('was not found');
  await expect(revokePayPage(visitor, { invoiceId })).rejects.toThrow('sign in');
  await money(started);
  const fresh = last(await url());
  expect(fresh).not.toBe(token);
  expect(await readPayPage(visitor, { token: fresh })).toMatchObject({
    openPaise: 1_000_000,
    settledPaise: 180_000,
    inParts: true,
  });
  // The same transaction is no business of another page.
  expect(await readPayPage(visitor, { token: fresh, payment: started.id })).toMatchObject({ payment: null });
});

test('money that goes back comes off the invoice, which is owed again; an advance goes first', async () => {
  const { buyerId, invoiceId, openPaise, pay } = await asked({ inParts: true });
  const [whole, more] = [await pay(), await pay(300_000)];
  await money(whole);
  await money(more);
  expect((await readBuyerAccount(ledger.ctx, { buyerId })).advancePaise).toBe(300_000);
  const giveBack = async (transactionId: string, amountPaise: number) => {
    await refundPayment(owner, {
      transactionId,
      amountPaise,
      reason: 'Agreed',
      gatewayPaymentId: null,
      idempotencyKey: `${transactionId}:${amountPaise}`,
    });
    await settle(ledger.ctx, transactionId, why);
  };
  await giveBack(more.id, 300_000);
  expect((await readBuyerAccount(ledger.ctx, { buyerId })).advancePaise).toBe(0);
  expect(await openPaise()).toBe(0);
  await giveBack(whole.id, 180_000);
  expect(await openPaise()).toBe(180_000);
  await giveBack(whole.id, 1_000_000);
  expect(await openPaise()).toBe(1_180_000);
  await issueNote(ledger.ctx, { invoiceId, amountPaise: 1_180_000, reason: 'cancelled', explanation: '' });
  expect((await readBuyerAccount(ledger.ctx, { buyerId })).openPaise).toBe(0);
});

test('a free amount becomes an invoice of that total; sums, states and addresses are kept in one list', async () => {
  const buyerId = await ledger.buyer({ email: 'free@example.com' });
  const { id } = await createLink(
    ledger.ctx,
    LinkInput.parse({
      of: 'amount', buyerId, title: 'Photographs', amountPaise: 250_050, gstPercent: 18, sac: '998383',
    }), // prettier-ignore
  );
  const link = await readLink(ledger.ctx, { linkId: id });
  expect(link).toMatchObject({ amountPaise: 250_050, askedPaise: 250_050, state: 'open' });
  const [invoice] = await ledger.db
    .select()
    .from(invoices)
    .where(eq(invoices.id, link.invoiceId ?? ''));
  expect(invoice).toMatchObject({ kind: 'tax-invoice', totalPaise: 250_050, gstPaise: 38_144 });
  expect(ledger.enqueued.at(-1)).toMatchObject({ name: 'payment-link-mail', payloads: [{ id }] });
  const list = await listLinks(ledger.ctx, { perPage: 5, offset: 0, state: 'open' });
  expect(list.data[0]).toMatchObject({ id, url: await linkUrl(ledger.ctx, link), number: invoice?.number });
  expect(list.data.every(({ state }) => state === 'open')).toBe(true);
  const nameless = await ledger.buyer({ stateCode: '' });
  const bad = LinkInput.parse({
    of: 'amount',
    buyerId: nameless,
    title: 'x',
    amountPaise: 100,
    gstPercent: 18,
  });
  await expect(createLink(ledger.ctx, bad)).rejects.toMatchObject({
    errors: { stateCode: expect.anything() },
  });
  await expect(
    createLink(visitor, LinkInput.parse({ of: 'invoice', invoiceId: link.invoiceId })),
  ).rejects.toThrow('sign in');
  await expect(readLinkPage(visitor, { token: `${last(await linkUrl(ledger.ctx, link))}A` })).rejects.toThrow(
    'was not found',
  );
});

test('without scripts it is paid on the gateway’s own page, which closes with the link; late money counts', async () => {
  const { linkId, payable, openPaise } = await asked({ inParts: true });
  const hosted = async (amountPaise: number) => {
    const { order, payer } = await payable(amountPaise);
    const { url } = await startHosted(visitor, order, payer);
    const [row] = await ledger.db
      .select()
      .from(paymentTransactions)
      .where(eq(paymentTransactions.gatewayLinkUrl, url));
    return { url, id: row?.id ?? '', gatewayLinkId: row?.gatewayLinkId ?? '' };
  };
  const [first, again] = [await hosted(180_000), await hosted(180_000)];
  expect(again.url).toBe(first.url);
  // Nobody has opened it: there is no order yet.
  expect(await settle(ledger.ctx, first.id, why)).toMatchObject({ status: 'pending', gatewayOrderId: null });
  ledger.gateway.pay(ledger.gateway.open(first.gatewayLinkId));
  // What the gateway tells of its links is a hint like any other, in whatever words.
  for (const event of ['expired', 'cancelled', 'partially_paid', 'paid']) {
    const told = {
      event: `payment_link.${event}`,
      payload: { payment_link: { entity: { id: first.gatewayLinkId } } },
    };
    const body = Buffer.from(JSON.stringify(told));
    await receiveEvent(ledger.ctx, { body, signature: 'good', eventId: event });
    const [payload] = ledger.enqueued.findLast(({ name }) => name === 'settle-event')?.payloads ?? [];
    await settleEvent(ledger.ctx, payload as { eventId: string });
  }
  expect(await readTransaction(ledger.ctx, first.id)).toMatchObject({ status: 'paid', totalPaise: 180_000 });
  expect(await openPaise()).toBe(1_000_000);

  const [idle, late] = [await hosted(200_000), await hosted(300_000)];
  const orderId = ledger.gateway.open(late.gatewayLinkId);
  await revokeLink(ledger.ctx, { linkId });
  const closing = ledger.enqueued.filter(({ name }) => name === 'close-hosted-page');
  expect(closing.map(({ payloads }) => payloads)).toEqual(
    expect.arrayContaining([[{ transactionId: idle.id }], [{ transactionId: late.id }]]),
  );
  await closeHosted(ledger.ctx, { transactionId: idle.id });
  expect(ledger.gateway.links.find(({ id }) => id === idle.gatewayLinkId)).toMatchObject({
    status: 'cancelled',
  });
  // Somebody paid at that very moment: the gateway closes nothing, and the money counts.
  ledger.gateway.pay(orderId);
  Object.assign(ledger.gateway.links.find(({ id }) => id === late.gatewayLinkId) ?? {}, { status: 'paid' });
  await closeHosted(ledger.ctx, { transactionId: late.id });
  expect(await openPaise()).toBe(700_000);
});
