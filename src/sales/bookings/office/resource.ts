import BookingsIcon from '@mui/icons-material/EventOutlined';
import { request } from '#kit/office/http.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';
import { bookingQuery } from './booking-labels.ts';

export const bookings = defineResource({
  name: 'bookings',
  list: 'pages',
  query: bookingQuery,
  screens: {
    list: screen(() => import('./booking-list.tsx'), 'BookingList'),
    show: screen(() => import('./booking-show.tsx'), 'BookingShow'),
  },
  pages: {
    '/booking-calendar': screen(() => import('../calendar/office/booking-calendar.tsx'), 'BookingCalendar'),
  },
  recordRepresentation: 'name',
  place: { group: 'Sales', text: 'Bookings', icon: BookingsIcon, jump: 'b' },
  audit: { booking: 'show', calendar: 'place' },
});

/** The times of one day and who comes then; the id is the query: `date=2026-11-24`. */
export const bookingDays = defineResource({
  name: 'booking-days',
  permission: 'bookings',
  one: ({ id, signal }) => request<object>(`/booking-day?${id}`, { signal }),
});
