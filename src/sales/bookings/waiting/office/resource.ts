import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const waitingList = defineResource({
  name: 'waiting-list',
  permission: 'bookings',
  list: 'whole',
  one: 'from list',
  screens: { list: screen(() => import('./waiting-list.tsx'), 'WaitingList') },
  recordRepresentation: 'name',
  audit: { waiting: 'place' },
});
