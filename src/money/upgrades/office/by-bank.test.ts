import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordUpgrade } from '../pay-upgrade.ts';
import { exportReturnJson } from '#money/invoices/gst-return/export-return.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { importStatement } from '#money/receivables/bank-statements/import-statement.ts';
import { listTransactions } from '#money/receivables/bank-statements/staff-transactions.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { openUpgrades, type Upgrades } from '#money/upgrades/wire/test-upgrades.ts';

let shop: Upgrades;
beforeAll(async () => {
  shop = await openUpgrades();
});
afterAll(() => shop.close());

test('staff write down that the difference came by bank: once, for whose plan it is, and the return has both documents', async () => {
  const tara = await shop.subscriber('tara-upgrade@example.com', true);
  const open = (await tara.upgrade(shop.planIds.big)).body.transaction_id;
  const money = {
    admissionId: tara.old,
    planId: shop.planIds.big,
    method: 'bank',
    reference: 'UTR12345',
  } as const;
  const both = await Promise.allSettled([
    recordUpgrade(shop.office, money),
    recordUpgrade(shop.office, { ...money, reference: 'UTR67890' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await shop.read(open)).status).toBe('cancelled');
  const [paid] = await shop.db
    .select()
    .from(paymentTransactions)
    .where(
      and(
        eq(paymentTransactions.subjectId, tara.old),
        eq(paymentTransactions.purpose, 'upgrade'),
        eq(paymentTransactions.mode, 'offline'),
      ),
    );
  expect(paid).toMatchObject({ status: 'paid', totalPaise: 239_980, customerId: tara.id });
  expect((await shop.plansOf(tara)).map(({ planName }) => planName)).toEqual(['Small', 'Big']);
  // Two invoices and the note: 169407 + 338898 − 135526; what the sandbox paid is in none.
  const { b2cs, docs } = await shop.filedFor(dateInIndia(new Date()).slice(0, 7));
  expect(b2cs).toEqual([
    { place: '27', percent: 18, taxablePaise: 372_779, cgstPaise: 33_550, sgstPaise: 33_550, igstPaise: 0 },
  ]);
  expect(docs.map(({ nature, count }) => [nature, count])).toEqual([
    [1, 2],
    [5, 1],
  ]);
});

test('the difference that the bank had in an earlier month is taxed in that one, and the line of the statement stands for it', async () => {
  const gita = await shop.subscriber('gita-upgrade@example.com', true);
  const thisMonth = dateInIndia(new Date()).slice(0, 7);
  const receivedOn = addDays(`${thisMonth}-01`, -1);
  const before = await shop.filedFor(thisMonth);
  const money = {
    admissionId: gita.old,
    planId: shop.planIds.big,
    method: 'bank',
    reference: 'UTR2468135790',
  } as const;
  const line = { line: 1, bookedOn: receivedOn, description: 'NEFT', reference: money.reference, creditPaise: 239_980, occurrence: 0 }; // prettier-ignore
  await importStatement(shop.office, { header: 'Gita', mapping: { date: 0 }, dryRun: false, lines: [line] });
  await expect(
    recordUpgrade(shop.office, { ...money, receivedOn: addDays(dateInIndia(new Date()), 1) }),
  ).rejects.toMatchObject({ errors: { receivedOn: expect.any(String) } });
  await exportReturnJson(shop.office, { month: receivedOn.slice(0, 7) });
  await expect(recordUpgrade(shop.office, { ...money, receivedOn })).rejects.toThrow('was taken for filing');
  await recordUpgrade(shop.office, { ...money, receivedOn, acknowledged: true });

  // ₹2,399.80 of ₹3,999 came as money; the rest was taxed with the earlier plan.
  const came = { place: '27', percent: 18, taxablePaise: 203_373, cgstPaise: 18_304, sgstPaise: 18_304, igstPaise: 0 }; // prettier-ignore
  expect((await shop.filedFor(receivedOn.slice(0, 7))).at).toEqual([came]);
  const after = await shop.filedFor(thisMonth);
  expect([before.txpd, after.txpd]).toEqual([[], [came]]);
  const { data } = await listTransactions(shop.office, { perPage: 10, offset: 0, status: 'booked' });
  expect(data).toMatchObject([{ reference: money.reference, quotationId: null, buyerId: null }]);
});
