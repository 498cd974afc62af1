import WordsIcon from '@mui/icons-material/FormatQuoteOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const leadTemplates = defineResource({
  name: 'lead-templates',
  list: 'whole',
  one: 'from list',
  writes: 'whole',
  screens: {
    list: screen(() => import('./template-screens.tsx'), 'LeadTemplateList'),
    edit: screen(() => import('./template-screens.tsx'), 'LeadTemplateEdit'),
    create: screen(() => import('./template-screens.tsx'), 'LeadTemplateCreate'),
  },
  recordRepresentation: 'name',
  label: 'Lead templates',
  place: { group: 'Sales', text: 'Lead templates', icon: WordsIcon },
  audit: { 'lead-template': 'place' },
});
