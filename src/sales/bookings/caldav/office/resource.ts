import { defineResource } from '#kit/office/resource.ts';

export const ownCalendar = defineResource({
  name: 'own-calendar',
  permission: 'bookings',
  one: 'only one',
});
export const agencyCalendar = defineResource({
  name: 'agency-calendar',
  permission: 'bookings',
  one: 'only one',
});
