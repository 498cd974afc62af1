import { isDeepStrictEqual } from 'node:util';
import type { Untaxed } from '#catalogue/gst/treatment.ts';
import type { Supply } from '#catalogue/gst/supply.ts';
import { Invalid } from '#kit/errors.ts';
import { spread } from '#kit/india/spread.ts';
import type { Paise } from '#kit/india/money.ts';
import type { Purpose } from './transaction.ts';

/** What is paid for, priced by the server and frozen when payment starts. All amounts whole paise. */
export type PricedOrder = {
  purpose: Purpose;
  /** An ordinary one without it. */
  supply?: Supply;
  /** What can be under payment only once at a time: the customer's cart, one admission, one quotation. */
  subjectId: string;
  lines: {
    kind: 'benefit' | 'plan' | 'service';
    refId: string;
    title: string;
    quantity: number;
    months: number | null;
    /** Of the whole line, before the discount. */
    amountPaise: Paise;
    /** What was taken off that amount already, to be printed beside it: discounts of a quotation stand with their lines. */
    offPaise?: Paise;
    /** What is taxed on its own account: quotations mix rates and services. The order's rate where it is left out. */
    tax?: { sac: string; percent: number; treatment?: Untaxed };
  }[];
  couponCode: string | null;
  discountPaise: Paise;
  /** inclusive: the lines contain GST (plans); exclusive: it is added (benefits). R-83. A null: each line has its own. */
  gst: { taxablePaise: Paise; gstPaise: Paise } & (
    | { mode: 'inclusive'; percent: number }
    | { mode: 'exclusive'; percent: number | null }
  );
  totalPaise: Paise;
  /** What of an earlier payment's invoice is credited, and not charged once more: its tax goes back by a note of its own. */
  credit?: { transactionId: string; amountPaise: Paise };
  /** What its buyer kept back as tax: of that no money comes, and it is paid with it all the same. */
  keptBackPaise?: Paise;
  /** Of an advance, or of what remains: the whole that it is cut from, between two percentages. */
  part?: { fromPercent: number; toPercent: number; rates: { percent: number; taxablePaise: Paise }[] };
  buyer: {
    name: string;
    email: string;
    phone: string;
    gstin: string;
    address: string;
    pincode: string;
    /** Where the supply is made, as far as it is known; empty counts as the seller's state. */
    stateCode: string;
    /** Where it is not India. */
    country?: string;
  };
  /** The bank's day, where staff wrote the money down. */
  receivedOn?: string;
  /** The transaction id the browser made up; null without one. */
  clientReference: string | null;
};

/** What is taxed at which rate, the lowest first. */
export function ratesOf({ gst, lines, discountPaise }: Pick<PricedOrder, 'gst' | 'lines' | 'discountPaise'>) {
  const { percent, taxablePaise } = gst;
  if (percent !== null) return [{ percent, taxablePaise }];
  const amounts = lines.map(({ amountPaise }) => amountPaise);
  const off = spread(discountPaise, amounts);
  const nets = lines.map(({ amountPaise, tax }, i) => ({
    percent: tax?.percent ?? 0,
    netPaise: amountPaise - (off[i] ?? 0),
  }));
  return [...Map.groupBy(nets, (net) => net.percent)]
    .map(([one, of]) => ({ percent: one, taxablePaise: of.reduce((sum, { netPaise }) => sum + netPaise, 0) }))
    .toSorted((a, b) => a.percent - b.percent);
}

/** What is charged: the whole, less what is credited, or was kept back. */
export const chargedFor = ({
  totalPaise,
  credit,
  keptBackPaise = 0,
}: Pick<PricedOrder, 'totalPaise' | 'credit' | 'keptBackPaise'>): Paise =>
  totalPaise - (credit?.amountPaise ?? 0) - keptBackPaise;

/** The gateway takes no payment below one rupee. */
export const leastOnlinePaise = 100;

/**
 * Refuses an order whose sums do not hold.
 * @throws Invalid below one rupee or without lines · Error for a mistake of ours, before anybody can be charged
 */
export function checkSums(order: PricedOrder): void {
  const { lines, discountPaise, gst, totalPaise } = order;
  if (lines.length === 0) throw new Invalid({ lines: /*i18n*/ 'There is nothing to pay for.' });
  const amounts = [
    discountPaise,
    gst.taxablePaise,
    gst.gstPaise,
    totalPaise,
    ...lines.map((line) => line.amountPaise),
  ];
  const linesPaise = lines.reduce((sum, line) => sum + line.amountPaise, 0);
  const charged = gst.mode === 'inclusive' ? totalPaise : gst.taxablePaise;
  const holds =
    amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0) &&
    lines.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0) &&
    linesPaise - discountPaise === charged &&
    gst.taxablePaise + gst.gstPaise === totalPaise;
  if (!holds) throw new Error('This order does not add up; nobody is charged for it.');
  if (chargedFor(order) < leastOnlinePaise)
    throw new Invalid({ totalPaise: /*i18n*/ 'The amount must be at least ₹1.' });
}

/** Whether two orders ask for the same money for the same things; under which reference does not matter. */
export const sameOrder = (a: PricedOrder, b: PricedOrder) =>
  isDeepStrictEqual({ ...a, clientReference: null }, { ...b, clientReference: null });
