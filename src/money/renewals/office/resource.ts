import type { RaRecord } from 'react-admin';
import RenewalsIcon from '@mui/icons-material/AutorenewOutlined';
import { request } from '#kit/office/http.ts';
import { textOnly } from '#kit/office/list-queries.ts';
import { whole } from '#kit/office/read-records.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const renewals = defineResource({
  name: 'renewals',
  list: async ({ filter, signal }) =>
    whole(await request<RaRecord[]>(`/renewals?${textOnly(filter ?? {})}`, { signal })),
  screens: { list: screen(() => import('./renewal-list.tsx'), 'RenewalList') },
  place: { group: 'Money', text: 'Renewals', icon: RenewalsIcon },
});
