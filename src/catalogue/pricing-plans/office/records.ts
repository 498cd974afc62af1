import type { CouponInput } from '#money/coupons/coupon-input.ts';
import type { LevelInput, ScheduleInput } from '#catalogue/onboarding/onboarding-input.ts';
import type { PricingPlanInput } from '../pricing-plan.ts';

type Kept = { id: string; isSample: boolean };
export type PricingPlanRecord = PricingPlanInput &
  Kept & { serviceName: string; shownMonths: number; shownSellPaise: number; warning: string | null };
export type CouponRecord = Omit<CouponInput, 'validFrom' | 'validUntil'> &
  Kept & {
    validFrom: string | null;
    validUntil: string | null;
    used: number;
    reserved: number;
    warning: string | null;
  };
export type LevelRecord = LevelInput & Kept;
export type ScheduleRecord = ScheduleInput & Kept & { serviceName: string; warning: string | null };
