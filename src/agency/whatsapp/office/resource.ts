import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';
import type { NumberRecord, WayRecord } from './whatsapp-records.ts';

/** Whether WhatsApp can tell of something, by the path that tells it. */
export const whatsappWays = defineResource({
  name: 'whatsapp-ways',
  permission: 'whatsapp',
  one: async ({ id, signal }) => ({
    ...(await request<Omit<WayRecord, 'id'>>(String(id), { signal })),
    id,
  }),
});

/** What is known of a number, by its ten digits. */
export const whatsappNumbers = defineResource({
  name: 'whatsapp-numbers',
  permission: 'whatsapp',
  one: async ({ id, meta, signal }) => {
    const query = new URLSearchParams((meta ?? {}) as Record<string, string>);
    const path = `${callPath`/whatsapp-numbers/${String(id)}`}?${query.toString()}`;
    return { ...(await request<Omit<NumberRecord, 'id'>>(path, { signal })), id };
  },
});

export const whatsappTemplates = defineResource({
  name: 'whatsapp-templates',
  permission: 'lead-templates',
  one: 'only one',
  pages: { '/whatsapp-templates': screen(() => import('./templates-page.tsx'), 'WhatsAppTemplatesPage') },
  place: { group: 'Sales', text: 'WhatsApp templates', icon: WhatsAppIcon },
  audit: { 'whatsapp-number': 'place', 'whatsapp-template': 'place' },
});
