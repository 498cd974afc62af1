import RecurringIcon from '@mui/icons-material/EventRepeatOutlined';
import { textOnly } from '#kit/office/list-queries.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const recurringInvoices = defineResource({
  name: 'recurring-invoices',
  permission: 'invoices',
  list: 'pages',
  query: textOnly,
  writes: 'whole',
  screens: {
    list: screen(() => import('./recurring-list.tsx'), 'RecurringList'),
    show: screen(() => import('./recurring-show.tsx'), 'RecurringShow'),
    edit: screen(() => import('./recurring-form.tsx'), 'RecurringEdit'),
    create: screen(() => import('./recurring-form.tsx'), 'RecurringCreate'),
  },
  label: 'Recurring invoices',
  place: { group: 'Money', text: 'Recurring invoices', icon: RecurringIcon },
  actions: [{ text: 'Set up a recurring invoice', to: '/recurring-invoices/create', needs: 'invoices:edit' }],
  audit: { 'recurring-invoice': 'show' },
});
