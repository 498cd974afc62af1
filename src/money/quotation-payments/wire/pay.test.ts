import { createLink } from '#money/payment-links/create-link.ts';
import { payableByLink } from '#money/payment-links/pay-link.ts';
import { LinkInput } from '#money/payment-links/payment-link.ts';
import { getLink, revokeLink } from '#money/payment-links/staff-links.ts';
import { startFor } from '#money/payments/start-payment.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openShop, type Shop } from '#money/payments/wire/test-shop.ts';
import { aLead } from '#office/test-office.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { leads, leadEvents } from '#sales/leads/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { readPayPage } from '#money/receivables/pay-page/read-pay-page.ts';
import { returnPayment } from '#money/receivables/return-payment.ts';
import { refundPayment } from '#money/payments/refunds/refund-payment.ts';
import { convertQuotation } from '../convert-quotation.ts';
import { recordPayment } from '../record-payment.ts';
import { createQuotation } from '#sales/quotations/edit-quotation.ts';
import { QuotationInput } from '#sales/quotations/quotation-input.ts';
import { openQuotation } from '../open-quotation.ts';
import { handOverQuotation, sendQuotation } from '#sales/quotations/send-quotation.ts';
import { getQuotation } from '../get-quotation.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { updateSettings } from '#agency/settings/update-settings.ts';
import { patience } from '#kit/test-patience.ts';

let shop: Shop;
let office: Ctx;
beforeAll(async () => {
  shop = await openShop();
  office = {
    ...shop.ctx,
    actor: {
      kind: 'staff',
      id: v7(),
      name: 'Meera',
      email: 'meera@example.com',
      role: 'owner',
      ownLeadsOnly: false,
    },
  };
});
afterAll(() => shop.close());

/** Two rates: 10,000 at 18 % and 999.99 at 5 %. */
const lines = [
  { title: 'Website', sac: '998314', quantity: 2, unitPricePaise: 550_000, discountPaise: 100_000, gstPercent: 18 },
  { title: 'Printed guide', sac: '998912', quantity: 1, unitPricePaise: 99_999, gstPercent: 5 },
]; // prettier-ignore
const totalPaise = 1_000_000 + 180_000 + 99_999 + 5_000;

type Started = { checkoutPageUrl: string; transaction_id: string };
/** One that its addressee has accepted, for a lead. */
async function accepted(email: string, over: object = {}) {
  const leadId = v7();
  await shop.db.insert(leads).values(aLead({ id: leadId }));
  const content = QuotationInput.parse({
    title: 'A website', name: 'Asha Patil', email, stateCode: '27', validUntil: '2999-12-31', lines, ...over,
  }); // prettier-ignore
  const { id } = await createQuotation(office, { ...content, leadId });
  await (email ? sendQuotation : handOverQuotation)(office, { quotationId: id });
  await shop.db.update(quotations).set({ status: 'accepted' }).where(eq(quotations.id, id));
  const { publicId } = await getQuotation(office, { quotationId: id });
  return { id, publicId, leadId };
}

const stateOf = async (quotationId: string) => (await getQuotation(office, { quotationId })).state;
const documentsOf = (transactionId: string) =>
  shop.db.select().from(invoices).where(eq(invoices.transactionId, transactionId)).orderBy(invoices.id);
const notesOf = async (leadId: string) =>
  (await shop.db.select().from(leadEvents).where(eq(leadEvents.leadId, leadId)).orderBy(leadEvents.id)).map(
    ({ data }) => (data as { text?: string }).text ?? '',
  );
