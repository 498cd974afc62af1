import OutsideIcon from '@mui/icons-material/CallReceivedOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const outsideSources = defineResource({
  name: 'outside-sources',
  list: 'whole',
  screens: {
    list: screen(() => import('./source-list.tsx'), 'SourceList'),
    show: screen(() => import('./source-show.tsx'), 'SourceShow'),
  },
  recordRepresentation: 'name',
  place: { group: 'Sales', text: 'Leads from outside', icon: OutsideIcon },
  audit: { 'outside-source': 'show' },
});

export const outsideLeads = defineResource({
  name: 'outside-leads',
  permission: 'outside-sources',
  list: 'pages',
});
