import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ClaimInput } from '../claims/claim.ts';
import { claimPayment } from '../claims/claim-payment.ts';
import { listClaims } from '../claims/staff-claims.ts';
import { sendBackAdvance } from '../advances.ts';
import { KeptBackFilter, sumKeptBack } from '../kept-back/kept-back.ts';
import { readBuyerAccount } from '../read-account.ts';
import { readStatement } from '../read-statement.ts';
import { recordReceipt } from '../record-receipt.ts';
import { returnReceipt } from '../return-receipt.ts';
import { unbookReceipt } from '../unbook-receipt.ts';
import { advances, receipts, receivables } from '../table.server.ts';
import { openLedger, receivedReceipt } from '../test-ledger.ts';
import { referenceOf, type StatementLine } from './bank-transaction.ts';
import { importStatement, readStatementMapping } from './import-statement.ts';
import { bookTransaction, linkTransaction, listTransactions, setAside } from './staff-transactions.ts';
import { readTurnover } from '#desk/dashboard/read-money.ts';
import { invoices } from '#money/invoices/table.server.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger();
  ledger.on('2026-12-10');
});
afterAll(() => ledger.close());

const mapping = { date: 0, description: 1, credit: 2 };
let count = 0;
const aLine = (over: Partial<StatementLine>): StatementLine => ({
  line: ++count,
  bookedOn: '2026-12-10',
  description: 'CASH DEPOSIT',
  reference: '',
  creditPaise: 1_00,
  occurrence: 0,
  ...over,
});
const take = (lines: StatementLine[], dryRun = false) =>
  importStatement(ledger.ctx, { header: 'Date|Narration|Deposit', mapping, dryRun, lines });
const outcomes = async (lines: StatementLine[], dryRun = false) =>
  (await take(lines, dryRun)).map(({ outcome }) => outcome);
const list = async (status: 'open' | 'booked' | 'set-aside' = 'open') =>
  (await listTransactions(ledger.ctx, { perPage: 200, offset: 0, status })).data;
const lineOf = async (description: string) => {
  const found = (await list()).find((row) => row.description === description);
  if (!found) throw new Error(`${description} is not open`);
  return found;
};
const part = (invoiceId: string, amountPaise: number) => ({
  invoiceId,
  amountPaise,
  tdsPaise: 0,
  tdsRuleId: '',
  gstTdsPaise: 0,
});

test('a statement is taken in once, however often and in whatever parts it is sent', async () => {
  const buyerId = await ledger.buyer();
  await recordReceipt(ledger.ctx, receivedReceipt(buyerId, 'upi', '700012345678', 4_200_00, []));
  const lines = [
    aLine({ description: 'Twice the same' }),
    aLine({ description: 'Twice the same', occurrence: 1 }),
    aLine({ description: 'UPI/700012345678/SOMEBODY', creditPaise: 4_200_00 }),
    // Another sum is other money, whatever it is called.
    aLine({ description: 'CLG', reference: '700012345678', creditPaise: 80_000_00 }),
  ];
  expect(referenceOf({ description: 'NEFT-SAMPLETRAVELSPVT1-N328260112233445', reference: '' })).toBe(
    'N328260112233445',
  );
  expect(await outcomes(lines, true)).toEqual(['new', 'new', 'recorded', 'new']);
  expect(await list()).toEqual([]);
  const both = await Promise.all([outcomes(lines), outcomes(lines)]);
  expect(both.flat().filter((outcome) => outcome === 'new')).toHaveLength(3);
  expect(await outcomes([...lines, aLine({ description: 'Later' })])).toEqual([
    'repeated',
    'repeated',
    'repeated',
    'repeated',
    'new',
  ]);
  expect(await list()).toHaveLength(4);
  expect(await list('booked')).toMatchObject([{ reference: '700012345678', buyerId }]);
  expect(await readStatementMapping(ledger.ctx, { header: 'Date|Narration|Deposit' })).toEqual({ mapping });
  expect(await readStatementMapping(ledger.ctx, { header: 'Datum' })).toEqual({ mapping: null });
  const [row] = await list();
  await setAside(ledger.ctx, { transactionId: row?.id ?? '', reason: 'Interest' });
  expect(await list('set-aside')).toMatchObject([{ reason: 'Interest' }]);
  await setAside(ledger.ctx, { transactionId: row?.id ?? '', reason: '' });
  expect(await list()).toHaveLength(4);
});

