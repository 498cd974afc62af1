import ServicePagesIcon from '@mui/icons-material/WebOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const servicePages = defineResource({
  name: 'service-pages',
  permission: 'services',
  list: 'whole',
  writes: 'whole',
  inside: 'content',
  screens: {
    list: screen(() => import('./service-page-list.tsx'), 'ServicePageList'),
    edit: screen(() => import('./service-page-edit.tsx'), 'ServicePageEdit'),
  },
  label: 'Service pages',
  place: { group: 'Website', text: 'Service pages', icon: ServicePagesIcon },
  audit: { 'service-page': 'edit' },
});
