import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoSite } from '#sample/demo-site.ts';
import { states } from '#kit/india/states.ts';
import type { BillLine } from './bill.ts';
import { TypedDraft } from './drafts/draft-input.ts';
import { isInTime, type InvoiceContent } from './invoice.ts';
import { endorsementOf, supplies, type Supply } from '#catalogue/gst/supply.ts';
import { billContent, voucherContent } from './write-bill.ts';
import { commercialContent, creditContent } from './write-content.ts';

/** How many random sales are tried; a nightly run tries more. */
const numRuns = Number(process.env.CASES ?? 500);

// Amounts worked out by hand from the rules: the seller is in Maharashtra, 18 % unless a test says otherwise.
const [here, there] = ['27', '29'];
const site = { ...demoSite, lut: 'AD270326000001X of 2026-27' };
const buyer = (stateCode: string, gstin = '') => ({
  name: 'Sample Travels',
  email: 'accounts@example.com',
  phone: '',
  gstin,
  address: '4 Lake Road',
  pincode: '',
  stateCode,
});
const line = (over: Partial<BillLine> = {}): BillLine => ({
  kind: 'service',
  title: 'Retainer',
  description: 'November 2026',
  sac: '998361',
  unit: 'month',
  quantity: 1,
  unitPaise: 0,
  discountPaise: 0,
  gstPercent: 18,
  proof: '',
  ...over,
});
type Given = { supply?: Supply; stateCode?: string; gstin?: string; pricesInclude?: boolean };
const billed = (lines: Partial<BillLine>[], given: Given = {}, settings = site) =>
  billContent(
    {
      supply: given.supply ?? 'ordinary',
      pricesInclude: given.pricesInclude ?? false,
      lines: lines.map(line),
      buyer: buyer(given.stateCode ?? here, given.gstin),
      dueOn: '2026-12-07',
      orderNumber: '',
      note: '',
    },
    settings,
    'en',
  );
/** Taxable value, CGST, SGST, IGST, round-off, total. */
const sums = ({ totals: t }: InvoiceContent) => [
  t.taxablePaise,
  t.cgstPaise,
  t.sgstPaise,
  t.igstPaise,
  t.roundOffPaise,
  t.totalPaise,
];
const ten = { unitPaise: 10_000_000 };
const corrected = (content: InvoiceContent) => ({
  number: 'NIR/26-27/000001',
  issuedOn: '2026-11-22',
  content,
});

test('prices without GST and with it come to what a quotation and a plan come to', () => {
  expect(sums(billed([{ unitPaise: 5_006 }]))).toEqual([5_006, 451, 451, 0, -1, 5_907]);
  expect(sums(billed([{ unitPaise: 5_006 }], { stateCode: there }))).toEqual([5_006, 0, 0, 901, 0, 5_907]);
  expect(sums(billed(Array.from({ length: 10 }, () => ({ unitPaise: 833 }))))).toEqual([
    8_330, 750, 750, 0, -1, 9_829,
  ]);
  const plan = billed([{ unitPaise: 199_900 }], { pricesInclude: true });
  expect(sums(plan)).toEqual([169_407, 15_247, 15_247, 0, -1, 199_900]);
  expect(plan.lines[0]).toMatchObject({ unitPaise: 169_407, taxablePaise: 169_407, unit: 'month' });
  expect(sums(billed([{ unitPaise: 102 }], { pricesInclude: true, stateCode: there }))).toEqual([
    86, 0, 0, 15, 1, 102,
  ]);
  // Seven and a half hours at 1333.33: half a paisa is a whole one.
  expect(billed([{ unit: 'hour', quantity: 7.5, unitPaise: 133_333 }]).totals.taxablePaise).toBe(999_998);
});

test('two rates and a discount on each line: what is taxed at which rate, and what it comes to', () => {
  const mixed = billed([
    { unitPaise: 30_000, discountPaise: 3_000 },
    { unitPaise: 70_001, discountPaise: 7_000, gstPercent: 5, sac: '998912' },
  ]);
  expect(mixed.rates).toEqual([
    { percent: 5, taxablePaise: 63_001, cgstPaise: 1_575, sgstPaise: 1_575, igstPaise: 0 },
    { percent: 18, taxablePaise: 27_000, cgstPaise: 2_430, sgstPaise: 2_430, igstPaise: 0 },
  ]);
  expect(mixed.totals).toMatchObject({ roundOffPaise: 0, totalPaise: 98_011 });
});

