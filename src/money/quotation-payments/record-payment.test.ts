import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NotAcknowledged } from '#kit/errors.ts';
import { openLedger, receivedReceipt } from '#money/receivables/test-ledger.ts';
import type { Ctx } from '#kit/context.ts';
import { getQuotation } from './get-quotation.ts';
import { openQuotation } from './open-quotation.ts';
import { OfflineInput, recordPayment } from './record-payment.ts';
import { paymentsFor } from './sums-paid.ts';
import { readMoney } from '#desk/dashboard/read-money.ts';
import { refundPayment } from '#money/payments/refunds/refund-payment.ts';
import { listReceivables } from '#money/receivables/list-receivables.ts';
import { getInvoiceAccount, readBuyerAccount } from '#money/receivables/read-account.ts';
import { returnPayment } from '#money/receivables/return-payment.ts';
import { recordReceipt } from '#money/receivables/record-receipt.ts';
import { getOwnership } from '#money/certificates/certificates.ts';
import { certificates } from '#money/certificates/table.server.ts';
import { listToday } from '#desk/today/list-today.ts';
import { projects } from '#sales/projects/table.server.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());

test('what the bank had in March is taxed in March, though its invoice is of April; where March was filed, somebody has to know', async () => {
  const office = ledger.owner;
  ledger.on('2027-04-03');
  const { id: quotationId } = await ledger.accepted();
  await ledger.takeReturns('2027-03');
  const money = { quotationId, method: 'bank' as const, reference: 'UTR300000001', receivedOn: '2027-03-30' };
  await expect(recordPayment(office, money)).rejects.toBeInstanceOf(NotAcknowledged);
  for (const receivedOn of ['2027-04-04', '2026-03-31'])
    await expect(recordPayment(office, { ...money, receivedOn })).rejects.toMatchObject({
      errors: { receivedOn: expect.anything() },
    });
  await recordPayment(office, { ...money, acknowledged: true });
  const [march, april, may] = await Promise.all(['2027-03', '2027-04', '2027-05'].map(ledger.filed));
  const tax = {
    place: '27',
    percent: 18,
    taxablePaise: 10_000_000,
    cgstPaise: 900_000,
    sgstPaise: 900_000,
    igstPaise: 0,
  };
  expect([march?.at, march?.txpd]).toEqual([[tax], []]);
  expect([april?.at, april?.txpd, april?.b2cs]).toEqual([[], [tax], [tax]]);
  expect([may?.at, may?.txpd]).toEqual([[], []]);
});