test('a credit proposes invoices: the claimed UTR, then the number, then the sum and the name', async () => {
  const kabir = await ledger.buyer({ company: 'Monsoon Tea Private Limited', name: 'Kabir Sample' });
  const other = await ledger.buyer({ company: 'Lotus Prints', name: 'Lata Sample' });
  const claimed = await ledger.bill(other, 300_000);
  const named = await ledger.bill(other, 300_100);
  const exact = await ledger.bill(kabir, 310_000);
  const late = await ledger.bill(kabir, 320_000, { dueDays: 5 });
  const claim = ClaimInput.parse({ reference: '800012345678' });
  await claimPayment({ ...ledger.ctx, actor: { kind: 'anonymous' } }, { ...claim, invoiceId: claimed });
  const [{ number = '' } = {}] = await ledger.db.select().from(invoices).where(eq(invoices.id, named));
  const description = `UPI-MONSOON TEA PRIVA-${number.replaceAll('/', '')}`;
  await take([aLine({ description, reference: '0000800012345678', creditPaise: 365_800 })]);
  const line = await lineOf(description);
  expect(line.reference).toBe('800012345678');
  expect(line.matches.invoices.map(({ invoiceId, reasons }) => [invoiceId, reasons])).toEqual([
    [claimed, ['utr']],
    [named, ['number']],
    [exact, ['sum', 'name']],
    [late, ['name']],
  ]);
  await bookTransaction(ledger.ctx, {
    transactionId: line.id,
    receipt: {
      buyerId: other,
      method: 'upi',
      reference: line.reference,
      invoices: [part(claimed, 354_000)],
    },
  });
  const [left] = await ledger.db.select().from(advances).where(eq(advances.buyerId, other));
  expect(left?.leftPaise).toBe(11_800);
  expect((await listClaims(ledger.ctx, { perPage: 25, offset: 0, status: 'open' })).data).toEqual([]);
});

