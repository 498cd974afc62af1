import TemplatesIcon from '@mui/icons-material/CopyAllOutlined';
import { request } from '#kit/office/http.ts';
import { whole, type Page } from '#kit/office/read-records.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const quotationTemplates = defineResource({
  name: 'quotation-templates',
  permission: 'quotations',
  list: async ({ signal }) => whole((await request<Page>('/quotation-templates', { signal })).data),
  writes: 'whole',
  screens: {
    list: screen(() => import('./template-screens.tsx'), 'TemplateList'),
    edit: screen(() => import('./template-screens.tsx'), 'TemplateEdit'),
    create: screen(() => import('./template-screens.tsx'), 'TemplateCreate'),
  },
  recordRepresentation: 'name',
  label: 'Quotation templates',
  place: { group: 'Sales', text: 'Quotation templates', icon: TemplatesIcon, needs: 'quotations:edit' },
  audit: { 'quotation-template': 'place' },
});
