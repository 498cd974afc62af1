import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

import { pickerKeys } from '../domain/pickers/picker.ts';
import { policySlugs } from '../domain/policies/policy.ts';

/** Every URL of the site. */
export default [
  route('sitemap.xml', 'seo/sitemap.ts'),
  route('robots.txt', 'seo/robots.ts'),
  layout('site/layout.tsx', [
    index('site/home.tsx'),
    route('contact-us', 'site/contact.tsx', { id: 'contact-us' }),
    route('contact', 'site/contact.tsx', { id: 'contact' }),
    route('enquiry', 'site/enquiry.tsx'),
    route('website-development', 'site/website-development.tsx'),
    route('application-development', 'site/application-development.tsx'),
    route('get-your-online-store', 'site/e-commerce.tsx', { id: 'get-your-online-store' }),
    route('web-Store', 'site/e-commerce.tsx', { id: 'web-store' }),
    route('digital-marketing', 'site/digital-marketing.tsx'),
    // Addresses match in either case, so /Google-ads is this page as well (decision 3); see page-addresses.ts.
    route('google-ads', 'site/google-ads.tsx'),
    route('meta-ads', 'site/meta-ads.tsx'),
    route('real-estate-website-development-service', 'site/real-estate.tsx'),
    route('thank-you', 'site/thank-you.tsx'),
    // Written raw: an encoded pattern never matches (decision 2).
    route('start-growing-your-business-at-₹1999/Month', 'site/offer.tsx'),
    route('oms', 'site/oms.tsx'),
    route('service-plan', 'site/service-plan.tsx'),
    route('service-plan/:plan', 'site/plan-request.tsx'),
    ...pickerKeys.map((key) => route(`${key}-price`, 'site/picker.tsx', { id: `${key}-price` })),
    route('gallery', 'site/gallery.tsx'),
    route('event-gallery/:id', 'site/event-gallery.tsx'),
    route('about-us', 'site/about-us.tsx'),
    ...policySlugs.map((slug) => route(slug, 'site/policy.tsx', { id: slug })),
    route(':policy/version/:version', 'site/policy-version.tsx'),
    layout('site/blog-frame.tsx', [
      route('blog', 'site/blog.tsx', { id: 'blog' }),
      route('blog/older/:slug', 'site/blog.tsx', { id: 'blog-older' }),
      route('blogs', 'site/blogs.tsx'),
      route('blogs/:slug', 'site/blog-post.tsx'),
      route('blogs/:slug/comments', 'site/blog-comments.tsx'),
      route('preview/posts/:token', 'site/blog-preview.tsx'),
      route('newsletter', 'site/newsletter.tsx'),
      route('newsletter/confirm/:token', 'site/newsletter-confirm.tsx'),
      route('newsletter/unsubscribe/:token', 'site/newsletter-unsubscribe.tsx'),
    ]),
    route('offers/stop/:token', 'site/stop-offers.tsx'),
    route('undo-email/:token', 'site/undo-email.tsx'),
    route('login', 'site/login.tsx'),
    route('register', 'site/register.tsx'),
    route('new-register', 'site/new-register.tsx'),
    route('forgot', 'site/forgot.tsx'),
    route('book-consultation', 'site/book-consultation.tsx'),
    route('appointment/:token', 'site/appointment.tsx'),
    route('profile', 'site/profile.tsx'),
    route('quotation/:id', 'site/quotation.tsx'),
    // Without an id it says that the link is not whole.
    route('quotation-response/:id?', 'site/quotation-response.tsx'),
    route('admission', 'site/admission.tsx'),
    route('success', 'site/admission-receipt.tsx'),
    route('cart', 'shop/cart.tsx'),
    route('renew/:id', 'shop/renew.tsx'),
    route('checkout', 'shop/checkout.tsx'),
    route('success/:id', 'shop/success.tsx'),
    route('failure/:id', 'shop/failure.tsx'),
    route('payment-pay/checkout/:id', 'shop/pay.tsx'),
    route('*', 'site/not-found.tsx'),
  ]),
] satisfies RouteConfig;
