import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueNote } from '../issue-note.ts';
import { recordReceipt } from '../record-receipt.ts';
import { getInvoiceAccount } from '../read-account.ts';
import { invoiceIdIn } from '../pay-page/pay-link.ts';
import { readPayPage } from '../pay-page/read-pay-page.ts';
import { openLedger, receivedReceipt } from '../test-ledger.ts';
import { ClaimInput } from './claim.ts';
import { claimPayment } from './claim-payment.ts';
import { dismissClaim, listClaims } from './staff-claims.ts';
import { messages } from '#agency/messages/table.server.ts';
import { listToday } from '#desk/today/list-today.ts';
import { demoSite } from '#sample/demo-site.ts';
import { tellOfClaim } from './jobs/tell-staff.ts';
import { signedToken } from '#agency/settings/signed-link.ts';
import type { Ctx } from '#kit/context.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
let visitor: Ctx;
beforeAll(async () => {
  ledger = await openLedger();
  visitor = { ...ledger.ctx, actor: { kind: 'anonymous' } };
  ledger.on('2026-12-10');
});
afterAll(() => ledger.close());

const tell = async (token: string, reference: string, paidOn = '') =>
  claimPayment(visitor, {
    ...ClaimInput.parse({ reference, paidOn }),
    invoiceId: await invoiceIdIn(visitor, token),
  });
const open = async () => (await listClaims(ledger.ctx, { perPage: 25, offset: 0, status: 'open' })).data;

test('what a buyer tells settles nothing, is told once, and is booked with the receipt of its reference', async () => {
  const buyerId = await ledger.buyer();
  const [invoiceId, other] = [await ledger.bill(buyerId, 1_000_000), await ledger.bill(buyerId, 500_000)];
  const token = await signedToken(ledger.ctx, 'invoice', invoiceId);
  await Promise.all([tell(token, '4412 3456 7890', '2026-12-09'), tell(token, '441234567890')]);
  await tell(token, '441234567890');
  await tell(await signedToken(ledger.ctx, 'invoice', other), '441234567890');
  await tell(token, 'SBINR52026120912');
  const account = await getInvoiceAccount(ledger.ctx, { invoiceId });
  expect(account).toMatchObject({
    owed: { openPaise: 1_180_000 },
    claims: [
      { reference: '441234567890', status: 'open' },
      { reference: 'SBINR52026120912', status: 'open' },
    ],
  });
  // Somebody else's money with the same reference is not theirs.
  const stranger = await ledger.buyer();
  await recordReceipt(ledger.ctx, receivedReceipt(stranger, 'bank', 'SBINR52026120912', 100, []));
  expect(await open()).toHaveLength(3);
  await recordReceipt(
    ledger.ctx,
    receivedReceipt(buyerId, 'upi', '441234567890', 1_770_000, [
      [invoiceId, 1_180_000],
      [other, 590_000],
    ]),
  );
  expect(await open()).toMatchObject([{ reference: 'SBINR52026120912', openPaise: 0 }]);
  // Staff are told once of each, and of nothing that was booked meanwhile.
  const notices = ledger.enqueued.filter(({ name }) => name === 'payment-claim-notice');
  expect(notices).toHaveLength(3);
  const run = async (index: number) =>
    tellOfClaim.run(ledger.ctx, notices[index]?.payloads[0] as { claimId: string });
  for (const index of [0, 1, 2, 2]) await run(index);
  const mails = await ledger.db.select().from(messages);
  expect(mails.map(({ text }) => /UTR[\s:]*(\w+)/.exec(text)?.[1])).toEqual(
    demoSite.noticeEmails.map(() => 'SBINR52026120912'),
  );
  const { items } = await listToday(ledger.ctx, { whose: 'all' });
  expect(items.filter(({ kind }) => kind === 'payment')).toMatchObject([
    { urgency: 'today', who: 'Sample Travels', reason: expect.stringContaining('SBINR52026120912') },
  ]);
  expect(await readPayPage(visitor, { token })).toMatchObject({
    state: 'paid',
    claims: [{ status: 'booked' }, { status: 'open' }],
  });
  await expect(tell(token, '441234567891')).rejects.toThrow('Nothing is due');
  const [rest] = await open();
  await dismissClaim(ledger.ctx, { claimId: rest?.id ?? '', reason: 'Only one payment came' });
  await expect(dismissClaim(ledger.ctx, { claimId: rest?.id ?? '', reason: 'Twice' })).rejects.toThrow(
    'in the meantime',
  );
});

test('what was recorded before it was told is known at once; wrong tokens and days to come are refused', async () => {
  const buyerId = await ledger.buyer();
  const invoiceId = await ledger.bill(buyerId, 1_000_000);
  const token = await signedToken(ledger.ctx, 'invoice', invoiceId);
  await recordReceipt(
    ledger.ctx,
    receivedReceipt(buyerId, 'upi', '555512345678', 500_000, [[invoiceId, 500_000]]),
  );
  await tell(token, '5555-1234-5678');
  expect(await readPayPage(visitor, { token })).toMatchObject({
    openPaise: 680_000,
    claims: [{ reference: '555512345678', status: 'booked' }],
  });
  await expect(tell(token, '555512345679', '2026-12-11')).rejects.toMatchObject({
    errors: { paidOn: expect.anything() },
  });
  const foreign = await signedToken(ledger.ctx, 'offers', invoiceId);
  await expect(tell(foreign, '555512345679')).rejects.toThrow('was not found');
  await expect(dismissClaim(visitor, { claimId: invoiceId, reason: 'x' })).rejects.toThrow('sign in');
  await issueNote(ledger.ctx, { invoiceId, amountPaise: 680_000, reason: 'deficient', explanation: '' });
  await expect(tell(token, '555512345680')).rejects.toThrow('Nothing is due');
});

test('a reference is what banks and apps print, and nothing else', () => {
  for (const good of [
    '441234567890',
    'sbin r520 2612 0912',
    'HDFCR52026112400123456',
    'AXIS12345',
    '12AB34CD',
  ])
    expect(ClaimInput.safeParse({ reference: good }).success, good).toBe(true);
  for (const bad of ['', '12345', '44123456789', 'ABCDEFGHIJ', '<script>1234', '1'.repeat(61)])
    expect(ClaimInput.safeParse({ reference: bad }).success, bad).toBe(false);
});
