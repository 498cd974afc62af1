import { expect, test } from 'vitest';
import { demoSite } from '#sample/demo-site.ts';
import { priceCart } from '#money/cart/price-cart.ts';
import { gstOn, gstWithin } from '#catalogue/gst/gst.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';
import { priceQuotation } from '#money/quotation-payments/price-quotation.ts';
import { dueOf } from '#sales/quotations/quotation-due.ts';
import { taxesOf, totalOf } from '#sales/quotations/quotation-totals.ts';
import type { QuotationLine } from '#sales/quotations/quotation.ts';
import type { InvoiceContent } from './invoice.ts';
import { creditContent, invoiceContent } from './write-content.ts';

// Amounts worked out by hand from the rules: the seller is in Maharashtra, 18 % unless a test says otherwise.
const [here, there] = ['27', '29'];
const buyer = {
  name: 'Ravi Kale',
  email: '',
  phone: '',
  gstin: '',
  address: '',
  pincode: '',
  stateCode: here,
};
const order = (over: Partial<PricedOrder>, stateCode: string): PricedOrder => ({
  purpose: 'cart',
  subjectId: 'cart',
  lines: [{ kind: 'benefit', refId: 'b', title: 'Benefit', quantity: 1, months: 12, amountPaise: 0 }],
  couponCode: null,
  discountPaise: 0,
  gst: { mode: 'exclusive', percent: 18, taxablePaise: 0, gstPaise: 0 },
  totalPaise: 0,
  clientReference: null,
  ...over,
  buyer: { ...buyer, stateCode },
});
const [firstLine] = order({}, here).lines;
const line = (amountPaise: number) => ({ ...firstLine!, amountPaise });
/** GST is added to it. */
const net = (stateCode: string, ...amounts: number[]) => {
  const taxablePaise = amounts.reduce((sum, amount) => sum + amount, 0);
  const gstPaise = gstOn(taxablePaise, 18);
  const gst = { mode: 'exclusive' as const, percent: 18, taxablePaise, gstPaise };
  return order({ lines: amounts.map(line), gst, totalPaise: taxablePaise + gstPaise }, stateCode);
};
/** GST is inside. */
const plan = (stateCode: string, amountPaise: number, discountPaise = 0) => {
  const totalPaise = amountPaise - discountPaise;
  const gst = { mode: 'inclusive' as const, percent: 18, ...gstWithin(totalPaise, 18) };
  return order({ lines: [line(amountPaise)], discountPaise, gst, totalPaise }, stateCode);
};
const billed = (of: PricedOrder) => invoiceContent(of, demoSite, null);
/** Taxable value, CGST, SGST, IGST, round-off, total. */
const sums = ({ totals: t }: InvoiceContent) => [
  t.taxablePaise,
  t.cgstPaise,
  t.sgstPaise,
  t.igstPaise,
  t.roundOffPaise,
  t.totalPaise,
];

test('one sale: each half of the tax is rounded by itself, the total is the same in every state', () => {
  expect(sums(billed(net(here, 249_500)))).toEqual([249_500, 22_455, 22_455, 0, 0, 294_410]);
  expect(sums(billed(net(there, 249_500)))).toEqual([249_500, 0, 0, 44_910, 0, 294_410]);
  expect(sums(billed(net(here, 5_006)))).toEqual([5_006, 451, 451, 0, -1, 5_907]);
  expect(sums(billed(net(here, 5_003)))).toEqual([5_003, 450, 450, 0, 1, 5_904]);
  expect(sums(billed(net(there, 5_006)))).toEqual([5_006, 0, 0, 901, 0, 5_907]);
});

test('ten lines of 833 cost the same in a cart, in a quotation, on its page and on its invoice', () => {
  const ten = Array.from({ length: 10 }, () => 833);
  expect(sums(billed(net(here, ...ten)))).toEqual([8_330, 750, 750, 0, -1, 9_829]);
  const quoted = quotation(ten.map((paise) => [paise, 18]));
  expect(quoted.totalPaise).toBe(9_829);
  expect(taxesOf(totalOf(quoted.lines), { place: here, seller: demoSite.gstin, supply: 'ordinary' })).toEqual(
    [
      { name: 'CGST 9%', taxPaise: 750 },
      { name: 'SGST 9%', taxPaise: 750 },
      { name: 'Round-off', taxPaise: -1 },
    ],
  );
  expect(parts(quoted, []).map(sums)).toEqual([[8_330, 750, 750, 0, -1, 9_829]]);
});

