import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inv01Of } from './inv-01.ts';
import { eInvoiceOf, exportInv01, recordCancellation, storePortalAnswer } from './register.ts';
import { irn, portalAnswer } from './test-portal.ts';
import { invoices } from '../table.server.ts';
import { resendInvoice } from '../staff-invoices.ts';
import { reviseInvoice } from '../revise-invoice.ts';
import { Conflict } from '#kit/errors.ts';
import { issueNote } from '#money/receivables/issue-note.ts';
import { getInvoiceAccount } from '#money/receivables/read-account.ts';
import { readStatement } from '#money/receivables/read-statement.ts';
import { readVerified } from '#money/verify/read-verified.ts';
import { codeOf } from '#money/verify/verify-code.ts';
import { openLedger } from '#money/receivables/test-ledger.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger();
  await ledger.setSite({ eInvoiceFrom: '2026-12-01', lut: 'AD27 of 2026-27' });
});
afterAll(() => ledger.close());

const read = async (id: string) => (await ledger.db.select().from(invoices).where(eq(invoices.id, id)))[0]!;
const business = (over = {}) => ledger.buyer({ gstin: '27AAPFU0939F1ZV', pincode: '411001', ...over });
/** What a stranger hears who checks its code. */
const verified = async (id: string) =>
  (await readVerified(ledger.ctx, { code: await codeOf(ledger.ctx, { kind: 'document', id }) })).state;
const answerFor = async (id: string, ackDt: string, over = {}) => portalAnswer(await read(id), ackDt, over);

test('an invoice to a registered buyer is held until the portal’s answer is stored; consumers’ and earlier ones are not', async () => {
  ledger.on('2026-11-30');
  const buyerId = await business();
  const before = await ledger.bill(buyerId, 10_000);
  ledger.on('2026-12-01');
  const consumer = await ledger.bill(await ledger.buyer({ company: '' }), 10_000);
  for (const id of [before, consumer]) expect(await eInvoiceOf(ledger.ctx, await read(id))).toBeNull();

  const id = await ledger.bill(buyerId, 5_006, { lines: [{ discountPaise: 1_000 }, { unitPaise: 7_000 }] });
  expect(await eInvoiceOf(ledger.ctx, await read(id))).toMatchObject({ state: 'waiting', irn: '' });
  expect([await verified(before), await verified(id)]).toEqual(['valid', 'waiting']);
  await expect(resendInvoice(ledger.ctx, { invoiceId: id })).rejects.toThrow(Conflict);
  const revision = {
    name: 'X Ltd',
    gstin: '27AAPFU0939F1ZV',
    address: 'Pune',
    pincode: '',
    stateCode: '27',
    explanation: '',
  };
  await expect(reviseInvoice(ledger.ctx, { ...revision, invoiceId: id })).rejects.toThrow(Conflict);
  expect(JSON.parse(await exportInv01(ledger.ctx, { invoiceId: id }))).toEqual([
    {
      Version: '1.1',
      TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
      DocDtls: { Typ: 'INV', No: 'NIR/26-27/000003', Dt: '01/12/2026' },
      SellerDtls: {
        Gstin: '27AAAAA0000A1Z2', LglNm: 'Nirmaan Web Studio (sample agency)',
        Addr1: 'Sample House, 12 Example Lane, Kandivali West, Mumbai 400067, Maharashtra, India', Loc: 'Mumbai', Pin: 400_067,
        Stcd: '27', Ph: '9000000011', Em: 'hello@example.com',
      },
      BuyerDtls: {
        Gstin: '27AAPFU0939F1ZV', LglNm: 'Sample Travels', Pos: '27', Addr1: '4 Lake Road, Pune', Loc: 'Pune', Pin: 411_001,
        Stcd: '27', Em: 'accounts@example.com',
      },
      ItemList: [
        {
          SlNo: '1', PrdDesc: 'Retainer', IsServc: 'Y', HsnCd: '998361', Qty: 1, Unit: 'OTH', UnitPrice: 50.06, TotAmt: 50.06,
          Discount: 10, AssAmt: 40.06, GstRt: 18, IgstAmt: 0, CgstAmt: 3.61, SgstAmt: 3.61, TotItemVal: 47.28,
        },
        {
          SlNo: '2', PrdDesc: 'Retainer', IsServc: 'Y', HsnCd: '998361', Qty: 1, Unit: 'OTH', UnitPrice: 70, TotAmt: 70,
          Discount: 0, AssAmt: 70, GstRt: 18, IgstAmt: 0, CgstAmt: 6.3, SgstAmt: 6.3, TotItemVal: 82.6,
        },
      ],
      ValDtls: { AssVal: 110.06, CgstVal: 9.91, SgstVal: 9.91, IgstVal: 0, OthChrg: 0, RndOffAmt: -0.01, TotInvVal: 129.87 },
    },
  ]); // prettier-ignore

  const wrong = [
    ['no json', 'no JSON'],
    [await answerFor(id, '2026-12-01 12:05:00', { DocNo: 'NIR/26-27/000009' }), 'NIR/26-27/000003'],
    [await answerFor(id, '2026-12-01 12:05:00', { Irn: 'b2'.repeat(32) }), 'another IRN'],
    [await answerFor(id, '2026-12-01 12:05:00', { SellerGstin: '27AAPFU0939F1ZV' }), 'GST number'],
    [await answerFor(id, '2026-12-01 12:05:00', { TotInvVal: 129.88 }), 'amount'],
  ] as const;
  for (const [answer, words] of wrong)
    await expect(storePortalAnswer(ledger.ctx, { invoiceId: id, answer })).rejects.toMatchObject({
      errors: { answer: expect.stringContaining(words) },
    });
  const answer = await answerFor(id, '2026-12-01 12:05:00');
  await storePortalAnswer(ledger.ctx, { invoiceId: id, answer });
  expect(await eInvoiceOf(ledger.ctx, await read(id))).toMatchObject({
    state: 'registered',
    irn,
    ackNo: '112610098765432',
    ackAt: new Date('2026-12-01T12:05:00+05:30'),
  });
  expect(await verified(id)).toBe('valid');
  await expect(storePortalAnswer(ledger.ctx, { invoiceId: id, answer })).rejects.toThrow(Conflict);
  // Its note waits as well, and names it.
  const { id: noteId } = await issueNote(ledger.ctx, {
    invoiceId: id,
    amountPaise: 1_180,
    reason: 'deficient',
    explanation: '',
  });
  expect(JSON.parse(await exportInv01(ledger.ctx, { invoiceId: noteId }))).toMatchObject([
    {
      DocDtls: { Typ: 'CRN' },
      RefDtls: { PrecDocDtls: [{ InvNo: 'NIR/26-27/000003', InvDt: '01/12/2026' }] },
    },
  ]);
});

