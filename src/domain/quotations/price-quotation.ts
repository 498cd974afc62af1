import { placeOfSupply } from '#domain/gst/place-of-supply.ts';
import type { PricedOrder } from '#domain/payments/priced-order.ts';
import type { QuotationRow } from './find-quotation.ts';
import type { Due } from './quotation-due.ts';

const words: Record<Due['part'], (percent: number) => string> = {
  whole: () => '',
  deposit: (percent) => ` (${percent}% in advance)`,
  rest: (percent) => ` (the remaining ${percent}%)`,
};

/** What is due of a quotation, as it is charged. Each line keeps its own rate; discounts are taken off already. */
export function priceQuotation(
  quotation: QuotationRow,
  { part, percent, amountPaise, lines }: Due,
  { address, pincode }: { address: string; pincode: string },
): PricedOrder {
  const { id, name, company, email, mobile, gstin } = quotation;
  return {
    purpose: 'quotation',
    subjectId: id,
    lines: lines.map((line) => ({
      kind: 'service',
      refId: line.id,
      title: line.title + words[part](percent),
      quantity: part === 'whole' ? line.quantity : 1,
      months: null,
      amountPaise: line.netPaise,
      tax: { sac: line.sac, percent: line.gstPercent, gstPaise: line.gstPaise },
    })),
    couponCode: null,
    discountPaise: 0,
    gst: {
      mode: 'exclusive',
      percent: null,
      taxablePaise: lines.reduce((sum, { netPaise }) => sum + netPaise, 0),
      gstPaise: lines.reduce((sum, { gstPaise }) => sum + gstPaise, 0),
    },
    totalPaise: amountPaise,
    buyer: {
      name: company || name,
      email,
      phone: mobile,
      gstin,
      address,
      pincode,
      stateCode: placeOfSupply({ gstin, pincode }) ?? '',
    },
    clientReference: null,
  };
}
