import BankIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import { textOnly } from '#kit/office/list-queries.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const bankTransactions = defineResource({
  name: 'bank-transactions',
  list: 'pages',
  query: textOnly,
  screens: { list: screen(() => import('./transaction-list.tsx'), 'TransactionList') },
  pages: { '/bank-transactions/import': screen(() => import('./import-page.tsx'), 'StatementImportPage') },
  recordRepresentation: 'description',
  label: 'Bank statement',
  place: { group: 'Money', text: 'Bank statement', icon: BankIcon },
  actions: [
    { text: 'Import a bank statement', to: '/bank-transactions/import', needs: 'bank-transactions:edit' },
  ],
  audit: { 'bank-transaction': 'place' },
});
