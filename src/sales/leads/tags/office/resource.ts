import TagsIcon from '@mui/icons-material/SellOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const leadTags = defineResource({
  name: 'lead-tags',
  list: 'whole',
  one: 'from list',
  writes: 'whole',
  fields: ['name'],
  screens: {
    list: screen(() => import('./tag-screens.tsx'), 'TagList'),
    edit: screen(() => import('./tag-screens.tsx'), 'TagEdit'),
    create: screen(() => import('./tag-screens.tsx'), 'TagCreate'),
  },
  recordRepresentation: 'name',
  place: { group: 'Sales', text: 'Lead tags', icon: TagsIcon },
  audit: { 'lead-tag': 'place' },
});
