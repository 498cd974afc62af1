import ConversionsIcon from '@mui/icons-material/ReplyAllOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const conversions = defineResource({
  name: 'conversions',
  list: 'pages',
  screens: { list: screen(() => import('./conversion-list.tsx'), 'ConversionList') },
  place: { group: 'Sales', text: 'Conversions', icon: ConversionsIcon },
  audit: { conversion: 'place', 'conversion-destination': 'place' },
});

export const conversionDestinations = defineResource({
  name: 'conversion-destinations',
  permission: 'conversions',
  list: 'whole',
});
