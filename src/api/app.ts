import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import { accountRoutes } from './accounts/account-routes.ts';
import { headerAccountRoutes } from './accounts/header-routes.ts';
import { loginRoutes } from './accounts/login-routes.ts';
import { profileRoutes } from './accounts/profile-routes.ts';
import { registerRoutes } from './accounts/register-routes.ts';
import { addressRoutes } from './addresses/routes.ts';
import { benefitRoutes } from './benefits/routes.ts';
import { admissionCatalogueRoutes } from './admissions/catalogue-routes.ts';
import { couponRoutes } from './admissions/coupon-routes.ts';
import { admissionPaymentRoutes } from './admissions/pay-routes.ts';
import { admissionRoutes } from './admissions/routes.ts';
import { feedRoutes } from './blog/feeds.ts';
import { blogRoutes } from './blog/routes.ts';
import { commentRoutes } from './comments/routes.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { mailboxRoutes } from './dev/mailbox.ts';
import { NotFound } from '#domain/errors.ts';
import type { ApiDeps } from './deps.ts';
import { sendError } from './errors.ts';
import { frontDoor, WrongMethod } from './front-door.ts';
import { methodsAt } from './methods-at.ts';
import { cookieChoiceRoutes } from './cookie-choices/routes.ts';
import { galleryRoutes } from './galleries/routes.ts';
import { gstRoutes } from './gst/routes.ts';
import { guard } from './guard.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { leadRoutes } from './leads/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { offerStopRoutes } from './offers/routes.ts';
import { gatewayRoutes } from './payments/gateway-routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { refundRequestRoutes } from './refund-requests/routes.ts';
import { renewalRoutes } from './renewals/routes.ts';
import { realEstateFeatureRoutes } from './real-estate-features/routes.ts';
import { planRoutes } from './plans/routes.ts';
import { policyReportRoutes } from './policy-reports/routes.ts';
import { quotationRoutes } from './quotations/routes.ts';
import { routeOf } from './route-of.ts';
import { createRouter } from './router.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import { shareCardRoutes } from './seo/share-cards.ts';
import { serviceRoutes } from './services/routes.ts';
import { visitRoutes } from './visits/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { docsPage } from './system/docs.ts';
import { systemRoutes } from './system/routes.ts';

/** What the composition root adds around the calls: counting and logging before them, pages after them. */
export type AppParts = { observe: MiddlewareHandler; pages(app: ReturnType<typeof createRouter>): void };

/** The whole server as one `fetch`: every call of the specification, the back office's calls, then the pages. */
export function createApp(deps: ApiDeps, parts: AppParts) {
  const app = createRouter();
  app.onError((error, c) => answerFor(c, error, deps));
  app.notFound((c) => {
    const allowed = methodsAt(app, c.req.path);
    const isWrong = allowed.length > 0 && !allowed.includes(c.req.method);
    return answerFor(c, isWrong ? new WrongMethod(allowed) : new NotFound(/*i18n*/ 'This address'), deps);
  });
  app.use(requestId({ limitLength: 64 }));
  app.use(parts.observe);
  app.use(headers(deps.publicUrl));
  app.use(frontDoor(deps));
  app.use(guard({ publicUrl: deps.publicUrl, live: deps.live }));

  app.route('/', systemRoutes(deps));
  app.route('/', leadRoutes(deps));
  app.route('/', bookingRoutes(deps));
  app.route('/', serviceRoutes(deps));
  app.route('/', planRoutes(deps));
  app.route('/', quotationRoutes(deps));
  app.route('/', mediaRoutes(deps));
  app.route('/', shareCardRoutes(deps));
  app.route('/', galleryRoutes(deps));
  app.route('/', blogRoutes(deps));
  app.route('/', commentRoutes(deps));
  app.route('/', newsletterRoutes(deps));
  app.route('/', offerStopRoutes(deps));
  app.route('/', feedRoutes(deps));
  app.route('/', visitRoutes(deps));
  app.route('/', policyReportRoutes(deps));
  app.route('/', headerAccountRoutes(deps));
  app.route('/', loginRoutes(deps));
  app.route('/', registerRoutes(deps));
  app.route('/', profileRoutes(deps));
  app.route('/', accountRoutes(deps));
  app.route('/', gatewayRoutes(deps));
  app.route('/', paymentRoutes(deps));
  app.route('/', invoiceRoutes(deps));
  app.route('/', refundRequestRoutes(deps));
  app.route('/', renewalRoutes(deps));
  app.route('/', cookieChoiceRoutes(deps));
  app.route('/', benefitRoutes(deps));
  app.route('/', cartRoutes(deps));
  app.route('/', gstRoutes(deps));
  app.route('/', addressRoutes(deps));
  app.route('/', admissionCatalogueRoutes(deps));
  app.route('/', couponRoutes(deps));
  app.route('/', admissionRoutes(deps));
  app.route('/', checkoutRoutes(deps));
  app.route('/', admissionPaymentRoutes(deps));
  app.use('/staff/*', compress());
  app.route('/', realEstateFeatureRoutes(deps));
  app.route('/staff', staffRoutes(deps));
  if (!deps.live) app.route('/', mailboxRoutes(deps));

  const description = { openapi: '3.1.0', info: { title: 'Nirmaan', version: '1' } };
  for (const path of ['/openapi.json', '/docs']) app.use(path, compress());
  app.doc31('/openapi.json', description);
  app.get('/docs', (c) => c.html(docsPage(app.getOpenAPI31Document(description))));

  parts.pages(app);
  return app;
}

/** What the caller is told; a fault of our own is kept for the screen that lists them. */
function answerFor(c: Context, error: Error, { log, noteError }: ApiDeps): Response {
  const answer = sendError(c, error, log);
  if (answer.status === 500)
    noteError({ requestId: c.get('requestId'), method: c.req.method, route: routeOf(c), error });
  return answer;
}

/** Answers are private unless whoever makes them says otherwise; only pages need to be told what they may load. */
function headers(publicUrl: string): MiddlewareHandler {
  const page = Object.entries({
    ...securityHeaders(publicUrl),
    'Content-Security-Policy': contentSecurityPolicy(),
  });
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
    headers.set('X-Content-Type-Options', 'nosniff');
    if (!headers.get('Content-Type')?.startsWith('text/html')) return;
    for (const [name, value] of page) if (!headers.has(name)) headers.set(name, value);
  };
}
