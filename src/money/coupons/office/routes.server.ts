import { CouponInput } from '../coupon-input.ts';
import { createCoupon, deleteCoupon, listCoupons, updateCoupon } from '../staff-coupons.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { shortListRoutes } from '#kit/wire/short-list.ts';

const coupon = savedRecord<CouponInput>({
  subject: 'coupon',
  editable: fieldsOf(CouponInput),
  read: async (ctx, id) => (await listCoupons(ctx)).find((found) => found.id === id),
});

export const staffCouponRoutes = shortListRoutes('coupons', {
  read: 'pricing:read',
  edit: 'pricing:edit',
  input: CouponInput,
  list: listCoupons,
  create: createCoupon,
  update: updateCoupon,
  remove: deleteCoupon,
  record: coupon,
});
