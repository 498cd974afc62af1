import TranslationsIcon from '@mui/icons-material/TranslateOutlined';
import { request } from '#kit/office/http.ts';
import { textOnly } from '#kit/office/list-queries.ts';
import { type Page } from '#kit/office/read-records.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';
import type { ListMeta } from './translation-record.ts';

export const translations = defineResource({
  name: 'translations',
  list: async ({ filter, pagination, signal }) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
    const query = textOnly({ ...filter, perPage, offset: String((page - 1) * perPage) });
    const found = await request<Page & { total: number } & ListMeta>(`/translations?${query}`, { signal });
    const { data, total, pages, counts } = found;
    const pageInfo = { hasNextPage: page * perPage < total, hasPreviousPage: page > 1 };
    return { data, total, pageInfo, meta: { pages, counts } };
  },
  screens: { list: screen(() => import('./translation-list.tsx'), 'TranslationList') },
  place: { group: 'Website', text: 'Translations', icon: TranslationsIcon },
  audit: { translation: 'place' },
});
