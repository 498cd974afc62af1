import PriceListIcon from '@mui/icons-material/SellOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const priceItems = defineResource({
  name: 'price-items',
  permission: 'pricing',
  list: 'whole',
  one: 'from list',
  writes: 'whole',
  fields: ['title', 'description', 'sac', 'unit', 'pricePaise', 'gstPercent', 'treatment', 'status'],
  screens: {
    list: screen(() => import('./price-item-screens.tsx'), 'PriceItemList'),
    edit: screen(() => import('./price-item-screens.tsx'), 'PriceItemEdit'),
    create: screen(() => import('./price-item-screens.tsx'), 'PriceItemCreate'),
  },
  recordRepresentation: 'title',
  place: { group: 'Prices', text: 'Price list', icon: PriceListIcon },
  actions: [{ text: 'Add to the price list', to: '/price-items/create', needs: 'pricing:edit' }],
  audit: { 'price-item': 'place' },
});