async function pay(transactionId: string) {
  const { gatewayOrderId } = await shop.read(transactionId);
  await shop.pay(gatewayOrderId ?? '');
  return shop.until(transactionId, 'paid');
}
/** A payment link of a quotation, and somebody without an account who begins to pay on it. */
async function linkFor(quotationId: string) {
  const visitor = { ...shop.ctx, actor: { kind: 'anonymous' as const } };
  const { id: linkId } = await createLink(office, LinkInput.parse({ of: 'quotation', quotationId }));
  const { url } = await getLink(office, { linkId });
  const token = url.split('/').at(-1) ?? '';
  return {
    linkId,
    state: async () => (await getLink(office, { linkId })).state,
    async begin() {
      const { order, payer } = await payableByLink(visitor, { token, amountPaise: null });
      return startFor(visitor, order, payer);
    },
  };
}
const giveBack = (transactionId: string, amountPaise: number) =>
  refundPayment(office, {
    transactionId,
    amountPaise,
    reason: 'Agreed',
    idempotencyKey: v7(),
    gatewayPaymentId: null,
  });

test('its addressee pays an accepted quotation: once, with the invoice by rate; nobody else, and nothing before', async () => {
  const asha = await shop.buyer();
  const { id, publicId, leadId } = await accepted(asha.email);
  const path = `/api/quotations/${publicId}/pay`;
  expect((await shop.browser()('POST', path)).status).toBe(401);
  const other = await (await shop.buyer())<{ message: string }>('POST', path);
  expect(other).toMatchObject({ status: 403 });
  expect(other.body.message).toContain('Sign in with that address');
  const first = await asha<Started>('POST', path);
  expect(first).toMatchObject({ status: 200 });
  const { transaction_id: payment, checkoutPageUrl } = first.body;
  expect(checkoutPageUrl).toContain(`/payment-pay/checkout/${payment}`);
  expect((await asha<Started>('POST', path)).body.transaction_id).toBe(payment);
  await pay(payment);
  expect(await stateOf(id)).toBe('paid');
  expect((await asha('POST', path)).status).toBe(409);
  const [lead] = await shop.db.select().from(leads).where(eq(leads.id, leadId));
  expect(lead).toMatchObject({ status: 'won', valuePaise: totalPaise });
  expect(await notesOf(leadId)).toContainEqual(
    expect.stringMatching(/^₹12,849\.99 came for quotation .*: it is paid/),
  );

  const { body } = await asha<{ data: object }>('GET', `/payment-pay/order/${payment}`);
  expect(body.data).toMatchObject({
    purpose: 'quotation',
    amount: totalPaise,
    gst: { mode: 'exclusive', percent: null, amount: 185_000 },
  });
  const [invoice] = await documentsOf(payment);
  expect(invoice).toMatchObject({ kind: 'tax-invoice', buyerEmail: asha.email, totalPaise });
  expect(invoice?.content).toMatchObject({
    lines: [
      { title: 'Website', sac: '998314', quantity: 2, gstPercent: 18, taxablePaise: 1_000_000 },
      { title: 'Printed guide', sac: '998912', quantity: 1, gstPercent: 5, taxablePaise: 99_999 },
    ],
    rates: [
      { percent: 5, taxablePaise: 99_999, cgstPaise: 2_500, sgstPaise: 2_500 },
      { percent: 18, taxablePaise: 1_000_000, cgstPaise: 90_000, sgstPaise: 90_000 },
    ],
  });
});

test('an account lists what is addressed to its e-mail address, with what is still to be paid, and nobody else’s', async () => {
  const asha = await shop.buyer();
  const { publicId, id } = await accepted(asha.email, { depositPercent: 33 });
  const old = await accepted(asha.email);
  await shop.db.update(quotations).set({ status: 'superseded' }).where(eq(quotations.id, old.id));
  const late = await accepted(asha.email);
  await shop.db
    .update(quotations)
    .set({ status: 'sent', validUntil: '2020-01-01' })
    .where(eq(quotations.id, late.id));
  await accepted('other@example.com');
  type Mine = { data: { id: string; openPaise: number | null }[] };
  const mine = async () => (await asha<Mine>('GET', '/api/quotations')).body.data;
  expect(await mine()).toMatchObject([
    { id: late.publicId, state: 'expired', openPaise: null },
    { id: publicId, state: 'accepted', title: 'A website', totalPaise, openPaise: totalPaise },
  ]);
  const { body } = await asha<Started>('POST', `/api/quotations/${publicId}/pay`);
  await pay(body.transaction_id);
  const { due } = await getQuotation(office, { quotationId: id });
  expect((await mine())[1]).toMatchObject({ state: 'converted', openPaise: due?.amountPaise });
  expect((await shop.get('/api/quotations')).status).toBe(401);
});

