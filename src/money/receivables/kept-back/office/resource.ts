import KeptIcon from '@mui/icons-material/AccountBalanceOutlined';
import { textOnly } from '#kit/office/list-queries.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const keptBack = defineResource({
  name: 'kept-back',
  permission: 'receivables',
  list: 'pages',
  query: textOnly,
  screens: { list: screen(() => import('./kept-back-list.tsx'), 'KeptBackList') },
  recordRepresentation: 'number',
  label: 'Tax kept back (TDS)',
  place: { group: 'Money', text: 'Tax kept back (TDS)', icon: KeptIcon },
});
