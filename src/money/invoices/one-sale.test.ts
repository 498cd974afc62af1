import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawReturn, filedAs } from './gst-return/draw-return.ts';
import { sumsOfReturn, totalOfReturn } from './gst-return/read-return.ts';
import type { InvoiceRow } from './find-invoice.ts';
import type { InvoiceContent, InvoiceKind, TaxParts } from './invoice.ts';
import { addedUp, byPart, difference, noTax, sumOf } from './tax-parts.ts';
import { anyCuts, anyLines, anyState, everywhere } from './random-sales.ts';
import { billContent } from './write-bill.ts';
import { creditContent, invoiceContent } from './write-content.ts';
import { untaxedAs, type Untaxed } from '#catalogue/gst/treatment.ts';
import { needsLut, supplies, type Supply } from '#catalogue/gst/supply.ts';
import { demoSite } from '#sample/demo-site.ts';
import { stateOfSeller } from '#kit/india/states.ts';
import { share } from '#kit/india/spread.ts';
import type { Paise } from '#kit/india/money.ts';
import { priceCart } from '#money/cart/price-cart.ts';
import { cartOrder } from '#money/checkout/place-order.ts';
import { checkSums, type PricedOrder } from '#money/payments/priced-order.ts';
import { priceQuotation } from '#money/quotation-payments/price-quotation.ts';
import type { QuotationRow } from '#sales/quotations/find-quotation.ts';
import { dueOf, linesBetween, type Due } from '#sales/quotations/quotation-due.ts';
import type { QuotationLine } from '#sales/quotations/quotation.ts';
import { netOf, taxesOf, totalOf, wholeRates } from '#sales/quotations/quotation-totals.ts';

/** How many random sales are tried; a nightly run tries more. */
const numRuns = Number(process.env.CASES ?? 500);

const home = stateOfSeller(demoSite.gstin);
const sum = (of: Paise[]) => of.reduce((all, one) => all + one, 0);
const buyerIn = (stateCode: string) => ({
  name: 'Asha Patil',
  email: 'asha@example.com',
  phone: '9000012345',
  gstin: '',
  address: '4 Lake Road, Pune',
  pincode: '411001',
  stateCode,
});

/** Whole rupees, as a cart has them, at one rate, less a coupon. */
const anyCart = fc
  .record({
    rupees: fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 12 }),
    percent: fc.constantFrom(0, 5, 18, 40),
    off: fc.double({ min: 0, max: 0.9, noNaN: true }),
  })
  .map(({ rupees, percent, off }) => {
    const offPaise = Math.floor(off * sum(rupees) * 100);
    const items = rupees.map((price, i) => ({
      benefitId: String(i),
      title: `Benefit ${i}`,
      pricePaise: price * 100,
      originalPaise: 0,
    }));
    return { rupees, percent, offPaise, priced: priceCart(items, '1m', percent, offPaise) };
  });

const quotationOf = (lines: QuotationLine[], stateCode: string, supply: Supply = 'ordinary') =>
  ({
    ...buyerIn(stateCode),
    id: 'q',
    company: '',
    mobile: '9000012345',
    lines,
    couponCode: '',
    supply,
  }) as unknown as QuotationRow;

/** An invoice that staff write for the same lines. @param cut of a milestone, in percent of the whole */
function billOf(
  lines: QuotationLine[],
  stateCode: string,
  cut?: [from: number, to: number],
  supply: Supply = 'ordinary',
): InvoiceContent {
  const { totalPaise } = totalOf(lines, supply);
  const [fromPercent, toPercent] = cut ?? [0, 100];
  const part = cut && { fromPercent, toPercent, totalPaise, rates: wholeRates(lines) };
  const typed = cut
    ? linesBetween(lines, fromPercent, toPercent).map(({ netPaise, offPaise, ...line }) => ({
        ...line,
        quantity: 1,
        unitPaise: netPaise + offPaise,
        discountPaise: offPaise,
      }))
    : lines.map((line) => ({ ...line, unitPaise: line.unitPricePaise }));
  return billContent(
    {
      supply,
      pricesInclude: false,
      lines: typed.map((line) => ({ ...line, kind: 'service', unit: '', proof: '' })),
      ...(part && { part }),
      buyer: buyerIn(stateCode),
      dueOn: '2026-12-07',
      orderNumber: '',
      note: '',
    },
    demoSite,
    'en',
  );
}