test('nothing is paid before it is accepted, nor where no address says whose it is', async () => {
  const asha = await shop.buyer();
  const open = await accepted(asha.email);
  await shop.db.update(quotations).set({ status: 'viewed' }).where(eq(quotations.id, open.id));
  expect((await asha('POST', `/api/quotations/${open.publicId}/pay`)).status).toBe(409);
  const unnamed = await accepted('', { mobile: '9000000123' });
  expect((await asha('POST', `/api/quotations/${unnamed.publicId}/pay`)).status).toBe(403);
  expect((await asha('POST', `/api/quotations/${'0'.repeat(32)}/pay`)).status).toBe(404);
});

test('a deposit, then the rest: both add up to the paisa; all of it back is a refund with credit notes', async () => {
  const asha = await shop.buyer();
  const { id, publicId, leadId } = await accepted(asha.email, { depositPercent: 33 });
  const paid: string[] = [];
  for (const [part, state] of [
    ['deposit', 'converted'],
    ['rest', 'paid'],
  ] as const) {
    expect((await openQuotation(shop.ctx, { publicId })).due).toMatchObject({ part });
    const { body } = await asha<Started>('POST', `/api/quotations/${publicId}/pay`);
    await pay(body.transaction_id);
    paid.push(body.transaction_id);
    expect(await stateOf(id)).toBe(state);
  }
  expect((await openQuotation(shop.ctx, { publicId })).due).toBeNull();
  const documents = (await Promise.all(paid.map(documentsOf))).flat();
  expect(documents.map((document) => document.totalPaise)).toEqual([424_050, totalPaise - 424_050]);
  expect(documents.map(({ content }) => content.lines[0]?.title)).toEqual([
    'Website (33% in advance)',
    'Website (the remaining 67%)',
  ]);
  for (const { transactionId, totalPaise: amount } of documents) await giveBack(transactionId ?? '', amount);
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('refunded'), patience);
  expect((await Promise.all(paid.map(documentsOf))).flat().map(({ kind }) => kind)).toEqual([
    'tax-invoice', 'credit-note', 'tax-invoice', 'credit-note',
  ]); // prettier-ignore
  expect((await notesOf(leadId)).at(-1)).toContain('it is refunded');
  expect((await asha('POST', `/api/quotations/${publicId}/pay`)).status).toBe(409);
});

test('staff make an order of it, which its addressee is told, and write down what came by bank: once', async () => {
  const { id, publicId, leadId } = await accepted('nobody-yet@example.com', { mobile: '9000000124' });
  await convertQuotation(office, { quotationId: id });
  await expect(convertQuotation(office, { quotationId: id })).rejects.toThrow(
    'Only a quotation that was accepted',
  );
  expect(await stateOf(id)).toBe('converted');
  const mails = async () =>
    (await shop.db.select().from(messages).where(eq(messages.recipient, 'nobody-yet@example.com'))).filter(
      ({ subject }) => /^(Your order|Thank you for your payment)/.test(subject),
    );
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1), patience);
  expect((await mails())[0]?.text).toContain('₹12,849.99');
  await recordPayment(office, { quotationId: id, method: 'upi', reference: '426312345678' });
  const { state, payments, due } = await getQuotation(office, { quotationId: id });
  expect({ state, due, payments }).toMatchObject({
    state: 'paid',
    due: null,
    payments: [{ mode: 'offline', status: 'paid', totalPaise, reference: 'UPI 426312345678' }],
  });
  const [payment] = payments;
  expect(await shop.historyOf(payment?.id ?? '')).toEqual(['created', 'paid-offline']);
  await vi.waitFor(async () => expect(await mails()).toHaveLength(2), patience);
  expect(await documentsOf(payment?.id ?? '')).toMatchObject([
    { kind: 'tax-invoice', totalPaise, content: { paymentId: 'UPI 426312345678' } },
  ]);
  const again = { quotationId: id, method: 'upi' as const, reference: '426312345679' };
  await expect(recordPayment(office, again)).rejects.toThrow('nothing to pay');
  const another = await accepted('somebody@example.com');
  await expect(
    recordPayment(office, { quotationId: another.id, method: 'upi', reference: '426312345678' }),
  ).rejects.toMatchObject({ errors: { reference: 'This payment was recorded before' } });
  expect(await stateOf(another.id)).toBe('accepted');
  expect((await openQuotation(shop.ctx, { publicId })).state).toBe('paid');
  expect((await notesOf(leadId)).join(' ')).toContain('Meera made an order of quotation');
});

