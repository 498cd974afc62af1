import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportForTally, exportForZoho } from './export-books.ts';
import { readBooks, sumsOfBooks } from './read-books.ts';
import { readReturn, sumsOfReturn, totalOfReturn } from '../gst-return/read-return.ts';
import { eInvoices } from '../e-invoices/table.server.ts';
import { issueDocument } from '../issue.ts';
import { addMonths } from '../tax-month.ts';
import { invoiceContent } from '../write-content.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { gstWithin } from '#catalogue/gst/gst.ts';
import { issueNote } from '#money/receivables/issue-note.ts';
import { applyAdvances } from '#money/receivables/advances.ts';
import { recordReceipt } from '#money/receivables/record-receipt.ts';
import { beginReceivable } from '#money/receivables/write-settlement.ts';
import { openLedger, receivedReceipt } from '#money/receivables/test-ledger.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());

/** A plan as a payment sells it, for so many months at once. */
async function sellPlan(buyerId: string, totalPaise: number, months: number): Promise<string> {
  const settings = await readSettings(ledger.ctx);
  const content = invoiceContent(
    {
      purpose: 'admission',
      subjectId: 'a',
      lines: [
        { kind: 'plan', refId: 'p', title: 'Growth plan', quantity: 1, months, amountPaise: totalPaise },
      ],
      couponCode: null,
      discountPaise: 0,
      gst: { mode: 'inclusive', percent: 18, ...gstWithin(totalPaise, 18) },
      totalPaise,
      clientReference: null,
      buyer: {
        name: 'Ravi & Kale',
        email: 'ravi@example.com',
        phone: '',
        gstin: '',
        address: '',
        pincode: '',
        stateCode: '27',
      },
    },
    settings,
    null,
  );
  const { id } = await issueDocument(
    ledger.ctx,
    {
      kind: 'tax-invoice',
      transactionId: null,
      refundId: null,
      buyerId,
      content,
      language: 'en',
      prefix: settings.invoicePrefix,
    },
    { byHand: true },
  );
  await beginReceivable(ledger.ctx, { invoiceId: id, buyerId, dueOn: '2027-01-01', totalPaise });
  return id;
}

const unzipped = async (archive: AsyncGenerator<Uint8Array>) => {
  const pieces: Uint8Array[] = [];
  for await (const piece of archive) pieces.push(piece);
  return Object.fromEntries(
    Object.entries(unzipSync(Buffer.concat(pieces))).map(([name, bytes]) => [
      name,
      Buffer.from(bytes).toString(),
    ]),
  );
};

test('the books of each month are the return of that month; a plan paid for a year is earned month by month', async () => {
  ledger.on('2026-12-15');
  const buyerId = await ledger.buyer();
  const business = await ledger.buyer({ company: 'Lake <& Sons>', gstin: '29AAGCB7383J1Z4' });
  const plan = await sellPlan(buyerId, 199_900, 12);
  await ledger.bill(business, 5_003);
  await ledger.bill(business, 100_000, {
    lines: [{}, { kind: 'pure-agent', title: 'Ads', unitPaise: 70_000, proof: 'GA-1' }],
  });
  await recordReceipt(ledger.ctx, receivedReceipt(buyerId, 'bank', 'ADVANCE1', 118_000, []));
  ledger.on('2027-01-20');
  const later = await ledger.bill(buyerId, 50_000);
  await applyAdvances(ledger.ctx, { invoiceId: later });
  ledger.on('2027-06-10');
  await issueNote(ledger.ctx, { invoiceId: plan, amountPaise: 50_000, reason: 'deficient', explanation: '' });

  let [sales, deferred] = [0, 0];
  for (let month = '2026-12'; month <= '2028-02'; month = addMonths(month, 1)) {
    const books = await readBooks(ledger.ctx, { month });
    const { ledgers, debtorsPaise } = sumsOfBooks(books);
    const sums = sumsOfReturn(await readReturn(ledger.ctx, { month }));
    const total = totalOfReturn(sums);
    // Output tax is what is filed; so is what was sold, but for advances, which are no sale yet.
    expect([month, 0 - ledgers.igst, 0 - ledgers.cgst, 0 - ledgers.sgst]).toEqual([
      month,
      total.igstPaise,
      total.cgstPaise,
      total.sgstPaise,
    ]);
    expect([month, 0 - ledgers.sales - ledgers.deferred]).toEqual([
      month,
      total.taxablePaise - sums.at.taxablePaise - sums.txpd.taxablePaise,
    ]);
    // Every voucher balances, and so does the month.
    for (const { party, entries } of [...books.documents.map(({ voucher }) => voucher), ...books.journals])
      expect(entries.reduce((sum, { paise }) => sum + paise, party?.paise ?? 0)).toBe(0);
    expect(Object.values(ledgers).reduce((sum, paise) => sum + paise, debtorsPaise)).toBe(0);
    sales -= ledgers.sales;
    deferred -= ledgers.deferred;
    expect([month, deferred]).toEqual([month, books.deferredPaise]);
  }
  // In the end nothing is left to be earned: 169407 was sold as a plan, 42373 of it went back.
  expect([sales, deferred]).toEqual([169_407 - 42_373 + 5_003 + 100_000 + 50_000, 0]);
  const december = sumsOfBooks(await readBooks(ledger.ctx, { month: '2026-12' })).ledgers;
  expect([december.deferred, december.passedOn, december.advanceTax]).toEqual([
    -169_407 + 14_117,
    -70_000,
    18_000,
  ]);
});

