import PickersIcon from '@mui/icons-material/PlaylistAddCheckOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const pickers = defineResource({
  name: 'pickers',
  permission: 'offer',
  list: 'whole',
  one: 'from list',
  writes: 'whole',
  fields: ['name', 'intro', 'features'],
  screens: {
    list: screen(() => import('./picker-screens.tsx'), 'PickerList'),
    edit: screen(() => import('./picker-screens.tsx'), 'PickerEdit'),
  },
  recordRepresentation: 'name',
  label: 'Feature pickers',
  place: { group: 'Prices', text: 'Feature pickers', icon: PickersIcon },
  audit: { picker: 'edit' },
});