test('money of a quotation that came back makes its invoice owed: less what was refunded, in one book only, once', async () => {
  const { owner } = ledger;
  ledger.on('2026-12-10');
  const { id: quotationId, publicId } = await ledger.accepted({
    email: 'kabir@example.com',
    lines: [{ title: 'Website', quantity: 1, unitPricePaise: 1_000_000, gstPercent: 18 }],
  });
  await recordPayment(owner, {
    ...OfflineInput.parse({ method: 'cheque', reference: 'CHEQUE-001', receivedOn: '2026-12-08' }),
    quotationId,
  });
  const [payment] = await paymentsFor(ledger.ctx, quotationId);
  const transactionId = payment?.id ?? '';
  const [project] = await ledger.db.select().from(projects).where(eq(projects.quotationId, quotationId));
  const unpaid = async () => {
    const { blocks, openPaise } = await getOwnership(owner, { projectId: project?.id ?? '' });
    return [blocks.includes('balance'), openPaise];
  };
  expect(await unpaid()).toEqual([false, 0]);
  const certificateId = v7();
  await ledger.db.insert(certificates).values({
    id: certificateId,
    number: 'OWN/26-27/000077',
    projectId: project?.id ?? '',
    content: {
      supplier: { brand: 'Nirmaan', legalName: 'Nirmaan', addressLines: [], email: '', phones: [] },
      owner: 'Kabir',
      project: { code: 'P-1', title: 'Website' },
      owned: [],
      archive: { name: 'site.zip', sha256: '' },
    },
    language: 'en',
    issuedAt: ledger.ctx.now(),
    issuedBy: 'Meera',
  });
  const onToday = async () =>
    (await listToday(owner, { whose: 'all' })).items.filter(
      ({ id }) => id === `certificate:${certificateId}`,
    );
  expect(await onToday()).toEqual([]);
  const refund = { transactionId, reason: 'Agreed', gatewayPaymentId: null };
  await refundPayment(owner, { ...refund, amountPaise: 118_000, idempotencyKey: v7() });
  const december = { from: '2026-12-01', to: '2026-12-31' };
  const before = await readMoney(owner, december);
  const back = { transactionId, returnedOn: '2026-12-10', reason: 'Funds insufficient' };
  for (const [returnedOn, said] of [
    ['2026-12-07', 'The money came later than this'],
    ['2026-12-11', 'still to come'],
  ] as const)
    await expect(returnPayment(owner, { ...back, returnedOn })).rejects.toMatchObject({
      errors: { returnedOn: expect.stringContaining(said) },
    });
  const many = await Promise.allSettled([returnPayment(owner, back), returnPayment(owner, back)]);
  expect(many.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(refundPayment(owner, { ...refund, amountPaise: 100, idempotencyKey: v7() })).rejects.toThrow(
    'This money came back',
  );

  // Nobody calls it paid any more, and everybody reads what is owed.
  const told = async () => {
    const { state, owed, due } = await getQuotation(owner, { quotationId });
    return { state, due, owed: owed.map(({ openPaise }) => openPaise) };
  };
  const visitor: Ctx = { ...ledger.ctx, actor: { kind: 'anonymous' } };
  expect(await told()).toEqual({ state: 'converted', due: null, owed: [1_062_000] });
  expect(await openQuotation(visitor, { publicId })).toMatchObject({
    state: 'converted',
    due: null,
    owed: [{ openPaise: 1_062_000 }],
  });

  // No certificate of what was made rests on it any more.
  expect(await unpaid()).toEqual([true, 1_062_000]);
  expect(await onToday()).toMatchObject([
    {
      kind: 'project',
      valuePaise: 1_062_000,
      reason: 'Its certificate of ownership holds, though its money went back: ₹10,620 is still to be paid',
      path: `/projects/${project?.id}/show`,
    },
  ]);
  const [owed] = (await listReceivables(owner, { perPage: 200, offset: 0 })).data.filter(
    ({ buyerEmail, openPaise }) => buyerEmail === 'kabir@example.com' && openPaise === 1_062_000,
  );
  expect(owed).toMatchObject({ totalPaise: 1_180_000 });
  const { settlements } = await getInvoiceAccount(owner, { invoiceId: owed?.id ?? '' });
  expect(settlements.map(({ kind, amountPaise }) => [kind, amountPaise])).toEqual(
    expect.arrayContaining([
      ['money', 1_062_000],
      ['note', 118_000],
      ['money', -1_062_000],
    ]),
  );
  const after = await readMoney(owner, december);
  expect(after?.receivedPaise).toBe(before?.receivedPaise);
  expect((after?.refundedPaise ?? 0) - (before?.refundedPaise ?? 0)).toBe(1_062_000);
  expect(after?.gstPaise).toBe(before?.gstPaise);
  // The buyer pays it again, by whichever way.
  const { receipts } = await readBuyerAccount(owner, { buyerId: owed?.buyerId ?? '' });
  expect(receipts).toMatchObject([{ method: 'cheque', reference: 'CHEQUE-001', returnedOn: '2026-12-10' }]);
  await recordReceipt(
    ledger.ctx,
    receivedReceipt(owed?.buyerId ?? '', 'bank', 'UTR-AGAIN-001', 1_062_000, [[owed?.id ?? '', 1_062_000]]),
  );
  expect((await readBuyerAccount(owner, { buyerId: owed?.buyerId ?? '' })).openPaise).toBe(0);
  expect(await unpaid()).toEqual([false, 0]);
  expect(await onToday()).toEqual([]);
  expect(await told()).toEqual({ state: 'paid', due: null, owed: [] });
});
