import InvoicesIcon from '@mui/icons-material/ReceiptLongOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const invoices = defineResource({
  name: 'invoices',
  list: 'pages',
  screens: {
    list: screen(() => import('./invoice-list.tsx'), 'InvoiceList'),
    show: screen(() => import('#money/receivables/office/invoice-show.tsx'), 'InvoiceShow'),
  },
  recordRepresentation: 'number',
  place: { group: 'Money', text: 'Invoices', icon: InvoicesIcon },
  audit: { invoice: 'show' },
});
