import ClaimIcon from '@mui/icons-material/MarkChatUnreadOutlined';
import { textOnly } from '#kit/office/list-queries.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const paymentClaims = defineResource({
  name: 'payment-claims',
  permission: 'receivables',
  list: 'pages',
  query: textOnly,
  screens: { list: screen(() => import('./claim-list.tsx'), 'ClaimList') },
  recordRepresentation: 'reference',
  label: 'Claimed payments',
  place: { group: 'Money', text: 'Claimed payments', icon: ClaimIcon },
});