test('a zone is across the border even in our state, with tax or under the letter of undertaking', () => {
  const withTax = billed([ten], { supply: 'sez-with-tax', gstin: '27AAAAA0000A1Z2' });
  expect(sums(withTax)).toEqual([10_000_000, 0, 0, 1_800_000, 0, 11_800_000]);
  const lut = billed([ten], { supply: 'sez-lut' });
  expect(sums(lut)).toEqual([10_000_000, 0, 0, 0, 0, 10_000_000]);
  expect(lut.lut).toBe('AD270326000001X of 2026-27');
  expect(withTax.lut).toBeUndefined();
  expect(endorsementOf('sez-lut')).toContain('WITHOUT PAYMENT OF INTEGRATED TAX');
  expect(endorsementOf('sez-with-tax')).toContain('ON PAYMENT OF INTEGRATED TAX');
  expect(endorsementOf('ordinary')).toBe('');
});

test('what goes abroad has its place there', () => {
  const lut = billed([ten], { supply: 'export-lut', stateCode: '' });
  expect([lut.placeOfSupply, ...sums(lut)]).toEqual(['96', 10_000_000, 0, 0, 0, 0, 10_000_000]);
  const taxed = billed([ten], { supply: 'export-with-tax', stateCode: '' });
  expect([taxed.placeOfSupply, ...sums(taxed)]).toEqual(['96', 10_000_000, 0, 0, 1_800_000, 0, 11_800_000]);
});

test('under reverse charge nothing is charged, and what the buyer owes is said', () => {
  const content = billed([ten], { supply: 'reverse-charge' });
  expect(sums(content)).toEqual([10_000_000, 0, 0, 0, 0, 10_000_000]);
  expect(content).toMatchObject({ reverseCharge: true, recipientTaxPaise: 1_800_000 });
});

test('ad spend that was paid in the client’s name is passed on as it is; without proof it is ours and taxed', () => {
  const fee = { unitPaise: 1_200_000 };
  const spend = { title: 'Ads', unitPaise: 5_000_000 };
  const passed = billed([fee, { ...spend, kind: 'pure-agent', proof: 'Google 4711' }]);
  expect(passed.totals).toMatchObject({ taxablePaise: 1_200_000, totalPaise: 6_416_000, roundOffPaise: 0 });
  expect(passed.passedOn).toEqual([{ title: 'Ads', proof: 'Google 4711', amountPaise: 5_000_000 }]);
  expect(billed([fee, spend]).totals).toMatchObject({ taxablePaise: 6_200_000, totalPaise: 7_316_000 });
  // Half of it is taken off again: fee, tax and spend alike.
  const half = creditContent(corrected(passed), 0, 3_208_000, 'en', 'Credit');
  expect(half.totals).toMatchObject({
    taxablePaise: 600_000,
    cgstPaise: 54_000,
    totalPaise: 3_208_000,
    roundOffPaise: 0,
  });
  expect(half.passedOn?.[0]?.amountPaise).toBe(2_500_000);
});

test('a seller without a GST number charges none, whatever the lines say', () => {
  const content = billed([{ unitPaise: 5_006 }], {}, { ...site, gstin: '' });
  expect(sums(content)).toEqual([5_006, 0, 0, 0, 0, 5_006]);
  expect(content.lines[0]?.gstPercent).toBe(0);
});

test('an advance without lines is taxed at once from inside, across the border where nobody knows the state', () => {
  const advance = { amountPaise: 2_000_000, reference: 'UTR1', isAbroad: false };
  const unknown = voucherContent({ ...advance, buyer: buyer('') }, site, 'en');
  expect(sums(unknown)).toEqual([1_694_915, 0, 0, 305_085, 0, 2_000_000]);
  expect(sums(voucherContent({ ...advance, buyer: buyer(here) }, site, 'en'))).toEqual([
    1_694_915, 152_542, 152_542, 0, 1, 2_000_000,
  ]);
  // Half of it is sent back, then the other half.
  expect(sums(creditContent(corrected(unknown), 0, 1_000_000))).toEqual([
    847_458, 0, 0, 152_543, -1, 1_000_000,
  ]);
  expect(sums(creditContent(corrected(unknown), 1_000_000, 1_000_000))).toEqual([
    847_457, 0, 0, 152_542, 1, 1_000_000,
  ]);
});

test('more than is left is never taken off', () => {
  const content = billed([{ unitPaise: 5_006 }]);
  expect(() => creditContent(corrected(content), 2_000, 3_908)).toThrow('Less than that is left');
  expect(creditContent(corrected(content), 2_000, 3_907).totals.totalPaise).toBe(3_907);
});

