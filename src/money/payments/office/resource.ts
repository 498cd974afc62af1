import PaymentsIcon from '@mui/icons-material/CurrencyRupee';
import { ask } from '#kit/office/http.ts';
import { whole, type Page } from '#kit/office/read-records.ts';
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

export const reconciliations = defineResource({
  name: 'reconciliations',
  permission: 'payments',
  list: async ({ signal }) => whole((await ask<Page>('/reconciliations', { signal })).data),
  screens: { list: screen(() => import('./reconciliation-list.tsx'), 'ReconciliationList') },
  audit: { reconciliation: 'place' },
});
