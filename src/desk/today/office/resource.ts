import { request } from '#kit/office/http.ts';
import { textOnly } from '#kit/office/list-queries.ts';
import { whole, type Page } from '#kit/office/read-records.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';
import type { TodayMeta } from '../today-item.ts';

/** What waits for somebody. */
export const today = defineResource({
  name: 'today',
  first: screen(() => import('./today-page.tsx'), 'TodayPage'),
  list: async ({ filter, signal }) => {
    const path = `/today?${textOnly(filter ?? {})}`;
    const { data, ...meta } = await request<Page & TodayMeta>(path, { signal });
    return { ...whole(data), meta };
  },
});
