import { CouponInput } from '../coupon-input.ts';
import { createCoupon, deleteCoupon, listCoupons, updateCoupon } from '../staff-coupons.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { shortListCalls } from '#kit/wire/short-list.ts';
import { createStaffRouter } from '#kit/wire/staff-router.ts';

const coupons = shortListCalls('coupons', CouponInput);

const coupon = savedRecord<CouponInput>({
  subject: 'coupon',
  said: fieldsOf(CouponInput),
  read: async (ctx, id) => (await listCoupons(ctx)).find((found) => found.id === id),
});

export const staffCouponRoutes = () =>
  createStaffRouter()
    .openapi(coupons.list, async (c) => c.json((await listCoupons(c.var.ctx)).map(coupon.withEtag), 200))
    .openapi(coupons.create, async (c) => c.json(await createCoupon(c.var.ctx, c.req.valid('json')), 201))
    .openapi(coupons.update, async (c) => {
      const { id } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id, ...c.req.valid('header'), input };
      await coupon.save(c.var.ctx, save, (ctx) => updateCoupon(ctx, { ...input, id }));
      return c.body(null, 204);
    })
    .openapi(coupons.remove, async (c) => {
      await deleteCoupon(c.var.ctx, c.req.valid('param'));
      return c.body(null, 204);
    });
