import { textOnly } from '#kit/office/list-queries.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const invoiceDrafts = defineResource({
  name: 'invoice-drafts',
  permission: 'invoices',
  list: 'pages',
  query: textOnly,
  writes: 'whole',
  screens: {
    list: screen(() => import('./draft-list.tsx'), 'DraftList'),
    show: screen(() => import('./draft-show.tsx'), 'DraftShow'),
    edit: screen(() => import('./draft-form.tsx'), 'DraftEdit'),
    create: screen(() => import('./draft-form.tsx'), 'DraftCreate'),
  },
  label: 'Drafts of invoices',
  actions: [{ text: 'Write an invoice', to: '/invoice-drafts/create', needs: 'invoices:edit' }],
  audit: { 'invoice-draft': 'show' },
});
