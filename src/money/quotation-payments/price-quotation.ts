import { isExport } from '#catalogue/gst/supply.ts';
import { placeOfSupply } from '#kit/india/place-of-supply.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';
import type { QuotationRow } from '#sales/quotations/find-quotation.ts';
import type { Due } from '#sales/quotations/quotation-due.ts';
import { wholeRates } from '#sales/quotations/quotation-totals.ts';

const texts: Record<Due['part'], (percent: number) => string> = {
  whole: () => '',
  deposit: (percent) => ` (${percent}% in advance)`,
  rest: (percent) => ` (the remaining ${percent}%)`,
};

/** What is due of a quotation, as it is charged. Each line keeps its own rate; discounts and its coupon are taken off already. */
export function priceQuotation(quotation: QuotationRow, due: Due): PricedOrder {
  const { id, name, company, email, mobile, gstin, address, pincode, supply, country } = quotation;
  const { part, percent, fromPercent, amountPaise, lines } = due;
  const taxablePaise = lines.reduce((sum, { netPaise }) => sum + netPaise, 0);
  return {
    purpose: 'quotation',
    ...(supply !== 'ordinary' && { supply }),
    subjectId: id,
    lines: lines.map((line) => ({
      kind: 'service',
      refId: line.id,
      title: line.title + texts[part](percent),
      quantity: part === 'whole' ? line.quantity : 1,
      months: null,
      amountPaise: line.netPaise,
      ...(line.offPaise > 0 && { offPaise: line.offPaise }),
      tax: { sac: line.sac, percent: line.gstPercent, ...(line.treatment && { treatment: line.treatment }) },
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
      stateCode: isExport(supply) ? '' : (placeOfSupply(quotation) ?? ''),
      ...(country && { country }),
    },
    clientReference: null,
  };
}