const rowOf = (kind: InvoiceKind, content: InvoiceContent, count: number): InvoiceRow => ({
  id: `${kind} ${count}`, number: `NIR/26-27/${count}`, kind, series: `${kind}/`, count, financialYear: '26-27',
  issuedAt: new Date('2026-11-22T06:00:00Z'), transactionId: null, refundId: null, buyerId: null, correctsId: null, dueOn: null,
  content, language: 'en', buyerName: content.buyer.name, buyerGstin: content.buyer.gstin, buyerEmail: content.buyer.email,
  taxablePaise: content.totals.taxablePaise, gstPaise: 0, totalPaise: content.totals.totalPaise,
}); // prettier-ignore

/** What is filed for the month of these documents; a note stands where its invoice does. */
function returned(invoices: InvoiceContent[], notes: { of: number; content: InvoiceContent }[] = []) {
  const sales = invoices.map((content, i) => rowOf('tax-invoice', content, i));
  const backs = notes.map(({ of, content }, i) => ({ of, row: rowOf('credit-note', content, i) }));
  const all = [...sales, ...backs.map(({ row }) => row)];
  const sold = [
    ...sales.map((row) => filedAs(row, row)),
    ...backs.map(({ of, row }) => filedAs(row, sales[of] ?? row)),
  ];
  const month = { month: '2026-11', gstin: demoSite.gstin, all, cancelled: new Set<string>() };
  return drawReturn({ ...month, sold, amended: [], taken: [], used: [] });
}
const filed = (...month: Parameters<typeof returned>): TaxParts =>
  totalOfReturn(sumsOfReturn(returned(...month)));
const partsOf = ({ totals }: InvoiceContent) => byPart((name) => totals[name]);

test('the same lines come to the same paise on page, cart, order, quotation, invoice, invoice by hand and return', () => {
  fc.assert(
    fc.property(anyCart, anyState, ({ rupees, percent, offPaise, priced }, stateCode) => {
      const order = cartOrder(priced, {
        duration: '1m', couponCode: null, buyer: buyerIn(stateCode), clientReference: null,
      }); // prettier-ignore
      fc.pre(order.totalPaise >= 100);
      checkSums(order);
      // The first line that has room for it bears the discount: what is taxed is the same.
      let left = offPaise;
      const lines = rupees.map((price, i): QuotationLine => {
        const discountPaise = Math.min(left, price * 100);
        left -= discountPaise;
        return {
          id: String(i), title: `Benefit ${i}`, description: '', sac: '998314', quantity: 1,
          unitPricePaise: price * 100, discountPaise, gstPercent: percent,
        }; // prettier-ignore
      });
      const quoted = totalOf(lines);
      expect(quoted).toMatchObject({
        netPaise: order.gst.taxablePaise,
        gstPaise: order.gst.gstPaise,
        totalPaise: order.totalPaise,
      });
      const paid = invoiceContent(order, demoSite, null);
      const due = dueOf({ lines, depositPercent: null, totalPaise: quoted.totalPaise }, 0);
      const ofQuotation = priceQuotation(quotationOf(lines, stateCode), due as Due);
      const documents = [paid, invoiceContent(ofQuotation, demoSite, null), billOf(lines, stateCode)];
      for (const { totals, rates } of documents) {
        expect(totals).toEqual(paid.totals);
        expect(rates).toEqual(paid.rates);
        expect(totals.totalPaise).toBe(order.totalPaise);
      }
      // What a quotation's page and PDF print.
      const printed = taxesOf(quoted, { place: stateCode, seller: demoSite.gstin, supply: 'ordinary' });
      const { taxablePaise, totalPaise, roundOffPaise, ...taxes } = paid.totals;
      const roundOff = printed.find(({ name }) => name === 'Round-off')?.taxPaise ?? 0;
      expect(roundOff).toBe(roundOffPaise);
      expect(sum(printed.map(({ taxPaise }) => taxPaise)) - roundOff).toBe(sum(Object.values(taxes)));
      for (const document of documents) expect(filed([document])).toEqual({ taxablePaise, ...taxes });
      expect(taxablePaise + sum(Object.values(taxes)) + roundOffPaise).toBe(totalPaise);
    }),
    { numRuns },
  );
}, 600_000);

