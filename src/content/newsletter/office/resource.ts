import NewsletterIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const subscribers = defineResource({
  name: 'subscribers',
  list: 'pages',
  screens: { list: screen(() => import('./subscriber-list.tsx'), 'SubscriberList') },
  label: 'Newsletter',
  place: { group: 'Readers', text: 'Newsletter', icon: NewsletterIcon },
  audit: { subscriber: 'place' },
});
