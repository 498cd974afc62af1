import AdvertisingIcon from '@mui/icons-material/CampaignOutlined';
import { request } from '#kit/office/http.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const advertising = defineResource({
  name: 'advertising',
  // The id names the first day, the last one, and which touch counts: `2026-11-01_2026-11-28_last`.
  one: ({ id, signal }) => {
    const [from = '', to = '', model = ''] = String(id).split('_');
    return request<object>(`/advertising?${new URLSearchParams({ from, to, model })}`, { signal });
  },
  pages: {
    '/advertising': screen(() => import('./advertising-page.tsx'), 'AdvertisingPage'),
    '/advertising/import': screen(() => import('./import-page.tsx'), 'SpendImportPage'),
  },
  place: { group: 'Sales', text: 'Advertising', icon: AdvertisingIcon },
  actions: [
    { text: 'Import what advertisements cost', to: '/advertising/import', needs: 'advertising:edit' },
  ],
  audit: { 'ad-spend': 'place', 'ad-account': 'place' },
});
