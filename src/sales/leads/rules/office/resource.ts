import RulesIcon from '@mui/icons-material/AltRoute';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const leadRules = defineResource({
  name: 'lead-rules',
  list: 'whole',
  one: 'from list',
  writes: 'whole',
  screens: {
    list: screen(() => import('./rule-screens.tsx'), 'RuleList'),
    edit: screen(() => import('./rule-screens.tsx'), 'RuleEdit'),
    create: screen(() => import('./rule-screens.tsx'), 'RuleCreate'),
  },
  recordRepresentation: 'name',
  label: 'Lead rules',
  place: { group: 'Sales', text: 'Lead rules', icon: RulesIcon },
  audit: { 'lead-rule': 'place' },
});
