import PricingIcon from '@mui/icons-material/SellOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const pricingPlans = defineResource({
  name: 'pricing-plans',
  permission: 'pricing',
  list: 'whole',
  one: 'from list',
  writes: 'whole',
  fields: ['serviceId', 'offerPlanId', 'name', 'months', 'pricePaise', 'sellPaise', 'benefits', 'status'],
  screens: {
    list: screen(() => import('./pricing-plan-screens.tsx'), 'PricingPlanList'),
    edit: screen(() => import('./pricing-plan-screens.tsx'), 'PricingPlanEdit'),
    create: screen(() => import('./pricing-plan-screens.tsx'), 'PricingPlanCreate'),
  },
  recordRepresentation: 'name',
  label: 'Plans by service',
  place: { group: 'Prices', text: 'Plans by service', icon: PricingIcon },
  audit: { 'pricing-plan': 'place' },
});
