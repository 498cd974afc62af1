import PoliciesIcon from '@mui/icons-material/GavelOutlined';
import { request } from '#kit/office/http.ts';
import { named } from '#kit/office/read-records.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const policies = defineResource({
  name: 'policies',
  permission: 'texts',
  list: async ({ signal }) =>
    named(await request<{ slug: string }[]>('/policies', { signal }), (policy) => policy.slug),
  writes: 'whole',
  screens: {
    list: screen(() => import('./policy-list.tsx'), 'PolicyList'),
    edit: screen(() => import('./policy-form.tsx'), 'PolicyEdit'),
  },
  recordRepresentation: 'title',
  place: { group: 'Website', text: 'Policies', icon: PoliciesIcon },
  audit: { policy: 'edit' },
});
