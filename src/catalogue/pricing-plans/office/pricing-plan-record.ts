import type { PricingPlanInput } from '../pricing-plan.ts';

export type PricingPlanRecord = PricingPlanInput & {
  id: string;
  isSample: boolean;
  serviceName: string;
  shownMonths: number;
  shownSellPaise: number;
  warning: string | null;
};
