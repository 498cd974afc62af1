import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every URL of the site. */
export default [
  layout('site/layout.tsx', [
    index('site/home.tsx'),
    route('contact-us', 'site/contact.tsx', { id: 'contact-us' }),
    route('contact', 'site/contact.tsx', { id: 'contact' }),
    route('enquiry', 'site/enquiry.tsx'),
    route('thank-you', 'site/thank-you.tsx'),
    route('*', 'site/not-found.tsx'),
  ]),
] satisfies RouteConfig;
