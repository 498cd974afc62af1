import GstIcon from '@mui/icons-material/PercentOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const gstRates = defineResource({
  name: 'gst-rates',
  list: 'whole',
  one: 'from list',
  writes: 'whole',
  fields: ['name', 'percent'],
  screens: {
    list: screen(() => import('./gst-screens.tsx'), 'GstRateList'),
    edit: screen(() => import('./gst-screens.tsx'), 'GstRateEdit'),
    create: screen(() => import('./gst-screens.tsx'), 'GstRateCreate'),
  },
  recordRepresentation: 'name',
  label: 'GST rates',
  place: { group: 'Prices', text: 'GST rates', icon: GstIcon },
  audit: { 'gst-rate': 'place' },
});
