import InvoicesIcon from '@mui/icons-material/ReceiptLongOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const invoices = defineResource({
  name: 'invoices',
  list: 'pages',
  screens: { list: screen(() => import('./invoice-list.tsx'), 'InvoiceList') },
  recordRepresentation: 'number',
  place: { group: 'Money', text: 'Invoices', icon: InvoicesIcon },
  audit: { invoice: 'place' },
});
