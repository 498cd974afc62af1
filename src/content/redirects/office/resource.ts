import RedirectsIcon from '@mui/icons-material/AltRouteOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const redirects = defineResource({
  name: 'redirects',
  list: 'pages',
  writes: 'whole',
  fields: ['fromPath', 'target', 'status', 'note'],
  screens: {
    list: screen(() => import('./redirect-list.tsx'), 'RedirectList'),
    edit: screen(() => import('./redirect-form.tsx'), 'RedirectEdit'),
    create: screen(() => import('./redirect-form.tsx'), 'RedirectCreate'),
  },
  recordRepresentation: 'fromPath',
  place: { group: 'Website', text: 'Redirects', icon: RedirectsIcon },
  actions: [{ text: 'Add a redirect', to: '/redirects/create', needs: 'redirects:edit' }],
  audit: { redirect: 'place' },
});

export const lostAddresses = defineResource({
  name: 'lost-addresses',
  permission: 'redirects',
  list: 'whole',
  screens: { list: screen(() => import('./lost-address-list.tsx'), 'LostAddressList') },
});