test('what came by bank goes back by bank: staff write it down, and the credit note follows', async () => {
  const { id, leadId } = await accepted('bank@example.com');
  // It names no lead: then whoever is known under its address has paid.
  await shop.db.update(quotations).set({ leadId: null }).where(eq(quotations.id, id));
  await shop.db.update(leads).set({ email: 'bank@example.com' }).where(eq(leads.id, leadId));
  await recordPayment(office, { quotationId: id, method: 'bank', reference: 'HDFCR52026112100000001' });
  const [lead] = await shop.db.select().from(leads).where(eq(leads.id, leadId));
  expect(lead?.status).toBe('won');
  const [payment] = (await getQuotation(office, { quotationId: id })).payments;
  const paid = payment?.id ?? '';
  for (const amount of [100_000, totalPaise - 100_000]) await giveBack(paid, amount);
  await expect(giveBack(paid, 1)).rejects.toThrow();
  expect(await shop.read(paid)).toMatchObject({ status: 'refunded', refundedPaise: totalPaise });
  expect(await stateOf(id)).toBe('refunded');
  const [invoice, ...notes] = await documentsOf(paid);
  expect(notes).toHaveLength(2);
  for (const part of ['taxablePaise', 'gstPaise', 'totalPaise'] as const)
    expect(notes.reduce((sum, note) => sum + note[part], 0)).toBe(invoice?.[part]);
});

test('what came back is paid again on the page of its invoice, which its addressee alone is led to', async () => {
  const asha = await shop.buyer();
  const { id, publicId } = await accepted(asha.email);
  const path = `/api/quotations/${publicId}/pay`;
  await recordPayment(office, { quotationId: id, method: 'cheque', reference: 'CHEQUE-77' });
  const [payment] = (await getQuotation(office, { quotationId: id })).payments;
  const back = { returnedOn: dateInIndia(shop.ctx.now()), reason: 'Funds insufficient' };
  await returnPayment(office, { ...back, transactionId: payment?.id ?? '' });
  expect((await shop.browser()('POST', path)).status).toBe(401);
  expect((await (await shop.buyer())('POST', path)).status).toBe(403);
  const led = await asha<Started>('POST', path);
  expect(led).toMatchObject({ status: 200, body: { transaction_id: null } });
  const token = led.body.checkoutPageUrl.split('/').at(-1) ?? '';
  const { openPaise, number } = await readPayPage(shop.ctx, { token });
  expect((await openQuotation(shop.ctx, { publicId })).owed).toEqual([{ number, openPaise }]);
  expect(openPaise).toBe(totalPaise);
});

test('paid by bank while the checkout stood open: the checkout is ended, and what comes through it goes back', async () => {
  const asha = await shop.buyer();
  const { id, publicId } = await accepted(asha.email);
  const { body } = await asha<Started>('POST', `/api/quotations/${publicId}/pay`);
  await recordPayment(office, { quotationId: id, method: 'bank', reference: 'HDFCR52026112100000002' });
  const { status, gatewayOrderId } = await shop.read(body.transaction_id);
  expect(status).toBe('cancelled');
  await shop.pay(gatewayOrderId ?? '');
  await shop.until(body.transaction_id, 'refunded');
  expect(await stateOf(id)).toBe('paid');
  expect(await documentsOf(body.transaction_id)).toEqual([]);
  const { body: mine } = await asha<{ data: { total: number }[] }>('GET', '/invoices');
  expect(mine.data).toMatchObject([{ total: totalPaise }]);
});

