import DeliveriesIcon from '@mui/icons-material/OutboxOutlined';
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
  audit: { webhook: 'show' },
});

export const webhookDeliveries = defineResource({
  name: 'webhook-deliveries',
  permission: 'webhooks',
  list: 'pages',
  screens: {
    list: screen(() => import('./delivery-list.tsx'), 'DeliveryList'),
    show: screen(() => import('./delivery-show.tsx'), 'DeliveryShow'),
  },
  recordRepresentation: 'event',
  place: { group: 'Office', text: 'Webhook deliveries', icon: DeliveriesIcon },
  audit: { 'webhook-delivery': 'show' },
});

/** An example that anybody may know, to check a check with. */
export const webhookSignature = defineResource({
  name: 'webhook-signature',
  permission: 'webhooks',
  one: 'only one',
});
