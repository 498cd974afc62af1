import StaffIcon from '@mui/icons-material/PeopleOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const staff = defineResource({
  name: 'staff',
  list: 'whole',
  one: 'from list',
  writes: 'fields',
  fields: ['name', 'role', 'ownLeadsOnly', 'active', 'password'],
  screens: {
    list: screen(() => import('./staff-list.tsx'), 'StaffList'),
    edit: screen(() => import('./staff-form.tsx'), 'StaffEdit'),
    create: screen(() => import('./staff-form.tsx'), 'StaffCreate'),
  },
  recordRepresentation: 'name',
  label: 'Staff',
  place: { group: 'Office', text: 'Staff', icon: StaffIcon },
  audit: { staff: 'place', 'staff-invite': 'place' },
});

export const signInRules = defineResource({ name: 'sign-in-rules', one: 'only one' });

/** One's own sign-in, picture, agenda and quiet hours. */
export const session = defineResource({
  name: 'session',
  actions: [
    { text: 'Two-factor sign-in of my account', to: '/account', needs: 'search:use' },
    { text: 'My picture', to: '/account', needs: 'search:use' },
    { text: 'My agenda by mail', to: '/account', needs: 'search:use' },
    { text: 'My quiet hours', to: '/account', needs: 'search:use' },
    { text: 'My address', to: '/account', needs: 'owners:edit' },
  ],
});
