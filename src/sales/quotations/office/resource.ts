import QuotationsIcon from '@mui/icons-material/RequestQuoteOutlined';
import { textOnly } from '#kit/office/list-queries.ts';
import { sorted } from '#kit/office/read-records.ts';
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
