import { defineResource } from '#kit/office/resource.ts';

export const calendarFeed = defineResource({
  name: 'calendar-feed',
  permission: 'bookings',
  one: 'only one',
});
