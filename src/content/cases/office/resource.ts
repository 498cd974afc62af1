import WorkIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const cases = defineResource({
  name: 'cases',
  list: 'whole',
  one: 'from list',
  writes: 'whole',
  inside: 'content',
  typedLists: ['built'],
  screens: {
    list: screen(() => import('./case-list.tsx'), 'CaseList'),
    edit: screen(() => import('./case-edit.tsx'), 'CaseEdit'),
    create: screen(() => import('./case-create.tsx'), 'CaseCreate'),
  },
  recordRepresentation: 'content.client',
  label: 'Work',
  place: { group: 'Website', text: 'Work', icon: WorkIcon },
  actions: [{ text: 'Add a case', to: '/cases/create', needs: 'cases:edit' }],
  audit: { case: 'edit' },
});
