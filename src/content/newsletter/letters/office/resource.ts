import LettersIcon from '@mui/icons-material/ForwardToInboxOutlined';
import { request } from '#kit/office/http.ts';
import { whole, type Page } from '#kit/office/read-records.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const letters = defineResource({
  name: 'letters',
  permission: 'subscribers',
  list: async ({ signal }) => {
    const { data, readers } = await request<Page & { readers: number }>('/letters', { signal });
    return { ...whole(data), meta: { readers } };
  },
  writes: 'whole',
  screens: {
    list: screen(() => import('./letter-list.tsx'), 'LetterList'),
    edit: screen(() => import('./letter-form.tsx'), 'LetterEdit'),
    create: screen(() => import('./letter-form.tsx'), 'LetterCreate'),
  },
  recordRepresentation: 'subject',
  label: 'Letters to readers',
  place: { group: 'Readers', text: 'Letters to readers', icon: LettersIcon },
  audit: { letter: 'edit' },
});
