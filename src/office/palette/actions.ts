import type { Permission } from '#kit/permissions.ts';

/** What can be begun from anywhere. */
export const actions: { text: string; to: string; needs: Permission }[] = [
  { text: 'Write a quotation', to: '/quotations/create', needs: 'quotations:edit' },
  { text: 'Write a blog post', to: '/posts/create', needs: 'posts:edit' },
  { text: 'Add a service', to: '/services/create', needs: 'services:edit' },
  { text: 'Add a gallery', to: '/galleries/create', needs: 'galleries:edit' },
  { text: 'Add a coupon', to: '/coupons/create', needs: 'pricing:edit' },
  { text: 'Add a redirect', to: '/redirects/create', needs: 'redirects:edit' },
  { text: 'Opening hours for consultations', to: '/booking-settings', needs: 'bookings:configure' },
  { text: 'Two-factor sign-in of my account', to: '/account', needs: 'search:use' },
];