test('money that was booked for the wrong buyer is taken back whole, and booked for the right one under the same reference, once', async () => {
  const [wrong, right] = [await ledger.buyer({ company: 'Wrong' }), await ledger.buyer({ company: 'Right' })];
  const [theirs, its] = [await ledger.bill(wrong, 400_000), await ledger.bill(right, 400_000)];
  const reference = '920012345678';
  await claimPayment(
    { ...ledger.ctx, actor: { kind: 'anonymous' } },
    { ...ClaimInput.parse({ reference }), invoiceId: theirs },
  );
  await take([aLine({ description: 'NEFT FOR RIGHT', reference, creditPaise: 500_000 })]);
  const line = await lineOf('NEFT FOR RIGHT');
  const book = (buyerId: string, invoiceId: string, tdsPaise = 0) =>
    bookTransaction(ledger.ctx, {
      transactionId: line.id,
      receipt: {
        buyerId,
        method: 'bank',
        reference,
        invoices: [{ ...part(invoiceId, 432_000), tdsPaise, tdsRuleId: tdsPaise ? 'professional' : '' }],
      },
    });
  const { id: receiptId } = await book(wrong, theirs, 40_000);
  const turnover = () => readTurnover(ledger.ctx, { from: '2026-12-10', to: '2026-12-10' });
  const sums = async () =>
    (({ receivedPaise, refundedPaise }) => [receivedPaise, refundedPaise])(await turnover());
  const before = await sums();
  const again = (buyerId: string) =>
    recordReceipt(ledger.ctx, receivedReceipt(buyerId, 'bank', reference, 500_000, []));
  await expect(again(right)).rejects.toMatchObject({ errors: { reference: expect.any(String) } });

  const unbook = () => unbookReceipt(ledger.ctx, { receiptId, reason: 'It is of Right' });
  const both = await Promise.allSettled([unbook(), unbook()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await ledger.open(theirs)).toBe(472_000);
  expect(await readBuyerAccount(ledger.ctx, { buyerId: wrong })).toMatchObject({
    openPaise: 472_000,
    advancePaise: 0,
    receipts: [{ reference, misbooked: true }],
  });
  const taxed = await sumKeptBack(ledger.ctx, KeptBackFilter.parse({ quarter: '2026-27 Q3' }));
  expect(taxed).toMatchObject([{ kind: 'tds', paise: 0 }, { kind: 'gst-tds' }]);
  const days = { from: '2026-12-01', to: '2026-12-31' };
  const { entries } = await readStatement(ledger.ctx, { buyerId: wrong, ...days });
  expect(entries.map(({ kind }) => kind)).toEqual(['invoice']);
  const told = async () => (await listClaims(ledger.ctx, { perPage: 25, offset: 0, status: 'open' })).data;
  expect(await told()).toMatchObject([{ invoiceId: theirs, reference }]);
  expect((await lineOf('NEFT FOR RIGHT')).matches.receipts).toEqual([]);

  await book(right, its);
  expect([await ledger.open(its), await sums()]).toEqual([40_000, before]);
  for (const buyerId of [wrong, right])
    await expect(again(buyerId)).rejects.toMatchObject({ errors: { reference: expect.any(String) } });
  expect(await list('booked')).toContainEqual(expect.objectContaining({ id: line.id, buyerId: right }));
});

test('a cheque of the same number and sum on another day is other money: no line of it is closed with the first', async () => {
  const buyerId = await ledger.buyer();
  const cheque = (bookedOn: string, description: string) =>
    aLine({ bookedOn, description, reference: '000451', creditPaise: 1_180_000 });
  await take([
    cheque('2026-12-01', 'CLG 000451 FIRST BANK'),
    cheque('2026-12-09', 'CLG 000451 SECOND BANK'),
    // The same line, as another file of the bank has it.
    cheque('2026-12-01', 'CHQ DEP 000451'),
  ]);
  const first = await lineOf('CLG 000451 FIRST BANK');
  await bookTransaction(ledger.ctx, {
    transactionId: first.id,
    receipt: { buyerId, method: 'cheque', reference: '000451', invoices: [] },
  });
  const still = async () =>
    (await list()).filter(({ reference }) => reference === '000451').map(({ description }) => description);
  expect(await still()).toEqual(['CLG 000451 SECOND BANK']);
  expect(
    await outcomes([cheque('2026-12-10', 'CLG 000451 THIRD BANK'), cheque('2026-12-01', 'CLEARING 000451')]),
  ).toEqual(['new', 'recorded']);
  expect((await still()).toSorted()).toEqual(['CLG 000451 SECOND BANK', 'CLG 000451 THIRD BANK']);
});

test('what was paid through the gateway is no line of the bank, which has that in other sums: the same sum by bank is more money', async () => {
  const buyerId = await ledger.buyer({ company: 'Paid Online' });
  const receiptId = v7();
  await ledger.db.insert(receipts).values({
    id: receiptId,
    createdAt: ledger.clock.now,
    buyerId,
    receivedOn: '2026-12-10',
    method: 'online',
    reference: 'pay_00000000000042',
    amountPaise: 777_700,
  });
  await take([aLine({ description: 'NEFT ONCE MORE', creditPaise: 777_700 })]);
  const line = await lineOf('NEFT ONCE MORE');
  expect(line.matches.receipts).toEqual([]);
  await expect(linkTransaction(ledger.ctx, { transactionId: line.id, receiptId })).rejects.toThrow(
    'This receipt is other money.',
  );
});

test('what was sent back of a receipt stays with its buyer; what was called money that came back can be said to be another’s', async () => {
  const buyerId = await ledger.buyer();
  const invoiceId = await ledger.bill(buyerId, 100_000);
  const { id: receiptId } = await ledger.pay(buyerId, 200_000, [{ invoiceId, amountPaise: 118_000 }]);
  const { advances: left } = await readBuyerAccount(ledger.ctx, { buyerId });
  await sendBackAdvance(ledger.ctx, { advanceId: left[0]?.id ?? '', amountPaise: 1_000, reference: 'UTR1' });
  const reason = 'Of another';
  await expect(unbookReceipt(ledger.ctx, { receiptId, reason })).rejects.toThrow('was sent back');
  expect(await ledger.open(invoiceId)).toBe(0);
  const reference = ledger.reference();
  const came = receivedReceipt(buyerId, 'bank', reference, 300_000, []);
  const { id } = await recordReceipt(ledger.ctx, came);
  await returnReceipt(ledger.ctx, { receiptId: id, returnedOn: '2026-12-10', reason });
  await expect(recordReceipt(ledger.ctx, came)).rejects.toThrow();
  await unbookReceipt(ledger.ctx, { receiptId: id, reason });
  await recordReceipt(ledger.ctx, { ...came, buyerId: await ledger.buyer() });
});

test('two people book one line: one receipt; what is above what is open is refused as a part', async () => {
  const buyerId = await ledger.buyer();
  const invoiceId = await ledger.bill(buyerId, 410_000);
  await take([aLine({ description: 'Both at once', reference: '900012345678', creditPaise: 500_000 })]);
  const { id: transactionId } = await lineOf('Both at once');
  const book = (method: 'upi' | 'bank', amountPaise: number) =>
    bookTransaction(ledger.ctx, {
      transactionId,
      receipt: { buyerId, method, reference: '900012345678', invoices: [part(invoiceId, amountPaise)] },
    });
  await expect(book('upi', 500_000)).rejects.toMatchObject({
    errors: { 'invoices.0.amountPaise': expect.anything() },
  });
  await lineOf('Both at once');
  const both = await Promise.allSettled([book('upi', 483_800), book('bank', 483_800)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [owed] = await ledger.db.select().from(receivables).where(eq(receivables.invoiceId, invoiceId));
  expect(owed?.openPaise).toBe(0);
  await expect(setAside(ledger.ctx, { transactionId, reason: 'Too late' })).rejects.toThrow(
    'in the meantime',
  );
});

test('money that was recorded by hand is not booked again: by its reference, or by a person', async () => {
  const buyerId = await ledger.buyer();
  await take([
    aLine({ description: 'First line', reference: '910012345678', creditPaise: 77_700 }),
    aLine({ description: 'Second line', creditPaise: 88_800 }),
    aLine({ description: 'Third line', creditPaise: 88_800 }),
  ]);
  await recordReceipt(ledger.ctx, receivedReceipt(buyerId, 'upi', '910012345678', 77_700, []));
  await expect(lineOf('First line')).rejects.toThrow('not open');
  const { id: receiptId } = await recordReceipt(
    ledger.ctx,
    receivedReceipt(buyerId, 'bank', 'TYPED-BY-HAND', 88_800, []),
  );
  const [second, third] = [await lineOf('Second line'), await lineOf('Third line')];
  expect(second.matches.receipts).toMatchObject([{ receiptId, reference: 'TYPED-BY-HAND' }]);
  await linkTransaction(ledger.ctx, { transactionId: second.id, receiptId });
  await expect(linkTransaction(ledger.ctx, { transactionId: third.id, receiptId })).rejects.toThrow(
    'other money',
  );
  expect((await lineOf('Third line')).matches.receipts).toEqual([]);
});

test('a line that is booked while somebody records its money by hand is recorded once, and nobody hangs', async () => {
  const buyerId = await ledger.buyer();
  const ids = [await ledger.bill(buyerId, 100_000), await ledger.bill(buyerId, 200_000)];
  for (const [i, invoiceId] of ids.entries()) {
    const reference = `93001234567${i}`;
    const amountPaise = [118_000, 236_000][i] ?? 0;
    await take([aLine({ description: `By two ways ${i}`, reference, creditPaise: amountPaise })]);
    const { id: transactionId } = await lineOf(`By two ways ${i}`);
    const receipt = { buyerId, method: 'upi' as const, reference, invoices: [part(invoiceId, amountPaise)] };
    const both = await Promise.allSettled([
      recordReceipt(
        ledger.ctx,
        receivedReceipt(buyerId, 'upi', reference, amountPaise, [[invoiceId, amountPaise]]),
      ),
      bookTransaction(ledger.ctx, { transactionId, receipt }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((one) => one.status === 'rejected');
    expect(String(refused?.reason)).not.toContain('deadlock');
  }
});

test('only accounts and owners see and match what the bank shows', async () => {
  const asRole = (role: 'support' | 'readonly') =>
    ledger.ctx.actor.kind === 'staff' ? { ...ledger.ctx, actor: { ...ledger.ctx.actor, role } } : ledger.ctx;
  for (const role of ['support', 'readonly'] as const) {
    const ctx = asRole(role);
    await expect(listTransactions(ctx, { perPage: 25, offset: 0 })).rejects.toThrow('role');
    await expect(
      importStatement(ctx, { header: '', mapping, dryRun: true, lines: [aLine({})] }),
    ).rejects.toThrow('role');
  }
});

test('what is open less a section’s tax is proposed with that tax; one reference is recorded once, by whichever way', async () => {
  const kept = await ledger.buyer({ company: 'Keeper Foods', name: 'Kiran Sample' });
  const invoiceId = await ledger.bill(kept, 7_777_700);
  // 10 % of ₹77,777 is ₹7,777.70: whole rupees are kept back.
  const creditPaise = 9_177_686 - 777_800;
  await take([aLine({ description: 'NEFT IN', reference: '800012345699', creditPaise })]);
  const line = await lineOf('NEFT IN');
  const match = line.matches.invoices.find((one) => one.invoiceId === invoiceId);
  expect(match).toMatchObject({ reasons: ['tds'], tds: { ruleId: 'professional', paise: 777_800 } });
  const part = {
    invoiceId,
    amountPaise: creditPaise,
    tdsPaise: 777_800,
    tdsRuleId: 'professional',
    gstTdsPaise: 0,
  };
  const receipt = { buyerId: kept, method: 'bank' as const, reference: '800012345699', invoices: [part] };
  await bookTransaction(ledger.ctx, { transactionId: line.id, receipt });
  expect(
    await ledger.db.select().from(receivables).where(eq(receivables.invoiceId, invoiceId)),
  ).toMatchObject([{ openPaise: 0 }]);
  const again = receivedReceipt(kept, 'upi', '800012345699', 100, []);
  await expect(recordReceipt(ledger.ctx, again)).rejects.toMatchObject({
    errors: { reference: expect.stringContaining('recorded before') },
  });
  const fresh = ledger.reference();
  const twice = await Promise.allSettled(
    (['upi', 'bank', 'cheque'] as const).map((method) =>
      recordReceipt(ledger.ctx, receivedReceipt(kept, method, fresh, 100, [])),
    ),
  );
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
});
