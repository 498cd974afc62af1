import { placeOfSupply } from '#kit/india/place-of-supply.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';
import type { QuotationRow } from '#sales/quotations/find-quotation.ts';
import type { QuotationLine } from '#sales/quotations/quotation.ts';
import type { Due } from '#sales/quotations/quotation-due.ts';
import { totalOf } from '#sales/quotations/quotation-totals.ts';

const texts: Record<Due['part'], (percent: number) => string> = {
  whole: () => '',
  deposit: (percent) => ` (${percent}% in advance)`,
  rest: (percent) => ` (the remaining ${percent}%)`,
};

/** What is due of a quotation, as it is charged. Each line keeps its own rate; discounts and its coupon are taken off already. */
export function priceQuotation(quotation: QuotationRow, due: Due): PricedOrder {
  const { id, name, company, email, mobile, gstin, address, pincode } = quotation;
  const { part, percent, fromPercent, amountPaise, lines } = due;
  const taxablePaise = lines.reduce((sum, { netPaise }) => sum + netPaise, 0);
  return {
    purpose: 'quotation',
    subjectId: id,
    lines: lines.map((line) => ({
      kind: 'service',
      refId: line.id,
      title: line.title + texts[part](percent),
      quantity: part === 'whole' ? line.quantity : 1,
      months: null,
      amountPaise: line.netPaise,
      ...(line.offPaise > 0 && { offPaise: line.offPaise }),
      tax: { sac: line.sac, percent: line.gstPercent },
    })),
    couponCode: quotation.couponCode || null,
    discountPaise: 0,
    gst: {
      mode: 'exclusive',
      percent: null,
      taxablePaise,
      gstPaise: amountPaise - taxablePaise,
    },
    totalPaise: amountPaise,
    ...(part !== 'whole' && {
      part: { fromPercent, toPercent: fromPercent + percent, rates: wholeRates(quotation.lines) },
    }),
    buyer: {
      name: company || name,
      email,
      phone: mobile,
      gstin,
      address,
      pincode,
      stateCode: placeOfSupply(quotation) ?? '',
    },
    clientReference: null,
  };
}

/** What of the whole is taxed at which rate. */
export const wholeRates = (lines: QuotationLine[]) =>
  totalOf(lines).rates.map(({ percent, netPaise }) => ({ percent, taxablePaise: netPaise }));
