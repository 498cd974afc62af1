import FieldsIcon from '@mui/icons-material/ListAltOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const leadFields = defineResource({
  name: 'lead-fields',
  permission: 'leads',
  list: 'whole',
  one: 'from list',
  writes: 'whole',
  fields: ['name', 'kind', 'choices', 'retired'],
  typedLists: ['choices'],
  screens: {
    list: screen(() => import('./field-screens.tsx'), 'FieldList'),
    edit: screen(() => import('./field-screens.tsx'), 'FieldEdit'),
    create: screen(() => import('./field-screens.tsx'), 'FieldCreate'),
  },
  recordRepresentation: 'name',
  place: { group: 'Sales', text: 'Lead fields', icon: FieldsIcon },
  audit: { 'lead-field': 'place' },
});