test('an advance online, the rest by bank: one place of supply, for its page, both parts and both invoices', async () => {
  const asha = await shop.buyer();
  // Her own address is in Maharashtra: the quotation's state counts.
  await asha('POST', '/user-address', {
    location_user: 'Office',
    new_address: '1 Lake Road',
    city: 'Pune',
    pincode: '411001',
  });
  const lone = [{ title: 'Website', quantity: 1, unitPricePaise: 6_000_033, gstPercent: 18 }];
  const billTo = { address: '4 MG Road, Bengaluru', pincode: '635109', stateCode: '29' };
  const { id, publicId } = await accepted(asha.email, { depositPercent: 40, lines: lone, ...billTo });
  const { taxes, place } = await openQuotation(shop.ctx, { publicId });
  expect({ taxes, place }).toEqual({ place: '29', taxes: [{ name: 'IGST 18%', taxPaise: 1_080_006 }] });
  const { body } = await asha<Started>('POST', `/api/quotations/${publicId}/pay`);
  await pay(body.transaction_id);
  await recordPayment(office, { quotationId: id, method: 'bank', reference: 'HDFCR52026112100000003' });
  const { payments } = await getQuotation(office, { quotationId: id });
  const documents = (await Promise.all(payments.map((payment) => documentsOf(payment.id)))).flat();
  expect(documents.map(({ content }) => content)).toMatchObject([
    {
      placeOfSupply: '29',
      buyer: billTo,
      isPart: true,
      totals: { taxablePaise: 2_400_013, igstPaise: 432_002, roundOffPaise: 1, totalPaise: 2_832_016 },
    },
    {
      placeOfSupply: '29',
      buyer: billTo,
      isPart: true,
      totals: { taxablePaise: 3_600_020, igstPaise: 648_004, roundOffPaise: -1, totalPaise: 4_248_023 },
    },
  ]);
  // The advance was play money, the transfer was not.
  expect(documents.map(({ number }) => number.slice(0, 4))).toEqual(['TST/', 'NIR/']);
});

test('nothing is sent or recorded whose invoice would lack the state, or the address where the law asks for it', async () => {
  const draft = async (over: object) => {
    const content = QuotationInput.parse({
      title: 'A website', name: 'Asha Patil', email: 'draft@example.com', validUntil: '2999-12-31', lines, ...over,
    }); // prettier-ignore
    return createQuotation(office, { ...content, leadId: null });
  };
  const refused = async (over: object) => {
    const { id } = await draft(over);
    return sendQuotation(office, { quotationId: id }).then(
      () => ({}),
      ({ errors }: { errors: object }) => errors,
    );
  };
  expect(await refused({})).toEqual({ stateCode: 'Choose the buyer’s state: it decides the taxes' });
  expect(await refused({ stateCode: '27' })).toEqual({});
  const dear = [{ title: 'Website', quantity: 1, unitPricePaise: 5_000_000, gstPercent: 18 }];
  expect(await refused({ stateCode: '27', lines: dear })).toHaveProperty('address');
  expect(await refused({ gstin: '29AAGCB7383J1Z4' })).toEqual({
    address: 'Enter the address: an invoice with a GST number names it',
    company: 'Enter the name that is registered for the GST number',
  });
  const { gstin } = await readSettings(shop.ctx);
  await expect(draft({ gstin })).rejects.toMatchObject({
    errors: { gstin: 'This is our own GST number. Enter yours.' },
  });
  // Sent before states were asked for.
  const { id } = await accepted('early@example.com');
  await shop.db.update(quotations).set({ stateCode: '' }).where(eq(quotations.id, id));
  const money = { quotationId: id, method: 'bank' as const, reference: 'HDFCR52026112100000004' };
  await expect(recordPayment(office, money)).rejects.toMatchObject({
    errors: { stateCode: 'Choose the buyer’s state: it decides the taxes' },
  });
  await recordPayment(office, { ...money, billTo: { stateCode: '29' } });
  const { stateCode, state, payments } = await getQuotation(office, { quotationId: id });
  expect({ stateCode, state }).toEqual({ stateCode: '29', state: 'paid' });
  expect(await documentsOf(payments[0]?.id ?? '')).toMatchObject([{ content: { placeOfSupply: '29' } }]);
});

