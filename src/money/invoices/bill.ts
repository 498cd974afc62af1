/** What everybody may know about invoices that staff write, browsers included. */
import type { Paise } from '#kit/india/money.ts';
import type { Unit } from '#kit/units.ts';
import type { Treatment } from '#catalogue/gst/treatment.ts';
import type { Supply } from '#catalogue/gst/supply.ts';

/**
 * service: what we sell. pure-agent: what was paid for the client in its own name and is passed on as it is, untaxed and
 * no turnover of ours; `proof` then names the supplier's bill on the client. Source: Rule 33 of the CGST Rules
 */
export const lineKinds = ['service', 'pure-agent'] as const;
export type LineKind = (typeof lineKinds)[number];

/** Of an advance nobody knows yet what it will buy: the usual rate; of a payer nobody knows, another state. Source: Rule 50 */
export const unknownPercent = 18;

/** A line as it is typed. */
export type BillLine = {
  kind: LineKind;
  title: string;
  description: string;
  /** Its code for GST: SAC of a service, HSN of goods; empty: the agency's. */
  sac: string;
  unit: Unit;
  /** With two decimals at most. */
  quantity: number;
  unitPaise: Paise;
  /** Taken off the line as a whole. */
  discountPaise: Paise;
  gstPercent: number;
  /** Why it has no GST; empty or left out where it is taxed. */
  treatment?: Treatment | undefined;
  proof: string;
};

/** What is charged, before anybody has worked it out. */
export type Bill = {
  supply: Supply;
  /** Whether prices contain GST. */
  pricesInclude: boolean;
  lines: BillLine[];
  /** What the lines are cut from; null or left out: they are the whole. */
  part?: BillPart | null;
};

/**
 * Two percentages of a whole that was sold before. Every number of the whole is cut between them, so that all parts add up
 * to it; the lines are cut already.
 */
export type BillPart = {
  fromPercent: number;
  toPercent: number;
  /** Of the whole, with GST, and what of it is taxed at which rate. */
  totalPaise: Paise;
  rates: { percent: number; taxablePaise: Paise }[];
};
