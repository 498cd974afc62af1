import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const bookingSettings = defineResource({
  name: 'booking-settings',
  permission: 'bookings',
  one: 'only one',
  writes: 'whole',
  pages: {
    '/booking-settings': screen(() => import('./booking-settings-page.tsx'), 'BookingSettingsPage'),
  },
  actions: [
    { text: 'Opening hours for consultations', to: '/booking-settings', needs: 'bookings:configure' },
  ],
});
