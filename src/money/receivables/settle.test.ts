import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInvoiceAccount } from './read-account.ts';
import { recordKeptBack } from './kept-back/record-kept-back.ts';
import { settlements } from './table.server.ts';
import { KeptBackFilter, sumKeptBack } from './kept-back/kept-back.ts';
import { recordTypedReceipt } from './record-receipt.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { openLedger, receivedReceipt } from './test-ledger.ts';
import { message } from '#kit/language/message.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());

test('money and income tax kept back close an invoice; a wrong sum is marked, a government buyer keeps GST back too', async () => {
  const buyerId = await ledger.buyer();
  const [ten, odd, mistaken, state] = [
    await ledger.bill(buyerId, 10_000_000),
    await ledger.bill(buyerId, 6_000_033),
    await ledger.bill(buyerId, 10_000_000),
    await ledger.bill(buyerId, 30_000_000),
  ];
  await ledger.pay(buyerId, 10_800_000, [
    { invoiceId: ten, amountPaise: 10_800_000, tdsPaise: 1_000_000, tdsRuleId: 'professional' },
  ]);
  await ledger.pay(buyerId, 6_960_039, [
    { invoiceId: odd, amountPaise: 6_960_039, tdsPaise: 120_000, tdsRuleId: 'contractor' },
  ]);
  await ledger.pay(buyerId, 10_620_000, [
    { invoiceId: mistaken, amountPaise: 10_620_000, tdsPaise: 1_180_000, tdsRuleId: 'professional' },
  ]);
  await ledger.pay(buyerId, 34_200_000, [
    {
      invoiceId: state,
      amountPaise: 34_200_000,
      tdsPaise: 600_000,
      tdsRuleId: 'contractor',
      gstTdsPaise: 600_000,
    },
  ]);
  expect(await Promise.all([ten, odd, mistaken, state].map(ledger.open))).toEqual([0, 0, 0, 0]);
  const marked = async (id: string, tax = 'tds') =>
    (await getInvoiceAccount(ledger.ctx, { invoiceId: id })).settlements.find(({ kind }) => kind === tax)
      ?.keptBack;
  expect(await marked(ten)).toMatchObject({ basePaise: 10_000_000, isOdd: false, section: '393(1) 6(iii)' });
  expect(await marked(odd)).toMatchObject({ basePaise: 6_000_033, isOdd: false });
  expect(await marked(mistaken)).toMatchObject({ isOdd: true });
  // GST that is kept back is a ledger of its own: 2 % of the value, half of it the Union's and half the state's.
  expect(await marked(state, 'gst-tds')).toEqual({
    ruleId: 'gst-tds',
    section: '51',
    percent: 2,
    basePaise: 30_000_000,
    isOdd: false,
  });
  // Told of later than its money, it is kept back of what the money settled; told of first, of all of it.
  const later = { deductedOn: dateInIndia(ledger.clock.now), tdsRuleId: 'professional', gstTdsPaise: 0 };
  const [told, first] = [await ledger.bill(buyerId, 10_000_000), await ledger.bill(buyerId, 10_000_000)];
  await ledger.pay(buyerId, 10_800_000, [{ invoiceId: told, amountPaise: 10_800_000 }]);
  for (const invoiceId of [told, first]) {
    await recordKeptBack(ledger.ctx, { ...later, invoiceId, tdsPaise: 1_000_000 });
    expect(await marked(invoiceId)).toMatchObject({ basePaise: 10_000_000, isOdd: false });
  }
  expect(await Promise.all([told, first].map(ledger.open))).toEqual([0, 10_800_000]);
  // Both taxes told in one entry are each kept back of the same value.
  const both = await ledger.bill(buyerId, 10_000_000);
  await ledger.pay(buyerId, 5_700_000, [{ invoiceId: both, amountPaise: 5_700_000 }]);
  const halves = { ...later, tdsRuleId: 'contractor', tdsPaise: 100_000, gstTdsPaise: 100_000 };
  await recordKeptBack(ledger.ctx, { ...halves, invoiceId: both });
  for (const tax of ['tds', 'gst-tds'])
    expect(await marked(both, tax)).toMatchObject({ basePaise: 5_000_000, isOdd: false });
  // It would stand in the list of a quarter that has not come.
  const tomorrow = { ...halves, deductedOn: addDays(halves.deductedOn, 1), invoiceId: both };
  await expect(recordKeptBack(ledger.ctx, tomorrow)).rejects.toMatchObject({
    errors: { deductedOn: 'This day is still to come' },
  });
  const across = await ledger.bill(await ledger.buyer({ stateCode: '29' }), 1_000_000);
  await recordKeptBack(ledger.ctx, {
    invoiceId: across,
    deductedOn: dateInIndia(ledger.clock.now),
    tdsPaise: 0,
    tdsRuleId: '',
    gstTdsPaise: 30_000,
  });
  expect(await marked(across, 'gst-tds')).toMatchObject({ basePaise: 25_424, isOdd: true });
  expect(await sumKeptBack(ledger.ctx, KeptBackFilter.parse({}))).toEqual([
    { kind: 'tds', paise: 5_000_000, seenPaise: 0, gst: null },
    {
      kind: 'gst-tds',
      paise: 730_000,
      seenPaise: 0,
      gst: { cgstPaise: 350_000, sgstPaise: 350_000, igstPaise: 30_000 },
    },
  ]);
});

