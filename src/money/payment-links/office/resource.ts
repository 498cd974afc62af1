import LinkIcon from '@mui/icons-material/AddLinkOutlined';
import { textOnly } from '#kit/office/list-queries.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const paymentLinks = defineResource({
  name: 'payment-links',
  list: 'pages',
  query: textOnly,
  screens: { list: screen(() => import('./link-list.tsx'), 'LinkList') },
  recordRepresentation: 'number',
  label: 'Payment links',
  place: { group: 'Money', text: 'Payment links', icon: LinkIcon },
  audit: { 'payment-link': 'place' },
});
