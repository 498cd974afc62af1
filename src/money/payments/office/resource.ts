import PaymentsIcon from '@mui/icons-material/CurrencyRupee';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const payments = defineResource({
  name: 'payments',
  list: 'pages',
  screens: {
    list: screen(() => import('./payment-list.tsx'), 'PaymentList'),
    show: screen(() => import('./payment-show.tsx'), 'PaymentShow'),
  },
  recordRepresentation: 'id',
  place: { group: 'Money', text: 'Payments', icon: PaymentsIcon, jump: 'p' },
  audit: { payment: 'show' },
});
