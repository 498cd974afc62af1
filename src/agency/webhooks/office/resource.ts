import WebhooksIcon from '@mui/icons-material/WebhookOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const webhooks = defineResource({
  name: 'webhooks',
  list: 'whole',
  screens: {
    list: screen(() => import('./webhook-list.tsx'), 'WebhookList'),
    show: screen(() => import('./webhook-show.tsx'), 'WebhookShow'),
  },
  recordRepresentation: 'url',
  place: { group: 'Office', text: 'Webhooks', icon: WebhooksIcon },
  audit: { webhook: 'show', 'webhook-delivery': 'place' },
});

export const webhookDeliveries = defineResource({
  name: 'webhook-deliveries',
  permission: 'webhooks',
  list: 'pages',
});