test('a price that contains GST keeps its total; what the halves leave is round-off', () => {
  expect(sums(billed(plan(here, 199_900)))).toEqual([169_407, 15_247, 15_247, 0, -1, 199_900]);
  expect(sums(billed(plan(there, 199_900)))).toEqual([169_407, 0, 0, 30_493, 0, 199_900]);
  expect(sums(billed(plan(here, 99_900)))).toEqual([84_661, 7_619, 7_619, 0, 1, 99_900]);
  expect(sums(billed(plan(there, 102)))).toEqual([86, 0, 0, 15, 1, 102]);
  expect(sums(billed(plan(here, 199_900, 19_990)))).toEqual([152_466, 13_722, 13_722, 0, 0, 179_910]);
});

test('three years of a cart, and a discount over two rates', () => {
  const cart = priceCart([{ pricePaise: 99_900, originalPaise: 0 }], '3y', 18);
  expect(cart).toMatchObject({ subtotalPaise: 2_517_500, gstPaise: 453_150, totalPaise: 2_970_650 });
  expect(sums(billed(net(there, 2_517_500)))).toEqual([2_517_500, 0, 0, 453_150, 0, 2_970_650]);
  const mixed = billed(
    order(
      {
        lines: [
          { ...line(30_000), tax: { sac: '998314', percent: 18 } },
          { ...line(70_001), tax: { sac: '998912', percent: 5 } },
        ],
        discountPaise: 10_000,
        gst: { mode: 'exclusive', percent: null, taxablePaise: 90_001, gstPaise: 8_010 },
        totalPaise: 98_011,
      },
      here,
    ),
  );
  expect(mixed.lines.map(({ discountPaise }) => discountPaise)).toEqual([3_000, 7_000]);
  expect(mixed.rates).toEqual([
    { percent: 5, taxablePaise: 63_001, cgstPaise: 1_575, sgstPaise: 1_575, igstPaise: 0 },
    { percent: 18, taxablePaise: 27_000, cgstPaise: 2_430, sgstPaise: 2_430, igstPaise: 0 },
  ]);
  expect(mixed.totals).toMatchObject({ roundOffPaise: 0, totalPaise: 98_011 });
});

test('the state of the buyer’s GST number decides, wherever the address is', () => {
  const at = priceQuotation(
    { ...quotation([[5_006, 18]]), gstin: '29AAGCB7383J1Z4' },
    dueOf(quotation([[5_006, 18]]), 0)!,
  );
  expect(billed(at)).toMatchObject({ placeOfSupply: '29', totals: { igstPaise: 901, cgstPaise: 0 } });
});

test('parts of a quotation add up to it in every column, in the state and across its border', () => {
  const quoted = quotation([[6_000_033, 18]]);
  expect(parts(quoted, [40, 70]).map(sums)).toEqual([
    [2_400_013, 216_001, 216_001, 0, 1, 2_832_016],
    [1_800_010, 162_001, 162_001, 0, -1, 2_124_011],
    [1_800_010, 162_001, 162_001, 0, 0, 2_124_012],
  ]);
  expect(parts({ ...quoted, stateCode: there }, [40, 70]).map(sums)).toEqual([
    [2_400_013, 0, 0, 432_002, 1, 2_832_016],
    [1_800_010, 0, 0, 324_002, -1, 2_124_011],
    [1_800_010, 0, 0, 324_002, 0, 2_124_012],
  ]);
  expect(parts(quotation([[5_006, 18]]), [33, 66]).map(sums)).toEqual([
    [1_652, 149, 149, 0, -1, 1_949],
    [1_652, 149, 149, 0, 0, 1_950],
    [1_702, 153, 153, 0, 0, 2_008],
  ]);
});

test('an advance and what remains, as they are asked for, are the two ends of the same cut', () => {
  const quoted = { ...quotation([[6_000_033, 18]]), depositPercent: 40 };
  const advance = priceQuotation(quoted, dueOf(quoted, 0)!);
  expect(sums(billed(advance))).toEqual([2_400_013, 216_001, 216_001, 0, 1, 2_832_016]);
  const rest = priceQuotation(quoted, dueOf(quoted, advance.totalPaise)!);
  expect(sums(billed(rest))).toEqual([3_600_020, 324_002, 324_002, 0, -1, 4_248_023]);
  expect([billed(advance).isPart, billed(rest).isPart]).toEqual([true, true]);
  expect(dueOf(quoted, advance.totalPaise + rest.totalPaise)).toBeNull();
});

