import { names } from '#kit/wire/names.ts';

export const couponNames = names({ code: 'coupon_code', planId: 'pricing_plan' });
