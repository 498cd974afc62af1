import { eq, sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { v7 } from 'uuid';
import { openShop, type Shop } from '#money/payments/wire/test-shop.ts';
import { invoices } from '../table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { readReturn, sumsOfReturn, totalOfReturn } from '../gst-return/read-return.ts';
import { reviseInvoice } from '../revise-invoice.ts';
import { listInvoices, resendInvoice } from '../staff-invoices.ts';
import { InvoiceFilter } from '../invoice-filter.ts';
import { refundPayment } from '#money/payments/refunds/refund-payment.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';
import { anOrder } from '#money/payments/test-payments.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { invoiceMail } from '../invoice-mail.ts';
import { updateSettings } from '#agency/settings/update-settings.ts';
import { patience } from '#kit/test-patience.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const staff = (): Ctx => ({
  ...shop.ctx,
  actor: {
    kind: 'staff',
    id: v7(),
    name: 'Asha',
    email: 'asha@example.com',
    role: 'owner',
    ownLeadsOnly: false,
  },
});
const buyerOf = (over: Partial<PricedOrder['buyer']>) => ({ buyer: { ...anOrder().buyer, ...over } });
async function paid(over: Partial<PricedOrder> = {}) {
  const ravi = await shop.buyer();
  const { id, gatewayOrderId } = await ravi.start(over);
  await shop.pay(gatewayOrderId);
  await shop.until(id, 'paid');
  return { id, ravi };
}
const giveBack = async (transactionId: string, amountPaise: number) => {
  const idempotencyKey = v7();
  await refundPayment(staff(), {
    transactionId,
    amountPaise,
    idempotencyKey,
    reason: 'x',
    gatewayPaymentId: null,
  });
  await vi.waitFor(async () => {
    const rows = await documentsOf(transactionId);
    if (!rows.some((row) => row.refundId !== null && row.totalPaise === amountPaise))
      throw new Error('not yet');
  }, patience);
};
const documentsOf = (transactionId: string) =>
  shop.db.select().from(invoices).where(eq(invoices.transactionId, transactionId)).orderBy(invoices.id);
type Listed = { data: { id: string; number: string; kind: string; transaction_id: string; total: number }[] };

test('a payment gives its buyer one tax invoice: in the list, as PDF with ₹ and the words, for nobody else', async () => {
  const { id, ravi } = await paid();
  const { body } = await ravi<Listed>('GET', `/invoices?transaction_id=${id}`);
  expect(body.data).toMatchObject([{ kind: 'tax-invoice', transaction_id: id, total: 118_000 }]);
  const [{ id: invoiceId = '', number = '' } = {}] = body.data;
  expect(number).toMatch(/^TST\/\d\d-\d\d\/\d{6}$/);
  expect(number.length).toBeLessThanOrEqual(16);
  const cookie = [...ravi.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const pdf = await shop.get(`/invoice/${invoiceId}/pdf`, { Cookie: cookie });
  expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
  expect(pdf.headers.get('Content-Disposition')).toContain(number.replaceAll('/', '-'));
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), {
    mergePages: true,
  });
  for (const words of ['Tax invoice', number, '₹1,180', 'CGST 9%', '₹90', 'SAC 998314', '27AAAAA0000A1Z2'])
    expect(text).toContain(words);
  expect(text).toContain('One Thousand One Hundred Eighty Rupees Only');
  expect(text).toContain('Place of supply: Maharashtra (27) · Reverse charge: No');
  const somebody = await shop.buyer();
  expect((await somebody('GET', `/invoice/${invoiceId}/pdf`)).status).toBe(404);
  expect((await somebody<Listed>('GET', `/invoices?transaction_id=${id}`)).body.data).toEqual([]);
  expect((await shop.get(`/invoice/${invoiceId}/pdf`)).status).toBe(404);
  expect((await shop.get('/invoice/none/pdf')).status).toBe(404);
  expect((await shop.get('/invoices')).status).toBe(401);
});

test('its mail goes once, with the PDF; staff may send it again', async () => {
  const { id } = await paid(buyerOf({ email: 'once@example.com' }));
  const mails = () => shop.db.select().from(messages).where(eq(messages.recipient, 'once@example.com'));
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1), patience);
  const [mail] = await mails();
  const [invoice] = await documentsOf(id);
  expect(mail?.subject).toBe(`Thank you for your payment (${invoice?.number})`);
  expect(mail?.text).toContain('₹1,180');
  expect(mail?.attachments).toMatchObject([{ contentType: 'application/pdf', encoding: 'base64' }]);
  expect(
    Buffer.from(mail?.attachments[0]?.content ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await shop.ctx.jobs.enqueue(shop.db, invoiceMail, [
    { key: `invoice:${invoice?.id}`, invoiceId: invoice?.id ?? '' },
  ]);
  await resendInvoice(staff(), { invoiceId: invoice?.id ?? '' });
  await vi.waitFor(async () => expect(await mails()).toHaveLength(2), patience);
});