test('what goes back, bit by bit, is the invoice again in every column', () => {
  expect(back(plan(here, 199_900), 50_000, 149_900)).toEqual([
    [42_373, 3_814, 3_814, 0, -1, 50_000],
    [127_034, 11_433, 11_433, 0, 0, 149_900],
  ]);
  expect(back(net(here, 5_006), 2_000, 2_000, 1_907)).toEqual([
    [1_695, 153, 153, 0, -1, 2_000],
    [1_695, 152, 152, 0, 1, 2_000],
    [1_616, 146, 146, 0, -1, 1_907],
  ]);
  expect(back(net(here, 2_517_500), 1_980_433)).toEqual([[1_678_333, 151_050, 151_050, 0, 0, 1_980_433]]);
  expect(back(plan(here, 199_900), 159_920)).toEqual([[135_526, 12_198, 12_198, 0, -2, 159_920]]);
  expect(sums(billed(plan(here, 399_900)))).toEqual([338_898, 30_501, 30_501, 0, 0, 399_900]);
});

test('one paisa above the limit of table 5, and one below', () => {
  expect(sums(billed(net(there, 8_474_577))).at(-1)).toBe(10_000_001);
  expect(sums(billed(net(there, 8_474_576))).at(-1)).toBe(10_000_000);
});

test('a total that was offered before stays; the paise between are round-off', () => {
  const quoted = { ...quotation(Array.from({ length: 10 }, () => [833, 18])), totalPaise: 9_830 };
  const [whole] = parts(quoted, []);
  expect(sums(whole!)).toEqual([8_330, 750, 750, 0, 0, 9_830]);
  expect(whole!.isPart).toBeUndefined();
  // An advance that was rounded otherwise then: what remains is what is left, and not a paisa twice.
  const half = { ...quoted, depositPercent: 50 };
  expect(dueOf(half, 4_914)).toMatchObject({ part: 'rest', amountPaise: 4_916 });
});

function quotation(lines: [paise: number, percent: number][]) {
  const all = lines.map(([unitPricePaise, gstPercent], i): QuotationLine => ({
    id: String(i),
    title: 'Website',
    description: '',
    sac: '998314',
    quantity: 1,
    unitPricePaise,
    discountPaise: 0,
    gstPercent,
  }));
  const { totalPaise, netPaise, gstPaise } = totalOf(all);
  const row = {
    ...buyer,
    id: 'q',
    company: '',
    mobile: '',
    supply: 'ordinary',
    lines: all,
    totalPaise,
    netPaise,
    gstPaise,
  };
  return { ...row, depositPercent: null as number | null } as unknown as Parameters<typeof priceQuotation>[0];
}

/** The invoices of a quotation that is paid up to each of these percentages, then whole. */
function parts(quoted: ReturnType<typeof quotation>, percentages: number[]) {
  const ends = [...percentages, 100];
  return ends.map((to, i) => {
    const from = ends[i - 1] ?? 0;
    if (percentages.length === 0) return billed(priceQuotation(quoted, dueOf(quoted, 0)!));
    const upTo = (percent: number) =>
      percent === 0
        ? { amountPaise: 0, lines: quoted.lines.map((each) => ({ ...each, netPaise: 0, offPaise: 0 })) }
        : dueOf({ ...quoted, depositPercent: percent }, 0)!;
    const [before, after] = [upTo(from), upTo(to)];
    const lines = after.lines.map((each, at) => ({
      ...each,
      netPaise: each.netPaise - (before.lines[at]?.netPaise ?? 0),
    }));
    const amountPaise = after.amountPaise - before.amountPaise;
    return billed(
      priceQuotation(quoted, { part: 'rest', percent: to - from, fromPercent: from, amountPaise, lines }),
    );
  });
}

/** What the notes say when so much goes back, one after the other. */
function back(of: PricedOrder, ...amounts: number[]) {
  const content = billed(of);
  return amounts.map((amount, i) => {
    const before = amounts.slice(0, i).reduce((sum, each) => sum + each, 0);
    return sums(
      creditContent({ number: 'NIR/26-27/000001', issuedOn: '2026-11-21', content }, before, amount),
    );
  });
}
