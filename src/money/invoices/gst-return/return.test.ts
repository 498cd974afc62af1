import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportReturnJson, exportReturnSheets, getReturn } from './export-return.ts';
import { readReturn, sumsOfReturn, totalOfReturn } from './read-return.ts';
import { returnJson } from './return-json.ts';
import { sheetsOf } from './return-sheets.ts';
import { readBooks, sumsOfBooks } from '../books/read-books.ts';
import { tallyVouchers } from '../books/tally.ts';
import { zohoFiles } from '../books/zoho.ts';
import { issueNote } from '#money/receivables/issue-note.ts';
import { openLedger } from '#money/receivables/test-ledger.ts';
import { invoices } from '../table.server.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger();
  await ledger.setSite({ lut: 'AD270126000001X of 2026-27' });
});
afterAll(() => ledger.close());

const note = { reason: 'deficient' as const, explanation: '' };

test('every document stands in its own table, from large invoices across a border to notes that are only netted', async () => {
  ledger.on('2026-12-01');
  const month = '2026-12';
  const far = await ledger.buyer({ company: '', name: 'Meera Sample', stateCode: '29' });
  const near = await ledger.buyer({ company: '', name: 'Nisha Sample' });
  // One paisa above the limit, and one below.
  const large = await ledger.bill(far, 8_474_577);
  const small = await ledger.bill(far, 8_474_576);
  // Inside the state none is large.
  await ledger.bill(near, 50_000_000);
  await issueNote(ledger.ctx, { ...note, invoiceId: large, amountPaise: 1_180_000 });
  await issueNote(ledger.ctx, { ...note, invoiceId: small, amountPaise: 1_180_000 });
  // The GST number is of another state than the address.
  const business = await ledger.buyer({ gstin: '29AAGCB7383J1Z4' });
  await ledger.bill(business, 10_000_000);
  await ledger.bill(business, 10_000_000, { supply: 'reverse-charge' });
  const zone = await ledger.buyer({ gstin: '27AAPFU0939F2ZU', isZone: true });
  await ledger.bill(zone, 10_000_000, { supply: 'sez-with-tax' });
  const abroad = await ledger.buyer({ country: 'Singapore', stateCode: '' });
  const exported = await ledger.bill(abroad, 10_000_000, { supply: 'export-lut' });
  await issueNote(ledger.ctx, { ...note, invoiceId: exported, amountPaise: 1_000_000 });
  await ledger.bill(near, 0, { lines: [{ unitPaise: 70_000, gstPercent: 0 }, { unitPaise: 30_000 }] });

  const filed = await readReturn(ledger.ctx, { month });
  expect(filed.b2cl).toMatchObject([
    { valuePaise: 10_000_001, place: '29', rates: [{ igstPaise: 1_525_424 }] },
  ]);
  expect(filed.cdnur).toMatchObject([
    { note: 'C', type: 'B2CL', rates: [{ taxablePaise: 1_000_000, igstPaise: 180_000 }] },
    { note: 'C', type: 'EXPWOP', rates: [{ percent: 0, taxablePaise: 1_000_000 }] },
  ]);
  expect(filed.b2cs).toEqual([
    { place: '29', percent: 18, taxablePaise: 7_474_576, igstPaise: 1_345_424, cgstPaise: 0, sgstPaise: 0 },
    {
      place: '27',
      percent: 18,
      taxablePaise: 50_030_000,
      igstPaise: 0,
      cgstPaise: 4_502_700,
      sgstPaise: 4_502_700,
    },
  ]);
  expect(
    filed.b2b.map(({ gstin, place, type, reverseCharge, rates }) => [
      gstin,
      place,
      type,
      reverseCharge,
      rates[0]?.igstPaise,
    ]),
  ).toEqual([
    ['29AAGCB7383J1Z4', '29', 'R', false, 1_800_000],
    // What the buyer owes is named, and is not ours.
    ['29AAGCB7383J1Z4', '29', 'R', true, 1_800_000],
    ['27AAPFU0939F2ZU', '27', 'SEWP', false, 1_800_000],
  ]);
  expect(filed.exp).toMatchObject([{ type: 'WOPAY', place: '96', valuePaise: 10_000_000 }]);
  expect(filed.nil).toEqual([{ kind: 'INTRAB2C', 'nil-rated': 70_000, exempt: 0, 'non-gst': 0 }]);
  expect(filed.docs).toMatchObject([
    { nature: 1, from: 'NIR/26-27/000001', to: 'NIR/26-27/000008', count: 8, cancelled: 0 },
    { nature: 5, from: 'NIR/26-27/C00001', to: 'NIR/26-27/C00003', count: 3, cancelled: 0 },
  ]);

  // What is filed is what the books of the month say, in every column.
  const sums = sumsOfReturn(filed);
  const documents = await ledger.db.select().from(invoices);
  const booked = (name: 'taxablePaise' | 'igstPaise' | 'cgstPaise' | 'sgstPaise') =>
    documents.reduce(
      (sum, { kind, content }) => sum + (kind === 'credit-note' ? -1 : 1) * content.totals[name],
      0,
    );
  expect(totalOfReturn(sums)).toEqual({
    taxablePaise: booked('taxablePaise'),
    igstPaise: booked('igstPaise'),
    cgstPaise: booked('cgstPaise'),
    sgstPaise: booked('sgstPaise'),
  });
  expect(sums.hsnB2b.igstPaise + sums.hsnB2c.igstPaise).toBe(booked('igstPaise'));
});

