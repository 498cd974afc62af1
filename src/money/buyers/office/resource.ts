import BuyersIcon from '@mui/icons-material/BusinessOutlined';
import { textOnly } from '#kit/office/list-queries.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const buyers = defineResource({
  name: 'buyers',
  list: 'pages',
  query: textOnly,
  writes: 'whole',
  fields: [
    'name',
    'company',
    'gstin',
    'address',
    'pincode',
    'stateCode',
    'country',
    'isZone',
    'mobile',
    'email',
    'language',
    'getsReminders',
  ],
  screens: {
    list: screen(() => import('./buyer-list.tsx'), 'BuyerList'),
    show: screen(() => import('#money/receivables/office/buyer-show.tsx'), 'BuyerShow'),
    edit: screen(() => import('./buyer-form.tsx'), 'BuyerEdit'),
    create: screen(() => import('./buyer-form.tsx'), 'BuyerCreate'),
  },
  recordRepresentation: 'name',
  place: { group: 'Money', text: 'Buyers', icon: BuyersIcon },
  actions: [{ text: 'Add a buyer', to: '/buyers/create', needs: 'buyers:edit' }],
  audit: { buyer: 'show' },
});