test('what the portal would refuse is said in words; abroad goes without a GST number', async () => {
  ledger.on('2027-01-05');
  const unknown = await business({ gstin: '27AAPFU0939F2ZU', pincode: '' });
  await expect(ledger.bill(unknown, 10_000)).rejects.toMatchObject({
    errors: { eInvoice: 'The portal asks for a PIN code of the buyer’s' },
  });
  // A payment cannot be refused for it: its document says what is missing.
  const whole = await read(await ledger.bill(await business({ gstin: '27AAPFU0939F4ZS' }), 10_000));
  const content = {
    ...whole.content,
    lines: whole.content.lines.map((line) => ({ ...line, sac: '', title: 'A' })),
  };
  expect(inv01Of({ ...whole, content })).toEqual({
    json: null,
    faults: ['Line 1 needs a title with three letters or more', 'Line 1 needs a code of 4 to 8 digits'],
  });
  // An admission's line ends with the country; neither part of an address has fewer than three letters.
  const lane = '14 Lake Road, Kothrud'.padEnd(68, '.');
  const address = `${lane}, Pune, 411001, Maharashtra, India`;
  const { buyer } = whole.content;
  expect(address).toHaveLength(102);
  expect(
    inv01Of({ ...whole, content: { ...whole.content, buyer: { ...buyer, address } } }).json,
  ).toMatchObject({
    BuyerDtls: { Addr1: address.slice(0, 97), Addr2: 'India', Loc: 'Pune', Pin: 411_001 },
  });
  const abroad = await ledger.buyer({ country: 'Singapore', stateCode: '', address: '1 Quay, Singapore' });
  const exported = await ledger.bill(abroad, 10_000, { supply: 'export-lut' });
  expect(JSON.parse(await exportInv01(ledger.ctx, { invoiceId: exported }))).toMatchObject([
    {
      TranDtls: { SupTyp: 'EXPWOP' },
      BuyerDtls: { Gstin: 'URP', Pos: '96', Stcd: '96', Pin: 999_999, Loc: 'Singapore' },
      ValDtls: { IgstVal: 0, TotInvVal: 100 },
    },
  ]);
});

test('within a day the portal takes one back: its number counts as cancelled, nothing of it is owed or filed', async () => {
  ledger.on('2027-02-10');
  const buyerId = await business({ gstin: '27AAPFU0939F3ZT' });
  const ids = [await ledger.bill(buyerId, 10_000), await ledger.bill(buyerId, 20_000)] as const;
  for (const invoiceId of ids)
    await storePortalAnswer(ledger.ctx, {
      invoiceId,
      answer: await answerFor(invoiceId, '2027-02-10 11:00:00'),
    });
  await recordCancellation(ledger.ctx, { invoiceId: ids[0], reason: 'Wrong buyer' });
  expect(await verified(ids[0])).toBe('cancelled');
  ledger.on('2027-02-11');
  await expect(recordCancellation(ledger.ctx, { invoiceId: ids[1], reason: 'Wrong buyer' })).rejects.toThrow(
    Conflict,
  );
  const { owed, eInvoice } = await getInvoiceAccount(ledger.ctx, { invoiceId: ids[0] });
  expect([owed?.openPaise, eInvoice?.state]).toEqual([0, 'cancelled']);
  const filed = await ledger.filed('2027-02');
  expect(filed.b2b.map(({ number }) => number)).toEqual([(await read(ids[1])).number]);
  expect(filed.docs).toMatchObject([{ nature: 1, count: 2, cancelled: 1 }]);
  const statement = await readStatement(ledger.ctx, { buyerId, from: '2027-02-01', to: '2027-02-28' });
  expect([statement.closingPaise, statement.entries.at(-1)?.kind]).toEqual([23_600, 'cancelled']);
});
