import ContentCheckIcon from '@mui/icons-material/FactCheckOutlined';
import { request } from '#kit/office/http.ts';
import { named } from '#kit/office/read-records.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';
import type { Contradiction } from '../contradiction.ts';

export const contentCheck = defineResource({
  name: 'content-check',
  list: async ({ signal }) =>
    named(await request<Contradiction[]>('/content-check', { signal }), ({ about }) => about),
  pages: { '/content-check': screen(() => import('./content-check-page.tsx'), 'ContentCheckPage') },
  place: { group: 'Website', text: 'Content check', icon: ContentCheckIcon, needs: 'texts:edit' },
});
