import StepsIcon from '@mui/icons-material/FormatListNumberedOutlined';
import { request } from '#kit/office/http.ts';
import { whole, type Page } from '#kit/office/read-records.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const projectTemplates = defineResource({
  name: 'project-templates',
  permission: 'projects',
  list: async ({ signal }) => whole((await request<Page>('/project-templates', { signal })).data),
  writes: 'whole',
  fields: ['service', 'steps'],
  screens: {
    list: screen(() => import('./template-screens.tsx'), 'TemplateList'),
    edit: screen(() => import('./template-screens.tsx'), 'TemplateEdit'),
    create: screen(() => import('./template-screens.tsx'), 'TemplateCreate'),
  },
  recordRepresentation: 'service',
  label: 'Project steps',
  place: { group: 'Sales', text: 'Project steps', icon: StepsIcon, needs: 'projects:edit' },
  audit: { 'project-template': 'place' },
});