test('the total is the same in every state; only the taxes differ, by a paisa of round-off a rate at most', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const quoted = totalOf(lines);
      const due = dueOf({ lines, depositPercent: null, totalPaise: quoted.totalPaise }, 0);
      fc.pre(due !== null);
      for (const stateCode of everywhere) {
        const order = priceQuotation(quotationOf(lines, stateCode), due as Due);
        for (const { totals, rates } of [invoiceContent(order, demoSite, null), billOf(lines, stateCode)]) {
          expect(totals.totalPaise).toBe(quoted.totalPaise);
          expect(totals.taxablePaise).toBe(quoted.netPaise);
          expect(Math.abs(totals.roundOffPaise)).toBeLessThanOrEqual(rates.length);
          for (const rate of rates) {
            const charged = quoted.rates.find(({ percent }) => percent === rate.percent)?.gstPaise ?? 0;
            const named = rate.cgstPaise + rate.sgstPaise + rate.igstPaise;
            expect(Math.abs(charged - named)).toBeLessThanOrEqual(1);
            expect(stateCode === home ? rate.igstPaise : rate.cgstPaise + rate.sgstPaise).toBe(0);
            expect(rate.cgstPaise).toBe(rate.sgstPaise);
            // Across a border nothing is rounded twice.
            if (stateCode !== home) expect(named).toBe(charged);
          }
        }
      }
    }),
    { numRuns: Math.ceil(numRuns / 5) },
  );
}, 600_000);

test('of every kind of supply a quotation, what is paid for it, and the parts that staff bill name the same taxes and totals', () => {
  fc.assert(
    fc.property(
      anyLines,
      anyState,
      anyCuts,
      fc.constantFrom(...supplies),
      (typed, stateCode, cuts, supply) => {
        // Under a letter of undertaking lines are saved without GST.
        const lines = typed.map((line) => (needsLut(supply) ? { ...line, gstPercent: 0 } : line));
        const quoted = totalOf(lines, supply);
        // Nobody is asked for less than a rupee.
        fc.pre(quoted.totalPaise >= 100);
        const due = dueOf({ lines, depositPercent: null, totalPaise: quoted.totalPaise }, 0) as Due;
        const order = priceQuotation(quotationOf(lines, stateCode, supply), due);
        checkSums(order);
        const paid = invoiceContent(order, demoSite, null);
        const bill = billOf(lines, stateCode, undefined, supply);
        for (const name of [
          'supply',
          'placeOfSupply',
          'rates',
          'totals',
          'reverseCharge',
          'lut',
          'recipientTaxPaise',
        ] as const)
          expect([name, paid[name]]).toEqual([name, bill[name]]);
        expect(paid.totals.totalPaise).toBe(quoted.totalPaise);
        const place = paid.placeOfSupply;
        const printed = taxesOf(quoted, { place, seller: demoSite.gstin, supply });
        expect(sum(printed.map(({ taxPaise }) => taxPaise))).toBe(quoted.gstPaise);
        const parts = cuts.slice(1).map((to, i) => billOf(lines, stateCode, [cuts[i] ?? 0, to], supply));
        for (const name of Object.keys(paid.totals) as (keyof typeof paid.totals)[])
          expect([name, sum(parts.map(({ totals }) => totals[name]))]).toEqual([name, paid.totals[name]]);
      },
    ),
    { numRuns },
  );
}, 600_000);

test('parts by cumulative cut add up to the whole in every column and rate, and what is quoted is invoiced or not invoiced yet', () => {
  fc.assert(
    fc.property(anyLines, anyState, anyCuts, (lines, stateCode, cuts) => {
      const { totalPaise } = totalOf(lines);
      fc.pre(totalPaise > 0);
      const whole = billOf(lines, stateCode);
      const bills = cuts.slice(1).map((to, i) => billOf(lines, stateCode, [cuts[i] ?? 0, to]));
      // The advance and the rest, as the customer pays them.
      const [deposit = 50] = cuts.slice(1, -1);
      const paid: PricedOrder[] = [];
      for (let due: Due | null; ;) {
        due = dueOf({ lines, depositPercent: deposit, totalPaise }, sum(paid.map((one) => one.totalPaise)));
        if (!due) break;
        paid.push(priceQuotation(quotationOf(lines, stateCode), due));
      }
      for (const parts of [bills, paid.map((order) => invoiceContent(order, demoSite, null))]) {
        for (const name of Object.keys(whole.totals) as (keyof typeof whole.totals)[])
          expect([name, sum(parts.map(({ totals }) => totals[name]))]).toEqual([name, whole.totals[name]]);
        for (const rate of whole.rates)
          expect(
            addedUp(parts.flatMap(({ rates }) => rates.filter((one) => one.percent === rate.percent))),
          ).toEqual(byPart((name) => rate[name]));
        for (const part of parts) {
          expect(Math.abs(part.totals.roundOffPaise)).toBeLessThanOrEqual(3 * part.rates.length);
          expect(sum(part.lines.map((line) => line.taxablePaise))).toBe(part.totals.taxablePaise);
          for (const rate of part.rates) expect(rate.cgstPaise).toBe(rate.sgstPaise);
        }
        expect(sum(whole.lines.map((line) => line.taxablePaise))).toBe(sum(lines.map(netOf)));
        expect(addedUp([filed(parts)])).toEqual(partsOf(whole));
      }
      // At every point of the work: what is quoted is invoiced, or stands in the parts that are left.
      const left = cuts
        .slice(1)
        .map((to, i) => share(totalPaise, to, 100) - share(totalPaise, cuts[i] ?? 0, 100));
      for (const at of cuts.keys())
        expect(sum(bills.slice(0, at).map(({ totals }) => totals.totalPaise)) + sum(left.slice(at))).toBe(
          totalPaise,
        );
    }),
    { numRuns },
  );
}, 600_000);

