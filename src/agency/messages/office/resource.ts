import MailIcon from '@mui/icons-material/MailOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const messages = defineResource({
  name: 'messages',
  list: 'pages',
  screens: {
    list: screen(() => import('./message-list.tsx'), 'MessageList'),
    show: screen(() => import('./message-show.tsx'), 'MessageShow'),
  },
  recordRepresentation: 'subject',
  label: 'Mailbox',
  place: { group: 'Office', text: 'Mailbox', icon: MailIcon, jump: 'm' },
  audit: { message: 'show' },
});
