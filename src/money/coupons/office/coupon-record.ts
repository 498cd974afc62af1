import type { CouponInput } from '../coupon-input.ts';

export type CouponRecord = Omit<CouponInput, 'validFrom' | 'validUntil'> & {
  id: string;
  isSample: boolean;
  validFrom: string | null;
  validUntil: string | null;
  used: number;
  reserved: number;
  warning: string | null;
};