/** What is taken off an invoice again, each of so much of what is left of it. */
const anyNotes = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { maxLength: 8 });

// What settles an invoice beside them is tried with the verbs that write it down: receivables/one-account.test.ts
test('notes on an invoice in parts take no column below nothing, all of them take all of it, and the return is its tax less theirs', () => {
  fc.assert(
    fc.property(anyLines, anyState, anyCuts, anyNotes, (lines, stateCode, cuts, shares) => {
      const { totalPaise: quotedPaise } = totalOf(lines);
      fc.pre(quotedPaise > 0);
      const bills = cuts.slice(1).map((to, i) => billOf(lines, stateCode, [cuts[i] ?? 0, to]));
      const notes: { of: number; content: InvoiceContent }[] = [];
      for (const [of, content] of bills.entries()) {
        const { totalPaise } = content.totals;
        let creditedPaise = 0;
        for (const part of shares) {
          const amountPaise = Math.floor(part * (totalPaise - creditedPaise));
          if (amountPaise < 1) continue;
          const invoice = { number: `NIR/26-27/${of}`, issuedOn: '2026-11-22', content };
          notes.push({ of, content: creditContent(invoice, creditedPaise, amountPaise) });
          creditedPaise += amountPaise;
        }
        const its = notes.filter((note) => note.of === of).map((note) => note.content);
        for (const { totals, rates } of its) {
          expect(sumOf(totals) + totals.roundOffPaise).toBe(totals.totalPaise);
          expect(Math.abs(totals.roundOffPaise)).toBeLessThanOrEqual(4 * rates.length);
          for (const rate of rates) expect(rate.cgstPaise).toBe(rate.sgstPaise);
        }
        // What is left of each column after its notes is never below nothing.
        const left = difference(partsOf(content), addedUp(its.map(partsOf)));
        expect(Math.min(...Object.values(left))).toBeGreaterThanOrEqual(0);
        if (creditedPaise === totalPaise) expect(left).toEqual({ taxablePaise: 0, ...noTax });
      }
      expect(sum(bills.map(({ totals }) => totals.totalPaise))).toBe(quotedPaise);
      expect(filed(bills, notes)).toEqual(
        difference(addedUp(bills.map(partsOf)), addedUp(notes.map(({ content }) => partsOf(content)))),
      );
    }),
    { numRuns },
  );
}, 600_000);

test('what is sold without GST is filed as what it is, whole, in parts and less its notes', () => {
  fc.assert(
    fc.property(anyLines, anyState, anyCuts, (lines, stateCode, cuts) => {
      const sold = { 'nil-rated': 0, exempt: 0, 'non-gst': 0 };
      for (const line of lines) if (line.gstPercent === 0) sold[untaxedAs(line)] += netOf(line);
      const nil = (...month: Parameters<typeof returned>) => {
        const sums: Record<Untaxed, Paise> = { 'nil-rated': 0, exempt: 0, 'non-gst': 0 };
        for (const { kind: _kind, ...row } of returned(...month).nil)
          for (const [as, paise] of Object.entries(row)) sums[as as Untaxed] += paise;
        return sums;
      };
      const { totalPaise } = totalOf(lines);
      const due = dueOf({ lines, depositPercent: null, totalPaise }, 0);
      fc.pre(due !== null);
      const paid = invoiceContent(priceQuotation(quotationOf(lines, stateCode), due as Due), demoSite, null);
      const parts = cuts.slice(1).map((to, i) => billOf(lines, stateCode, [cuts[i] ?? 0, to]));
      for (const documents of [[paid], [billOf(lines, stateCode)], parts])
        expect(nil(documents)).toEqual(sold);
      const back = Math.floor(totalPaise / 3);
      const corrected = { number: 'NIR/26-27/0', issuedOn: '2026-11-22', content: paid };
      const notes = [
        { of: 0, content: creditContent(corrected, 0, back) },
        { of: 0, content: creditContent(corrected, back, totalPaise - back) },
      ];
      expect(nil([paid], notes)).toEqual({ 'nil-rated': 0, exempt: 0, 'non-gst': 0 });
    }),
    { numRuns },
  );
}, 600_000);