test('without a GST number of ours a quotation has no tax, whatever its lines say, and its invoice is a receipt', async () => {
  const settings = await readSettings(shop.ctx);
  await updateSettings(office, { ...settings, gstin: '' });
  const lone = [{ title: 'Website', quantity: 1, unitPricePaise: 5_006, gstPercent: 18 }];
  const { id, publicId } = await accepted('unregistered@example.com', { lines: lone, stateCode: '' });
  const offered = await openQuotation(shop.ctx, { publicId });
  await recordPayment(office, { quotationId: id, method: 'cash', reference: 'CASH-1' });
  await updateSettings(office, settings);
  expect(offered).toMatchObject({ taxes: [], place: '', totals: { totalPaise: 5_006, gstPaise: 0 } });
  const { payments } = await getQuotation(office, { quotationId: id });
  expect(await documentsOf(payments[0]?.id ?? '')).toMatchObject([
    { kind: 'receipt', totalPaise: 5_006, gstPaise: 0 },
  ]);
});

test('links for what is due: each part is paid once without an account, and what comes after the bank goes back', async () => {
  const { id, publicId } = await accepted('linked@example.com', { depositPercent: 33 });
  const linked = () => linkFor(id);
  const deposit = await linked();
  const started = await deposit.begin();
  await shop.pay(started.gatewayOrderId);
  await shop.until(started.id, 'paid');
  expect([await deposit.state(), await stateOf(id)]).toEqual(['paid', 'converted']);
  expect(await documentsOf(started.id)).toMatchObject([{ kind: 'tax-invoice', totalPaise: 424_050 }]);
  await expect(deposit.begin()).rejects.toThrow('Nothing is due');

  const rest = await linked();
  const late = await rest.begin();
  await recordPayment(office, { quotationId: id, method: 'bank', reference: 'HDFCR52026112100000009' });
  expect(await rest.state()).toBe('paid');
  await shop.pay(late.gatewayOrderId);
  await shop.until(late.id, 'refunded');
  expect(await documentsOf(late.id)).toEqual([]);
  await expect(createLink(office, LinkInput.parse({ of: 'quotation', quotationId: id }))).rejects.toThrow(
    'Nothing is due',
  );
  // Nobody else's browser has that right.
  expect((await shop.browser()('POST', `/api/quotations/${publicId}/pay`)).status).toBe(401);
});

test('two links for one part, both paid: the second goes back, and staff can take a link back', async () => {
  const { id } = await accepted('twice@example.com', { depositPercent: 40 });
  const linked = () => linkFor(id);
  const [one, two, gone] = [await linked(), await linked(), await linked()];
  await revokeLink(office, { linkId: gone.linkId });
  await expect(gone.begin()).rejects.toThrow('cannot be paid any more');
  const [first, second] = [await one.begin(), await two.begin()];
  for (const { gatewayOrderId } of [first, second]) await shop.pay(gatewayOrderId);
  const ids = new Set([first.id, second.id]);
  await vi.waitFor(async () => {
    const { payments } = await getQuotation(office, { quotationId: id });
    const kept = payments.filter(({ refundedPaise }) => refundedPaise === 0);
    expect(kept).toHaveLength(1);
    for (const other of ids)
      if (other !== kept[0]?.id) expect(await shop.read(other)).toMatchObject({ status: 'refunded' });
  }, patience);
  const { due, payments } = await getQuotation(office, { quotationId: id });
  expect(due).toMatchObject({ part: 'rest', percent: 60 });
  const documents = (await Promise.all(payments.map((payment) => documentsOf(payment.id)))).flat();
  expect(documents.filter(({ kind }) => kind === 'tax-invoice')).toHaveLength(1);
  expect([await one.state(), await two.state()]).toEqual(['paid', 'paid']);
});
