import ServicesIcon from '@mui/icons-material/StorefrontOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const services = defineResource({
  name: 'services',
  list: 'whole',
  one: 'from list',
  writes: 'whole',
  fields: ['name', 'description', 'openHours', 'status'],
  screens: {
    list: screen(() => import('./service-list.tsx'), 'ServiceList'),
    edit: screen(() => import('./service-form.tsx'), 'ServiceEdit'),
    create: screen(() => import('./service-form.tsx'), 'ServiceCreate'),
  },
  recordRepresentation: 'name',
  place: { group: 'Website', text: 'Services', icon: ServicesIcon },
  actions: [{ text: 'Add a service', to: '/services/create', needs: 'services:edit' }],
  audit: { service: 'place' },
});
