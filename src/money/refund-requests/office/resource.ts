import RefundsIcon from '@mui/icons-material/CurrencyExchange';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const refundRequests = defineResource({
  name: 'refund-requests',
  list: 'pages',
  screens: {
    list: screen(() => import('./refund-request-list.tsx'), 'RefundRequestList'),
    show: screen(() => import('./refund-request-show.tsx'), 'RefundRequestShow'),
  },
  recordRepresentation: 'customerName',
  label: 'Refund requests',
  place: { group: 'Money', text: 'Refund requests', icon: RefundsIcon },
  audit: { 'refund-request': 'show' },
});
