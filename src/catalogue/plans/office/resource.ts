import PlansIcon from '@mui/icons-material/PriceChangeOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const plans = defineResource({
  name: 'plans',
  permission: 'offer',
  list: 'whole',
  one: 'from list',
  writes: 'whole',
  fields: ['duration', 'months', 'pricePaise', 'originalPaise', 'bestOffer', 'description'],
  screens: {
    list: screen(() => import('./plan-screens.tsx'), 'PlanList'),
    edit: screen(() => import('./plan-screens.tsx'), 'PlanEdit'),
  },
  recordRepresentation: 'duration',
  place: { group: 'Prices', text: 'Plans', icon: PlansIcon },
  audit: { plan: 'edit' },
});
