import QuotationsIcon from '@mui/icons-material/RequestQuoteOutlined';
import TemplatesIcon from '@mui/icons-material/CopyAllOutlined';
import { ask } from '#kit/office/http.ts';
import { textOnly } from '#kit/office/list-queries.ts';
import { sorted, whole, type Page } from '#kit/office/read-records.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const quotations = defineResource({
  name: 'quotations',
  list: 'pages',
  query: (filter, sort) => sorted(textOnly(filter), sort?.field ?? 'id', sort),
  writes: 'whole',
  screens: {
    list: screen(() => import('./quotation-list.tsx'), 'QuotationList'),
    edit: screen(() => import('./quotation-form.tsx'), 'QuotationEdit'),
    create: screen(() => import('./quotation-form.tsx'), 'QuotationCreate'),
  },
  recordRepresentation: 'code',
  place: { group: 'Sales', text: 'Quotations', icon: QuotationsIcon, jump: 'q' },
  actions: [{ text: 'Write a quotation', to: '/quotations/create', needs: 'quotations:edit' }],
  audit: { quotation: 'show' },
});

export const quotationTemplates = defineResource({
  name: 'quotation-templates',
  permission: 'quotations',
  list: async ({ signal }) => whole((await ask<Page>('/quotation-templates', { signal })).data),
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