test('Tally gets masters and vouchers with debits below zero, Zoho Books a file each of invoices, notes and journals', async () => {
  const tally = await unzipped(await exportForTally(ledger.ctx, { month: '2026-12' }));
  expect(Object.keys(tally)).toEqual(['1-masters-2026-12.xml', '2-vouchers-2026-12.xml']);
  expect(tally['1-masters-2026-12.xml']).toContain(
    '<LEDGER NAME="Lake &lt;&amp; Sons&gt; (29AAGCB7383J1Z4)" ACTION="Create"><NAME>Lake &lt;&amp; Sons&gt; (29AAGCB7383J1Z4)</NAME><PARENT>Sundry Debtors</PARENT>',
  );
  const vouchers = tally['2-vouchers-2026-12.xml'] ?? '';
  expect(vouchers).toContain('<VOUCHERNUMBER>NIR/26-27/000001</VOUCHERNUMBER>');
  expect(vouchers).toContain(
    '<LEDGERNAME>Ravi &amp; Kale (ravi@example.com)</LEDGERNAME><ISPARTYLEDGER>Yes</ISPARTYLEDGER><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-1999.00</AMOUNT>',
  );
  expect(vouchers).toContain(
    '<LEDGERNAME>Deferred income</LEDGERNAME><ISPARTYLEDGER>No</ISPARTYLEDGER><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><AMOUNT>1694.07</AMOUNT>',
  );
  const amounts = [...vouchers.matchAll(/<AMOUNT>(-?[\d.]+)<\/AMOUNT>/g)].map(([, text]) =>
    Math.round(Number(text) * 100),
  );
  expect(amounts.reduce((sum, paise) => sum + paise, 0)).toBe(0);

  const zoho = await unzipped(await exportForZoho(ledger.ctx, { month: '2026-12' }));
  const [names, ...invoices] = (zoho['invoices.csv'] ?? '')
    .slice(1)
    .split('\r\n')
    .map((line) => line.split(','));
  const cell = (row: string[] | undefined, name: string) => row?.[names?.indexOf(name) ?? -1];
  expect(
    [
      'Invoice Number',
      'GST Treatment',
      'Place of Supply',
      'Account',
      'Item Price',
      'Item Tax',
      'Adjustment',
    ].map((name) => [cell(invoices[0], name), cell(invoices[1], name)]),
  ).toEqual([
    ['NIR/26-27/000001', 'NIR/26-27/000002'],
    ['consumer', 'business_registered_regular'],
    ['MH', 'KA'],
    ['Deferred income', 'Sales'],
    ['1694.07', '50.03'],
    ['GST18', 'IGST18'],
    ['-0.01', ''],
  ]);
  expect(zoho['journals.csv']).toContain(
    '2026-12-31,earned-2026-12,Earned in 2026-12 of what was paid for several months,INR,Deferred income,141.17,\r\n',
  );
  const june = await unzipped(await exportForZoho(ledger.ctx, { month: '2027-06' }));
  expect(june['credit-notes.csv']).toContain('NIR/27-28/C00001,2027-06-10,NIR/26-27/000001,');
  expect(june['credit-notes.csv']).toContain(',Deferred income,Credit on ');
});

test('a year that the e-invoice portal took back is in no book: nothing of it is earned, and nothing waits for it', async () => {
  ledger.on('2030-12-15');
  const plan = await sellPlan(await ledger.buyer(), 1_199_900, 12);
  expect((await readBooks(ledger.ctx, { month: '2031-01' })).deferredPaise).toBeGreaterThan(0);
  await ledger.db.insert(eInvoices).values({ invoiceId: plan, state: 'cancelled', mails: false });
  for (const month of ['2030-12', '2031-01'])
    expect(await readBooks(ledger.ctx, { month })).toMatchObject({
      documents: [],
      journals: [],
      deferredPaise: 0,
    });
});
