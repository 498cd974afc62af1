import BreachIcon from '@mui/icons-material/GppMaybeOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const breaches = defineResource({
  name: 'breaches',
  permission: 'privacy',
  list: 'whole',
  one: 'from list',
  writes: 'whole',
  fields: [
    'title',
    'knownAt',
    'circumstances',
    'dataKinds',
    'people',
    'consequences',
    'measures',
    'advice',
    'boardToldAt',
    'peopleToldAt',
  ],
  screens: {
    list: screen(() => import('./breach-screens.tsx'), 'BreachList'),
    edit: screen(() => import('./breach-screens.tsx'), 'BreachEdit'),
    create: screen(() => import('./breach-screens.tsx'), 'BreachCreate'),
  },
  recordRepresentation: 'title',
  label: 'Data breaches',
  place: { group: 'Office', text: 'Data breaches', icon: BreachIcon },
  actions: [{ text: 'Write down a data breach', to: '/breaches/create', needs: 'privacy:edit' }],
  audit: { breach: 'edit' },
});
