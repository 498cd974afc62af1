import LettersIcon from '@mui/icons-material/ForwardToInboxOutlined';
import { request } from '#kit/office/http.ts';
import { whole, type Page } from '#kit/office/read-records.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';
import { callPath } from '#kit/path-of.ts';

export const letters = defineResource({
  name: 'letters',
  permission: 'subscribers',
  list: async ({ signal }) => whole((await request<Page>('/letters', { signal })).data),
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

/** What became of a letter; its id is the letter's. */
export const letterFigures = defineResource({
  name: 'letter-figures',
  permission: 'subscribers',
  one: async ({ id, signal }) => ({
    ...(await request<object>(callPath`/letters/${String(id)}/figures`, { signal })),
    id,
  }),
});

/** What a segment can be chosen by. */
export const letterGroups = defineResource({
  name: 'letter-groups',
  permission: 'subscribers',
  one: async ({ id, signal }) => ({ ...(await request<object>('/letters/groups', { signal })), id }),
});

/** How many readers a segment has; its id is the segment as JSON. */
export const letterCounts = defineResource({
  name: 'letter-counts',
  permission: 'subscribers',
  one: async ({ id, signal }) => ({
    ...(await request<object>('/letters/count', { method: 'POST', body: JSON.parse(String(id)), signal })),
    id,
  }),
});