test('the portal gets its own names, rupees and days; a table without rows is left out', async () => {
  ledger.on('2027-05-09');
  const month = '2027-05';
  const business = await ledger.buyer({ company: 'Lake, Road & Sons', gstin: '27AAPFU0939F1ZV' });
  const first = await ledger.bill(business, 5_006);
  await issueNote(ledger.ctx, { ...note, invoiceId: first, amountPaise: 2_000 });
  expect(returnJson(await readReturn(ledger.ctx, { month }))).toEqual({
    gstin: '27AAAAA0000A1Z2',
    fp: '052027',
    version: 'GST3.2.4',
    hash: 'hash',
    b2b: [
      {
        ctin: '27AAPFU0939F1ZV',
        inv: [
          {
            inum: 'NIR/27-28/000001', idt: '09-05-2027', val: 59.07, pos: '27', rchrg: 'N', inv_typ: 'R',
            itms: [{ num: 1, itm_det: { rt: 18, txval: 50.06, camt: 4.51, samt: 4.51, csamt: 0 } }],
          },
        ],
      },
    ],
    cdnr: [
      {
        ctin: '27AAPFU0939F1ZV',
        nt: [
          {
            ntty: 'C', nt_num: 'NIR/27-28/C00001', nt_dt: '09-05-2027', val: 20, pos: '27', rchrg: 'N', inv_typ: 'R',
            itms: [{ num: 1, itm_det: { rt: 18, txval: 16.95, camt: 1.53, samt: 1.53, csamt: 0 } }],
          },
        ],
      },
    ],
    hsn: {
      hsn_b2b: [
        {
          num: 1, hsn_sc: '998361', desc: 'Advertising services', uqc: 'NA', qty: 0, rt: 18, txval: 33.11, iamt: 0, camt: 2.98, samt: 2.98,
          csamt: 0,
        },
      ],
      hsn_b2c: [],
    },
    doc_issue: {
      doc_det: [
        {
          doc_num: 1, doc_typ: 'Invoices for outward supply',
          docs: [{ num: 1, from: 'NIR/27-28/000001', to: 'NIR/27-28/000001', totnum: 1, cancel: 0, net_issue: 1 }],
        },
        {
          doc_num: 5, doc_typ: 'Credit Note',
          docs: [{ num: 1, from: 'NIR/27-28/C00001', to: 'NIR/27-28/C00001', totnum: 1, cancel: 0, net_issue: 1 }],
        },
      ],
    },
  }); // prettier-ignore

  const pieces: Uint8Array[] = [];
  for await (const piece of await exportReturnSheets(ledger.ctx, { month })) pieces.push(piece);
  const files = unzipSync(Buffer.concat(pieces));
  expect(Object.keys(files)).toEqual(['b2b,sez,de.csv', 'cdnr.csv', 'hsn(b2b).csv', 'docs.csv']);
  const [, row] = Buffer.from(files['b2b,sez,de.csv'] ?? [])
    .toString()
    .split('\r\n');
  expect(row).toBe(
    '27AAPFU0939F1ZV,"Lake, Road & Sons",NIR/27-28/000001,09-May-2027,59.07,27-Maharashtra,N,,Regular B2B,,18,50.06,0.00',
  );

  // What changes after it was taken can be told.
  expect((await getReturn(ledger.ctx, { month })).exported?.sums.b2b.taxablePaise).toBe(5_006);
  await ledger.bill(business, 10_000);
  const later = await getReturn(ledger.ctx, { month });
  expect([later.sums.b2b.taxablePaise, later.exported?.sums.b2b.taxablePaise]).toEqual([15_006, 5_006]);
  expect(later.exported?.staffName).toBe('Asha');
  expect(JSON.parse(await exportReturnJson(ledger.ctx, { month }))).toMatchObject({ fp: '052027' });
  expect((await getReturn(ledger.ctx, { month })).exported?.sums.b2b.taxablePaise).toBe(15_006);
});