test('each refund gives a credit note of its own series, and together they take back the invoice to the paisa', async () => {
  const { id } = await paid(buyerOf({ stateCode: '29', gstin: '29AAAAA0000A1ZY' }));
  for (const amountPaise of [33_333, 101, 84_566]) await giveBack(id, amountPaise);
  const [invoice, ...notes] = await documentsOf(id);
  expect(invoice).toMatchObject({ kind: 'tax-invoice', refundId: null });
  expect(notes.map(({ kind, number }) => [kind, number.slice(10, 11)])).toEqual(
    Array.from({ length: 3 }, () => ['credit-note', 'C']),
  );
  for (const part of ['taxablePaise', 'gstPaise', 'totalPaise'] as const)
    expect(notes.reduce((sum, note) => sum + note[part], 0)).toBe(invoice?.[part]);
  expect(notes[0]?.content).toMatchObject({
    corrects: { number: invoice?.number },
    totals: { taxablePaise: 28_248, igstPaise: 5_085, cgstPaise: 0 },
  });
});

test('money that goes back without having bought anything gives no document', async () => {
  const ravi = await shop.buyer();
  const { id, gatewayOrderId } = await ravi.start();
  await shop.pay(gatewayOrderId);
  await shop.until(id, 'paid');
  await shop.pay(gatewayOrderId, { force: true });
  await vi.waitFor(async () => {
    const refunds = await shop.refundsOf(id);
    if (refunds[0]?.status !== 'processed') throw new Error('not back yet');
  }, patience);
  expect(await documentsOf(id)).toHaveLength(1);
});

test('staff find a document by number, name and GST number, by kind and year', async () => {
  const { id } = await paid(buyerOf({ name: 'Findable & Sons', gstin: '27BBBBB0000B1ZT' }));
  const [invoice] = await documentsOf(id);
  const find = async (filter: object) =>
    (await listInvoices(staff(), InvoiceFilter.parse(filter))).data.map(({ number }) => number);
  for (const q of [invoice?.number, 'findable', '27BBBBB', '%'])
    expect((await find({ q })).includes(invoice?.number ?? '')).toBe(q !== '%');
  expect(await find({ q: 'findable', kind: 'credit-note' })).toEqual([]);
  expect(await find({ q: 'findable', financialYear: invoice?.financialYear })).toHaveLength(1);
  expect(await find({ q: 'findable', financialYear: '20-21' })).toEqual([]);
});

test('the month as an accountant files it: businesses one by one, consumers by place, codes, serials', async () => {
  const issued = await shop.db.select().from(invoices);
  const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(new Date()).slice(0, 7);
  // All of it was paid in the sandbox: nothing of it was sold.
  const empty = sumsOfReturn(await readReturn(staff(), { month: '2020-01' }));
  expect(sumsOfReturn(await readReturn(staff(), { month }))).toEqual(empty);
  // As if it had been: real money, and numbers of the real series.
  await shop.db.update(paymentTransactions).set({ mode: 'live' });
  await shop.db.execute(sql`alter table invoices disable trigger user`);
  await shop.db.update(invoices).set({ number: sql`replace(${invoices.number}, 'TST/', 'INV/')` });
  const filed = await readReturn(staff(), { month });
  expect(filed.b2b.map(({ gstin }) => gstin).toSorted()).toEqual(['27BBBBB0000B1ZT', '29AAAAA0000A1ZY']);
  expect(filed.cdnr).toHaveLength(3);
  const sums = sumsOfReturn(filed);
  const net = issued.reduce((sum, { refundId, taxablePaise }) => sum + (refundId ? -1 : 1) * taxablePaise, 0);
  expect(totalOfReturn(sums).taxablePaise).toBe(net);
  expect(sums.hsnB2b.taxablePaise + sums.hsnB2c.taxablePaise).toBe(net);
  expect(filed.docs.map(({ count, cancelled }) => [count, cancelled]).toSorted()).toEqual(
    [
      [issued.filter(({ refundId }) => refundId).length, 0],
      [issued.filter(({ refundId }) => !refundId).length, 0],
    ].toSorted(),
  );
});

test('an invoice that was revised for the right buyer stands in the account and with its payment, its revision beside it, for nobody else', async () => {
  const { id, ravi } = await paid();
  const [first] = await documentsOf(id);
  const { number } = await reviseInvoice(staff(), {
    invoiceId: first?.id ?? '',
    name: 'Patil Saris',
    gstin: '27AAPFU0939F1ZV',
    address: '4 Lake Road, Pune',
    pincode: '',
    stateCode: '27',
    explanation: '',
  });
  for (const query of ['', `?transaction_id=${id}`]) {
    const { body } = await ravi<Listed>('GET', `/invoices${query}`);
    expect(body.data).toMatchObject([
      { number, kind: 'revised-invoice', transaction_id: id },
      { number: first?.number, kind: 'tax-invoice', transaction_id: id },
    ]);
    const path = `/invoice/${body.data[0]?.id}/pdf`;
    expect((await ravi('GET', path)).status).toBe(200);
    expect((await (await shop.buyer())('GET', path)).status).toBe(404);
  }
  const { data } = await listInvoices(staff(), InvoiceFilter.parse({ transactionId: id }));
  expect(data.map((one) => one.number)).toEqual([number, first?.number]);
});

test('without a GST number a payment gives a receipt that shows no tax', async () => {
  const settings = await readSettings(shop.ctx);
  await updateSettings(staff(), { ...settings, gstin: '' });
  const { id } = await paid();
  await giveBack(id, 118_000);
  await updateSettings(staff(), settings);
  const [receipt, back] = await documentsOf(id);
  expect(receipt).toMatchObject({ kind: 'receipt', gstPaise: 0, taxablePaise: 118_000, count: 1 });
  expect(receipt?.number).toMatch(/\/R00001$/);
  expect(back).toMatchObject({ kind: 'refund-receipt', gstPaise: 0, totalPaise: 118_000 });
});
