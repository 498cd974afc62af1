import CouponsIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const coupons = defineResource({
  name: 'coupons',
  permission: 'pricing',
  list: 'whole',
  one: 'from list',
  writes: 'whole',
  fields: [
    'code',
    'note',
    'percent',
    'offPaise',
    'validFrom',
    'validUntil',
    'mostUses',
    'mostUsesEach',
    'places',
    'minSpendPaise',
    'firstPurchaseOnly',
    'planIds',
    'status',
  ],
  screens: {
    list: screen(() => import('./coupon-screens.tsx'), 'CouponList'),
    edit: screen(() => import('./coupon-screens.tsx'), 'CouponEdit'),
    create: screen(() => import('./coupon-screens.tsx'), 'CouponCreate'),
  },
  recordRepresentation: 'code',
  place: { group: 'Prices', text: 'Coupons', icon: CouponsIcon },
  actions: [{ text: 'Add a coupon', to: '/coupons/create', needs: 'pricing:edit' }],
  audit: { coupon: 'place' },
});
