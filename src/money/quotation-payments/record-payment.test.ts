import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NotAcknowledged } from '#kit/errors.ts';
import { openLedger } from '#money/receivables/test-ledger.ts';
import { createQuotation } from '#sales/quotations/edit-quotation.ts';
import { QuotationInput } from '#sales/quotations/quotation-input.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { recordPayment } from './record-payment.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());

test('what the bank had in March is taxed in March, though its invoice is of April; where March was filed, somebody has to know', async () => {
  const office = ledger.owner;
  ledger.on('2027-04-03');
  const content = QuotationInput.parse({
    title: 'A website',
    name: 'Asha Patil',
    email: 'asha@example.com',
    address: '4 Lake Road, Pune',
    stateCode: '27',
    validUntil: '2999-12-31',
    lines: [{ title: 'Website', sac: '998314', quantity: 1, unitPricePaise: 10_000_000, gstPercent: 18 }],
  });
  const { id: quotationId } = await createQuotation(office, { ...content, leadId: null });
  await ledger.db.update(quotations).set({ status: 'accepted' }).where(eq(quotations.id, quotationId));
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