test('what is sold without GST is told by a bill of supply and filed by kind and buyer in table 8, less its notes, and the books say the same', async () => {
  ledger.on('2027-07-05');
  const month = '2027-07';
  const [exempt, nonGst] = [
    { gstPercent: 0, treatment: 'exempt' as const },
    { gstPercent: 0, treatment: 'non-gst' as const },
  ];
  const near = await ledger.buyer({ company: '', name: 'Nisha Sample' });
  const business = await ledger.buyer({ gstin: '29AAPFU0939F1ZR' });
  const bill = await ledger.bill(near, 40_000, { lines: [exempt, { ...nonGst, unitPaise: 10_000 }] });
  await ledger.bill(business, 90_000, { lines: [{ gstPercent: 0, treatment: 'nil-rated' }] });
  // Of both kinds, so with tax, and named as both where the buyer is not registered.
  await ledger.bill(near, 100_000, { lines: [{}, { ...exempt, unitPaise: 20_000 }] });
  await ledger.bill(business, 100_000, {
    lines: [{}, { ...exempt, unitPaise: 30_000 }],
    supply: 'reverse-charge',
  });
  // A fifth of the bill goes back.
  await issueNote(ledger.ctx, { ...note, invoiceId: bill, amountPaise: 10_000 });

  const filed = await readReturn(ledger.ctx, { month });
  expect(filed.nil).toEqual([
    { kind: 'INTRAB2C', 'nil-rated': 0, exempt: 40_000 - 8_000 + 20_000, 'non-gst': 10_000 - 2_000 },
    { kind: 'INTRB2B', 'nil-rated': 90_000, exempt: 30_000, 'non-gst': 0 },
  ]);
  expect(filed.b2b.map(({ rates }) => rates.map(({ percent }) => percent))).toEqual([[18]]);
  expect([filed.b2cs.length, filed.cdnr, sumsOfReturn(filed).nil.taxablePaise]).toEqual([1, [], 180_000]);
  expect(filed.docs.map(({ nature, from, to }) => [nature, from, to])).toEqual([
    [1, 'NIR/27-28/000003', 'NIR/27-28/000004'],
    [5, 'NIR/27-28/C00002', 'NIR/27-28/C00002'],
    [1, 'NIR/27-28/S00001', 'NIR/27-28/S00002'],
  ]);
  expect(returnJson(filed)).toMatchObject({
    nil: {
      inv: [
        { sply_ty: 'INTRAB2C', nil_amt: 0, expt_amt: 520, ngsup_amt: 80 },
        { sply_ty: 'INTRB2B', nil_amt: 900, expt_amt: 300, ngsup_amt: 0 },
      ],
    },
  });
  expect(sheetsOf(filed).nil.rows.slice(1)).toEqual([
    ['Intra-State supplies to unregistered persons', '0.00', '520.00', '80.00'],
    ['Inter-State supplies to registered persons', '900.00', '300.00', '0.00'],
  ]);

  const books = await readBooks(ledger.ctx, { month });
  const { ledgers } = sumsOfBooks(books);
  expect([ledgers.sales, ledgers.nilRated, ledgers.exempt, ledgers.nonGst]).toEqual([
    -200_000, -90_000, -82_000, -8_000,
  ]);
  expect(tallyVouchers(books)).toContain('<LEDGERNAME>Sales, exempt</LEDGERNAME>');
  const [sold] = zohoFiles(books);
  const csv = sold && 'text' in sold ? sold.text : '';
  expect(csv).toMatch(/,400\.00,,,Exempt,false/);
  expect(csv).toMatch(/,900\.00,IGST0,0,,false/);
});
