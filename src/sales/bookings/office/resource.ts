import BookingsIcon from '@mui/icons-material/EventOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';
import { bookingQuery } from './booking-words.ts';

export const bookings = defineResource({
  name: 'bookings',
  list: 'pages',
  query: bookingQuery,
  screens: {
    list: screen(() => import('./booking-list.tsx'), 'BookingList'),
    show: screen(() => import('./booking-show.tsx'), 'BookingShow'),
  },
  pages: { '/booking-calendar': screen(() => import('./booking-calendar.tsx'), 'BookingCalendar') },
  recordRepresentation: 'name',
  place: { group: 'Sales', text: 'Bookings', icon: BookingsIcon, jump: 'b' },
  audit: { booking: 'show' },
});

export const bookingSettings = defineResource({
  name: 'booking-settings',
  permission: 'bookings',
  one: 'only one',
  writes: 'whole',
  pages: { '/booking-settings': screen(() => import('./booking-settings-page.tsx'), 'BookingSettingsPage') },
  actions: [
    { text: 'Opening hours for consultations', to: '/booking-settings', needs: 'bookings:configure' },
  ],
});

export const calendarFeed = defineResource({
  name: 'calendar-feed',
  permission: 'bookings',
  one: 'only one',
});
