import BlockIcon from '@mui/icons-material/BlockOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const blockRules = defineResource({
  name: 'block-rules',
  list: 'whole',
  writes: 'whole',
  fields: ['kind', 'value'],
  screens: {
    list: screen(() => import('./rule-list.tsx'), 'BlockRuleList'),
    create: screen(() => import('./rule-create.tsx'), 'BlockRuleCreate'),
  },
  place: { group: 'Sales', text: 'Block rules', icon: BlockIcon },
  audit: { 'block-rule': 'place' },
});
