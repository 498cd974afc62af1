import IncomingIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const incomingMails = defineResource({
  name: 'incoming-mails',
  list: 'pages',
  screens: {
    list: screen(() => import('./incoming-list.tsx'), 'IncomingList'),
    show: screen(() => import('./incoming-show.tsx'), 'IncomingShow'),
  },
  recordRepresentation: 'subject',
  label: 'Incoming messages',
  place: { group: 'Sales', text: 'Incoming messages', icon: IncomingIcon },
  audit: { 'incoming-mail': 'show' },
});