test('one transfer for three invoices, one invoice in three transfers, and what is refused', async () => {
  const buyerId = await ledger.buyer();
  const ids = [
    await ledger.bill(buyerId, 100_000),
    await ledger.bill(buyerId, 200_000),
    await ledger.bill(buyerId, 300_000),
  ] as const;
  await ledger.pay(
    buyerId,
    500_000,
    [118_000, 236_000, 146_000].map((amountPaise, i) => ({ invoiceId: ids[i] ?? '', amountPaise })),
  );
  expect(await Promise.all(ids.map(ledger.open))).toEqual([0, 0, 208_000]);
  const last = { invoiceId: ids[2], amountPaise: 208_000 };
  await expect(ledger.pay(buyerId, 300_000, [{ ...last, amountPaise: 208_001 }])).rejects.toMatchObject({
    errors: { 'invoices.0.amountPaise': message('{amount} is due', { amount: '₹2,080' }) },
  });
  await expect(ledger.pay(buyerId, 1_000, [last])).rejects.toMatchObject({
    errors: { amountPaise: 'The invoices take more than came' },
  });
  await expect(ledger.pay(await ledger.buyer(), 208_000, [last])).rejects.toMatchObject({
    errors: { 'invoices.0.invoiceId': expect.anything() },
  });
  await expect(ledger.pay(buyerId, 416_000, [last, last])).rejects.toMatchObject({
    errors: { 'invoices.1.invoiceId': expect.anything() },
  });
  await expect(ledger.pay(buyerId, 208_000, [last], { receivedOn: '2999-01-01' })).rejects.toMatchObject({
    errors: { receivedOn: expect.anything() },
  });
  await ledger.pay(buyerId, 108_000, [{ ...last, amountPaise: 108_000 }], { reference: 'TWICE1' });
  await expect(
    ledger.pay(buyerId, 100_000, [{ ...last, amountPaise: 100_000 }], { reference: 'TWICE1' }),
  ).rejects.toMatchObject({ errors: { reference: expect.anything() } });
  // Both at once: whoever is second finds less open.
  const both = await Promise.allSettled(
    [1, 2].map(() => ledger.pay(buyerId, 100_000, [{ ...last, amountPaise: 100_000 }])),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await ledger.open(ids[2])).toBe(0);
});

test('what goes to a zone and abroad stands in its own place of the return', async () => {
  ledger.on('2029-01-05');
  await ledger.setSite({ lut: 'AD270128000001X of 2028-29' });
  const zone = await ledger.buyer({ gstin: '27AAPFU0939F2ZU', isZone: true });
  await ledger.bill(zone, 10_000_000, { supply: 'sez-lut' });
  const abroad = await ledger.buyer({ country: 'Singapore', stateCode: '' });
  await ledger.bill(abroad, 10_000_000, { supply: 'export-lut' });
  await ledger.bill(abroad, 10_000_000, { supply: 'export-with-tax' });
  expect(await ledger.table('2029-01', 'b2b')).toMatchObject([
    { type: 'SEWOP', place: '27', reverseCharge: false, rates: [{ percent: 0, taxablePaise: 10_000_000 }] },
  ]);
  expect(await ledger.table('2029-01', 'exp')).toMatchObject([
    { type: 'WOPAY', place: '96', valuePaise: 10_000_000, rates: [{ percent: 0, igstPaise: 0 }] },
    { type: 'WPAY', place: '96', valuePaise: 11_800_000, rates: [{ percent: 18, igstPaise: 1_800_000 }] },
  ]);
  expect(await ledger.table('2029-01', 'b2cs')).toEqual([]);
  await expect(ledger.bill(zone, 10_000_000)).rejects.toMatchObject({
    errors: { supply: expect.anything() },
  });
  // Among sales to consumers it would be filed with the wrong tax.
  const unknown = await ledger.buyer({ isZone: true });
  await expect(ledger.bill(unknown, 10_000_000, { supply: 'sez-with-tax' })).rejects.toMatchObject({
    errors: { gstin: expect.stringContaining('special economic zone') },
  });
  ledger.on('2029-04-01');
  await expect(ledger.bill(zone, 10_000_000, { supply: 'sez-lut' })).rejects.toMatchObject({
    errors: { supply: expect.stringContaining('financial year') },
  });
  await ledger.setSite({});
  await expect(ledger.bill(zone, 10_000_000, { supply: 'sez-lut' })).rejects.toMatchObject({
    errors: { supply: expect.anything() },
  });
});

test('what settled an invoice can be neither changed nor removed, and no more than is owed can be open', async () => {
  for (const statement of [sql`update settlements set amount_paise = 1`, sql`delete from settlements`])
    await expect(ledger.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'What settled an invoice is never changed.' },
    });
  await expect(ledger.db.execute(sql`update receivables set open_paise = total_paise + 1`)).rejects.toThrow();
  expect(await ledger.db.$count(settlements)).toBeGreaterThan(0);
});

test('a receipt whose year was mistyped is refused, as on a quotation: its voucher would stand in a return of long ago', async () => {
  const typed = (receivedOn: string) =>
    recordTypedReceipt(ledger.ctx, {
      ...receivedReceipt(payer, 'bank', ledger.reference(), 100_000, []),
      receivedOn,
    });
  const payer = await ledger.buyer();
  const today = dateInIndia(ledger.clock.now);
  await expect(typed(addDays(today, -366))).rejects.toMatchObject({
    errors: { receivedOn: 'This is more than a year ago: ask the accountant first' },
  });
  await typed(addDays(today, -365));
});
