import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

import { pickerKeys } from '#catalogue/pickers/picker.ts';
import { policySlugs } from '#content/policies/policy.ts';

/** The page of a service, and the same with its draft. */
const servicePage = (slug: string, file = slug) => [
  route(slug, `site/pages/service-pages/${file}.tsx`),
  route(`preview/${slug}/:token`, `site/pages/service-pages/${file}.tsx`, { id: `preview-${slug}` }),
];

/** Every URL of the site. */
export default [
  route('sitemap.xml', 'content/seo/site/sitemap.ts'),
  route('robots.txt', 'content/seo/site/robots.ts'),
  route('llms.txt', 'content/seo/site/llms.ts'),
  layout('site/layout.tsx', [
    index('site/pages/home/home.tsx'),
    route('preview/home/:token', 'site/pages/home/home.tsx', { id: 'preview-home' }),
    route('contact-us', 'sales/leads/enquiries/site/contact.tsx', { id: 'contact-us' }),
    route('contact', 'sales/leads/enquiries/site/contact.tsx', { id: 'contact' }),
    route('enquiry', 'sales/leads/enquiries/site/enquiry.tsx'),
    ...servicePage('website-development'),
    ...servicePage('application-development'),
    ...servicePage('get-your-online-store', 'e-commerce'),
    route('web-Store', 'site/pages/service-pages/e-commerce.tsx', { id: 'web-store' }),
    ...servicePage('digital-marketing'),
    // Addresses match in either case, so /Google-ads is this page as well; see page-addresses.ts.
    ...servicePage('google-ads'),
    ...servicePage('meta-ads'),
    ...servicePage('real-estate-website-development-service', 'real-estate'),
    route('thank-you', 'sales/leads/enquiries/site/thank-you.tsx'),
    // Written raw: an encoded pattern never matches.
    route('start-growing-your-business-at-₹1999/Month', 'site/pages/offer/offer.tsx'),
    route('preview/offer/:token', 'site/pages/offer/offer.tsx', { id: 'preview-offer' }),
    route('oms', 'catalogue/offer/site/oms.tsx'),
    route('pricing', 'site/pages/pricing/pricing.tsx'),
    route('service-plan', 'site/pages/plans/service-plan.tsx'),
    route('service-plan/:plan', 'site/pages/plans/plan-request.tsx'),
    ...pickerKeys.map((key) =>
      route(`${key}-price`, 'site/pages/pickers/picker.tsx', { id: `${key}-price` }),
    ),
    route('work', 'content/cases/site/work.tsx'),
    route('work/:slug', 'content/cases/site/case.tsx', { id: 'case' }),
    route('preview/cases/:token', 'content/cases/site/case.tsx', { id: 'preview-case' }),
    route('gallery', 'content/galleries/site/gallery.tsx'),
    route('event-gallery/:id', 'content/galleries/site/event-gallery.tsx'),
    route('about-us', 'content/about/site/about-us.tsx'),
    route('preview/about/:token', 'content/about/site/about-us.tsx', { id: 'preview-about' }),
    ...policySlugs.map((slug) => route(slug, 'content/policies/site/policy.tsx', { id: slug })),
    route(':policy/version/:version', 'content/policies/site/policy-version.tsx'),
    layout('content/blog/site/blog-frame.tsx', [
      route('blog', 'content/blog/site/blog.tsx', { id: 'blog' }),
      route('blog/older/:slug', 'content/blog/site/blog.tsx', { id: 'blog-older' }),
      route('blogs', 'content/blog/site/blogs.tsx'),
      route('blogs/:slug', 'content/blog/site/blog-post.tsx'),
      route('blogs/:slug/comments', 'content/comments/site/blog-comments.tsx'),
      route('preview/posts/:token', 'content/blog/site/blog-preview.tsx'),
      route('newsletter', 'content/newsletter/site/newsletter.tsx'),
      route('newsletter/confirm/:token', 'content/newsletter/site/newsletter-confirm.tsx'),
      route('newsletter/unsubscribe/:token', 'content/newsletter/site/newsletter-unsubscribe.tsx'),
    ]),
    route('status', 'desk/status/site/status.tsx'),
    route('my-data', 'desk/my-data/site/my-data.tsx'),
    route('offers/stop/:token', 'money/recovery/site/stop-offers.tsx'),
    route('undo-email/:token', 'people/customers/site/undo-email.tsx'),
    route('login', 'people/sign-in/site/login.tsx'),
    route('register', 'people/sign-in/site/register.tsx'),
    route('new-register', 'people/sign-in/site/new-register.tsx'),
    route('forgot', 'people/sign-in/passwords/site/forgot.tsx'),
    route('book-consultation', 'sales/bookings/site/book-consultation.tsx'),
    route('appointment/:token', 'sales/bookings/site/appointment.tsx'),
    route('profile', 'site/pages/profile/profile.tsx'),
    route('verify/:code', 'money/verify/site/verify.tsx'),
    route('project/:id', 'site/pages/project/project.tsx'),
    route('quotation/:id', 'site/pages/quotation/quotation.tsx'),
    // Without an id it says that the link is not whole.
    route('quotation-response/:id?', 'site/pages/quotation/quotation-response.tsx'),
    route('invoice/:token', 'money/receivables/pay-page/site/pay-invoice.tsx'),
    route('mandate/:token', 'money/mandates/site/mandate.tsx'),
    route('pay/:token', 'money/payment-links/site/pay-link.tsx'),
    route('admission', 'money/admissions/site/admission.tsx'),
    route('success', 'money/admissions/site/admission-receipt.tsx'),
    route('cart', 'money/cart/site/cart.tsx'),
    route('renew/:id', 'money/renewals/site/renew.tsx'),
    route('upgrade/:id', 'money/upgrades/site/upgrade.tsx'),
    route('checkout', 'money/checkout/site/checkout.tsx'),
    route('success/:id', 'money/payments/receipt/site/success.tsx'),
    route('failure/:id', 'money/payments/receipt/site/failure.tsx'),
    route('payment-pay/checkout/:id', 'money/payments/site/pay.tsx'),
    route('*', 'site/not-found.tsx'),
  ]),
] satisfies RouteConfig;
