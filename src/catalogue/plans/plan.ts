import { formatInr, type Paise } from '#kit/india/money.ts';

/** A plan of the offer as pages show it. Ids are words that staff can read in a lead: `1-year`. */
export type Plan = {
  id: string;
  duration: string;
  months: number;
  pricePaise: Paise;
  /** What the same months would cost at the monthly price; null for the trial. */
  originalPaise: Paise | null;
  bestOffer: boolean;
  description: string;
  /** As it came with the installation: nobody has gone over it yet. */
  isSample: boolean;
};

/** A plan as pages show it. `remark`: what an enquiry says of it, in English in every language of the page. */
export type ShownPlan = Plan & {
  remark: string;
  /** What an admission to it subscribes to; null where none sells it. */
  pricingPlanId: string | null;
};

/** What a plan saves, in whole percent to the nearest; null for the trial. */
export const percentOff = ({ pricePaise, originalPaise }: Plan): number | null =>
  originalPaise === null ? null : Math.round(100 - (pricePaise * 100) / originalPaise);

/** The words on a plan's ribbon. */
export function ribbonOf(plan: Plan): string {
  const percent = percentOff(plan);
  return percent === null ? 'For Trial' : `${percent}% off`;
}

/** What one month comes to, to the nearest rupee. */
export const perMonthPaise = ({ pricePaise, months }: Pick<Plan, 'pricePaise' | 'months'>): Paise =>
  Math.round(pricePaise / months / 100) * 100;

/** The label that an enquiry about this plan carries: `1175/Month`. */
export const planSource = (plan: Plan): string => `${perMonthPaise(plan) / 100}/Month`;

/** Which plan somebody chose, in words: `1 Year — ₹14,099`. R-24. */
export const planRemark = (plan: Plan): string => `${plan.duration} — ${formatInr(plan.pricePaise)}`;
