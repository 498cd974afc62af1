import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueNote } from '../issue-note.ts';
import { recordReceipt } from '../record-receipt.ts';
import { openLedger } from '../test-ledger.ts';
import { payPageUrl } from './pay-link.ts';
import { readPayPage } from './read-pay-page.ts';
import { createLink } from '#money/payment-links/create-link.ts';
import { LinkInput } from '#money/payment-links/payment-link.ts';
import { recordCancellation, storePortalAnswer } from '#money/invoices/e-invoices/register.ts';
import { portalAnswer } from '#money/invoices/e-invoices/test-portal.ts';
import { readInvoice } from '#money/invoices/find-invoice.ts';
import { readLinkPage } from '#money/payment-links/read-link-page.ts';
import { getLink } from '#money/payment-links/staff-links.ts';
import { signedToken } from '#agency/settings/signed-link.ts';
import type { Ctx } from '#kit/context.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
let visitor: Ctx;
beforeAll(async () => {
  ledger = await openLedger();
  visitor = { ...ledger.ctx, actor: { kind: 'anonymous' } };
});
afterAll(() => ledger.close());

const tokenOf = async (invoiceId: string) =>
  (await payPageUrl(ledger.ctx, { invoiceId, language: 'hi' })).replace(
    'http://localhost:3000/hi/invoice/',
    '',
  );
const part = (invoiceId: string, amountPaise: number) => ({
  invoiceId,
  amountPaise,
  tdsPaise: 0,
  tdsRuleId: '',
  gstTdsPaise: 0,
});

test('the page of an owed invoice asks for what is open, with a new demand each time, until nothing is', async () => {
  ledger.on('2026-12-01');
  await ledger.setSite({ upiId: 'nirmaan@bank', bankAccount: '1234567890', bankIfsc: 'HDFC0001234' });
  const buyerId = await ledger.buyer();
  const invoiceId = await ledger.bill(buyerId, 5_000_000);
  const token = await tokenOf(invoiceId);
  await recordReceipt(ledger.ctx, {
    buyerId,
    receivedOn: '2026-12-01',
    method: 'upi',
    reference: ledger.reference(),
    amountPaise: 900_050,
    invoices: [part(invoiceId, 900_050)],
  });
  const page = await readPayPage(visitor, { token });
  expect(page).toMatchObject({
    state: 'open',
    openPaise: 4_999_950,
    totalPaise: 5_900_000,
    bank: { account: '1234567890' },
  });
  const asked = new URL(page.upi?.link ?? '').searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    pa: 'nirmaan@bank',
    am: '49999.50',
    cu: 'INR',
    tn: page.number,
    tr: expect.stringMatching(/^[A-Z0-9]{15,35}$/),
  });
  ledger.on('2026-12-02');
  const again = await readPayPage(visitor, { token });
  expect(new URL(again.upi?.link ?? '').searchParams.get('tr')).not.toBe(asked.get('tr'));

  await ledger.setSite({ upiId: '', bankAccount: '' });
  expect(await readPayPage(visitor, { token })).toMatchObject({ upi: null, bank: null });
  await ledger.setSite({ upiId: 'nirmaan@bank' });
  await recordReceipt(ledger.ctx, {
    buyerId,
    receivedOn: '2026-12-02',
    method: 'bank',
    reference: ledger.reference(),
    amountPaise: 4_999_950,
    invoices: [part(invoiceId, 4_999_950)],
  });
  expect(await readPayPage(visitor, { token })).toMatchObject({ state: 'paid', openPaise: 0, upi: null });
});

test('above a lakh by a paisa there is no UPI code, a cancelled invoice says so, and other tokens open nothing', async () => {
  ledger.on('2026-12-03');
  await ledger.setSite({ upiId: 'nirmaan@bank' });
  const buyerId = await ledger.buyer();
  const invoiceId = await ledger.bill(buyerId, 10_000_000);
  const token = await tokenOf(invoiceId);
  expect(await readPayPage(visitor, { token })).toMatchObject({ state: 'open', upi: null });
  for (const [amountPaise, upi] of [
    [10_000_000, { link: expect.stringContaining('am=100000.00') }],
    [10_000_001, null],
  ] as const) {
    const limit = await ledger.bill(buyerId, amountPaise, { lines: [{ gstPercent: 0 }] });
    expect(await readPayPage(visitor, { token: await tokenOf(limit) })).toMatchObject({
      totalPaise: amountPaise,
      upi,
    });
    const link = LinkInput.parse({ of: 'invoice', invoiceId: limit, byMail: false });
    const { url } = await getLink(ledger.ctx, { linkId: (await createLink(ledger.ctx, link)).id });
    expect(await readLinkPage(visitor, { token: url.split('/').at(-1) ?? '' })).toMatchObject({ upi });
  }
  await issueNote(ledger.ctx, {
    invoiceId,
    amountPaise: 11_800_000,
    reason: 'cancelled',
    explanation: '',
  });
  expect(await readPayPage(visitor, { token })).toMatchObject({ state: 'cancelled' });
  const foreign = await signedToken(ledger.ctx, 'booking', invoiceId);
  for (const wrong of [foreign, invoiceId, `${token}A`, token.replace(/.$/, '-'), ''])
    await expect(readPayPage(visitor, { token: wrong })).rejects.toThrow('was not found');
});

test('an invoice that the portal took back is not called paid, on its own page and behind a link', async () => {
  ledger.on('2026-12-10');
  await ledger.setSite({ eInvoiceFrom: '2026-12-01' });
  const invoiceId = await ledger.bill(
    await ledger.buyer({ gstin: '27AAPFU0939F1ZV', pincode: '411001' }),
    100_000,
  );
  const answer = portalAnswer(await readInvoice(ledger.ctx, { invoiceId }), '2026-12-10 11:00:00');
  await storePortalAnswer(ledger.ctx, { invoiceId, answer });
  const link = LinkInput.parse({ of: 'invoice', invoiceId, byMail: false });
  const { url } = await getLink(ledger.ctx, { linkId: (await createLink(ledger.ctx, link)).id });
  await recordCancellation(ledger.ctx, { invoiceId, reason: 'Wrong line' });
  const nothing = { state: 'taken-back', openPaise: 0, upi: null, online: false };
  expect(await readPayPage(visitor, { token: await tokenOf(invoiceId) })).toMatchObject(nothing);
  expect(await readLinkPage(visitor, { token: url.split('/').at(-1) ?? '' })).toMatchObject(nothing);
});