test('until 30 November after its year a note takes tax off, after it none', () => {
  expect(isInTime('2026-11-22', '2027-11-30')).toBe(true);
  expect(isInTime('2026-11-22', '2027-12-01')).toBe(false);
  // Of a March invoice the year ends a week later.
  expect(isInTime('2027-03-31', '2027-12-01')).toBe(false);
  expect(isInTime('2027-04-01', '2028-11-30')).toBe(true);
  const note = commercialContent(corrected(billed([ten])), 1_000_000, 'en', 'Credit');
  expect(sums(note)).toEqual([1_000_000, 0, 0, 0, 0, 1_000_000]);
  expect(sums(creditContent(corrected(billed([ten])), 0, 1_180_000))).toEqual([
    1_000_000, 90_000, 90_000, 0, 0, 1_180_000,
  ]);
});

test('a note names the service codes of what it takes off', () => {
  const content = billed([
    { unitPaise: 3_333, sac: '998361' },
    { unitPaise: 6_667, sac: '998314' },
  ]);
  const notes = [creditContent(corrected(content), 0, 777), creditContent(corrected(content), 777, 11_023)];
  for (const sac of ['998361', '998314'])
    expect(
      notes
        .flatMap(({ lines }) => lines.filter((each) => each.sac === sac))
        .reduce((sum, each) => sum + each.taxablePaise, 0),
    ).toBe(sac === '998361' ? 3_333 : 6_667);
});

const anyLine = fc.record({
  kind: fc.constantFrom('service' as const, 'service' as const, 'pure-agent' as const),
  quantity: fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100),
  unitPaise: fc.integer({ min: 100, max: 50_000_000 }),
  off: fc.double({ min: 0, max: 0.9, noNaN: true }),
  gstPercent: fc.constantFrom(0, 5, 18, 40),
});
const anyBill = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    supply: fc.constantFrom(...supplies),
    pricesInclude: fc.boolean(),
    stateCode: fc.constantFrom(...Object.keys(states)),
    registered: fc.boolean(),
  })
  .map(({ lines, registered, ...given }) =>
    billed(
      lines.map(({ off, ...one }) => ({
        ...one,
        discountPaise: Math.floor(off * Math.floor(one.quantity * one.unitPaise)),
      })),
      given,
      { ...site, gstin: registered ? site.gstin : '' },
    ),
  );

test('whatever is billed adds up to the paisa, with a paisa of round-off a rate, and so do its notes', () => {
  fc.assert(
    fc.property(anyBill, fc.double({ min: 0, max: 1, noNaN: true }), (content, cut) => {
      const { totals, rates, lines, passedOn = [] } = content;
      const passed = passedOn.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
      const tax = totals.cgstPaise + totals.sgstPaise + totals.igstPaise;
      expect(totals.taxablePaise + tax + totals.roundOffPaise + passed).toBe(totals.totalPaise);
      expect(Math.abs(totals.roundOffPaise)).toBeLessThanOrEqual(rates.length);
      for (const { percent, taxablePaise, cgstPaise, sgstPaise } of rates) {
        const of = lines.filter(({ gstPercent }) => gstPercent === percent);
        expect(of.reduce((sum, each) => sum + each.taxablePaise, 0)).toBe(taxablePaise);
        expect(cgstPaise).toBe(sgstPaise);
      }
      const point = Math.floor(cut * totals.totalPaise);
      const notes = [
        creditContent(corrected(content), 0, point),
        creditContent(corrected(content), point, totals.totalPaise - point),
      ];
      for (const name of Object.keys(totals) as (keyof typeof totals)[])
        expect(notes.reduce((sum, note) => sum + note.totals[name], 0)).toBe(totals[name]);
      expect(
        notes.flatMap((note) => note.passedOn ?? []).reduce((sum, each) => sum + each.amountPaise, 0),
      ).toBe(passed);
    }),
    { numRuns },
  );
}, 600_000);

test('a line of a fraction costs what it says, so that it can be given away, and not a paisa more', () => {
  const given = (discountPaise: number) =>
    TypedDraft.safeParse({
      buyerId: null,
      supply: 'ordinary',
      pricesInclude: false,
      lines: [line({ quantity: 0.57, unitPaise: 100_000, discountPaise })],
    }).success;
  expect([given(57_000), given(57_001)]).toEqual([true, false]);
});
