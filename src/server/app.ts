import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import { myDataRoutes } from '#desk/my-data/wire/routes.ts';
import { personalDataRoutes } from '#desk/personal-data/wire/routes.ts';
import { accountRoutes } from '#people/customers/wire/account-routes.ts';
import { headerAccountRoutes } from '#people/sign-in/wire/header-routes.ts';
import { loginRoutes } from '#people/sign-in/wire/login-routes.ts';
import { nativeGoogleRoutes } from '#people/sign-in/google/native/wire/routes.ts';
import { connectionRoutes } from '#agency/api-tokens/connections/wire/routes.ts';
import { nativeRoutes } from '#agency/native/wire/routes.ts';
import { profileRoutes } from '#people/customers/wire/profile-routes.ts';
import { registerRoutes } from '#people/sign-in/wire/register-routes.ts';
import { addressRoutes } from '#people/addresses/wire/routes.ts';
import { benefitRoutes } from '#catalogue/benefits/wire/routes.ts';
import { admissionCatalogueRoutes } from '#money/admissions/wire/catalogue-routes.ts';
import { couponRoutes } from '#money/coupons/wire/routes.ts';
import { admissionPaymentRoutes } from '#money/admissions/wire/pay-routes.ts';
import { admissionRoutes } from '#money/admissions/wire/routes.ts';
import { feedRoutes } from '#content/blog/wire/feed-routes.ts';
import { reactionRoutes } from '#content/blog/reactions/wire/routes.ts';
import { blogRoutes } from '#content/blog/wire/routes.ts';
import { commentRoutes } from '#content/comments/wire/routes.ts';
import { calendarRoutes } from '#sales/bookings/calendar/wire/routes.ts';
import { slotRoutes } from '#sales/bookings/slots/wire/routes.ts';
import { waitingRoutes } from '#sales/bookings/waiting/wire/routes.ts';
import { bookingRoutes } from '#sales/bookings/wire/routes.ts';
import { cartRoutes } from '#money/cart/wire/routes.ts';
import { checkoutRoutes } from '#money/checkout/wire/routes.ts';
import { whatsAppRoutes } from '#desk/incoming-mails/wire/whatsapp-routes.ts';
import { smsReportRoutes } from '#agency/messages/wire/sms-report-routes.ts';
import { mailboxRoutes } from '#agency/messages/wire/routes.ts';
import { NotFound } from '#kit/errors.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { askAgain } from '#kit/wire/ask-again.ts';
import type { ShareCards } from '#content/seo/share-cards.ts';
import type { QuotationPdfs } from '#sales/quotations/pdfs.ts';
import { sendError } from './errors.ts';
import { shedLoad } from './shed-load.ts';
import { checkRequestLine, WrongMethod } from './request-line.ts';
import { methodsAt } from './methods-at.ts';
import { cookieChoiceRoutes } from '#people/cookie-choices/wire/routes.ts';
import { galleryRoutes } from '#content/galleries/wire/routes.ts';
import { gstRoutes } from '#catalogue/gst/wire/routes.ts';
import { isForPrograms, readableFromElsewhere } from './for-programs.ts';
import { guard } from './guard.ts';
import { invoiceRoutes } from '#money/invoices/wire/routes.ts';
import { paymentLinkRoutes } from '#money/payment-links/wire/routes.ts';
import { payPageRoutes } from '#money/receivables/pay-page/wire/routes.ts';
import { outsideLeadRoutes } from '#sales/leads/outside/wire/webhook-routes.ts';
import { outsideFormRoutes } from '#sales/leads/outside/wire/form-routes.ts';
import { questionRoutes } from '#sales/leads/chat/questions/wire/routes.ts';
import { leadRoutes } from '#sales/leads/enquiries/wire/routes.ts';
import { mediaRoutes } from '#agency/media/wire/routes.ts';
import { letterRoutes } from '#content/newsletter/letters/wire/routes.ts';
import { newsletterRoutes } from '#content/newsletter/wire/routes.ts';
import { offerStopRoutes } from '#money/recovery/wire/routes.ts';
import { gatewayRoutes } from '#money/payments/wire/gateway-routes.ts';
import { webhookEventRoutes } from '#money/payments/webhook-events/wire/routes.ts';
import { paymentRoutes } from '#money/payments/wire/routes.ts';
import { refundRequestRoutes } from '#money/refund-requests/wire/routes.ts';
import { renewalRoutes } from '#money/renewals/wire/routes.ts';
import { upgradeRoutes } from '#money/upgrades/wire/routes.ts';
import { realEstateFeatureRoutes } from '#catalogue/real-estate-features/wire/routes.ts';
import { planRoutes } from '#catalogue/plans/wire/routes.ts';
import { cspReportRoutes } from '#server/csp-reports/routes.ts';
import { quotationPaymentRoutes } from '#money/quotation-payments/wire/routes.ts';
import { openQuotation } from '#money/quotation-payments/open-quotation.ts';
import { certificateRoutes } from '#money/certificates/wire/routes.ts';
import { adoptSold } from '#desk/personal-data/adopt-sold.ts';
import { projectFileRoutes } from '#sales/projects/files/wire/routes.ts';
import { projectRoutes } from '#sales/projects/wire/routes.ts';
import { answerRoutes } from '#sales/quotations/answers/wire/routes.ts';
import { quotationRoutes } from '#sales/quotations/wire/routes.ts';
import { routeOf } from './route-of.ts';
import { createRouter } from '#kit/wire/router.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import { sampleSiteRoutes } from './sample-sites.ts';
import { shareCardRoutes } from '#content/seo/wire/routes.ts';
import { serviceRoutes } from '#catalogue/services/wire/routes.ts';
import { visitRoutes } from '#content/visits/wire/routes.ts';
import { staffRoutes, type StaffDeps } from '#office/routes.server.ts';
import { describeWebhooks } from '#server/system/describe-webhooks.ts';
import { docsPage } from '#server/system/docs.ts';
import { systemRoutes } from '#server/system/routes.ts';

/** What all calls need from the composition root. */
export type AppDeps = Omit<StaffDeps, 'ask'> & { pdfs: QuotationPdfs; shareCards: ShareCards };

/** What the composition root adds around the calls: counting and logging before them, pages after them. */
export type AppParts = {
  observe: MiddlewareHandler;
  /** How many wait for a connection to the database. */
  waiting(): number;
  pages(app: ReturnType<typeof createRouter>): void;
};

/** The whole server as one `fetch`: every public call, the back office's calls, then the pages. */
export function createApp(deps: AppDeps, parts: AppParts) {
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
  app.use(shedLoad({ waiting: parts.waiting, publicUrl: deps.publicUrl }));
  app.use(checkRequestLine(deps));
  app.use((c, next) => (isForPrograms(c.req.path) ? readableFromElsewhere(c, next) : next()));
  app.use(guard({ publicUrl: deps.publicUrl, live: deps.live }));

  app.route('/', systemRoutes(deps));
  app.route('/', leadRoutes(deps));
  app.route('/', outsideLeadRoutes(deps));
  app.route('/', outsideFormRoutes(deps));
  app.route('/', questionRoutes(deps));
  app.route('/', bookingRoutes(deps));
  app.route('/', waitingRoutes(deps));
  app.route('/', slotRoutes(deps));
  app.route('/', calendarRoutes(deps));
  app.route('/', serviceRoutes(deps));
  app.route('/', planRoutes(deps));
  app.route('/', quotationRoutes({ ...deps, openQuotation }));
  app.route('/', answerRoutes(deps));
  app.route('/', quotationPaymentRoutes(deps));
  app.route('/', projectRoutes(deps));
  app.route('/', projectFileRoutes(deps));
  app.route('/', certificateRoutes(deps));
  app.route('/', mediaRoutes(deps));
  app.route('/', shareCardRoutes(deps));
  app.route('/', sampleSiteRoutes(deps));
  app.route('/', galleryRoutes(deps));
  app.route('/', blogRoutes(deps));
  app.route('/', reactionRoutes(deps));
  app.route('/', commentRoutes(deps));
  app.route('/', newsletterRoutes(deps));
  app.route('/', letterRoutes(deps));
  app.route('/', offerStopRoutes(deps));
  app.route('/', feedRoutes(deps));
  app.route('/', visitRoutes(deps));
  app.route('/', cspReportRoutes(deps));
  app.route('/', headerAccountRoutes(deps));
  app.route('/', loginRoutes(deps));
  app.route('/', nativeRoutes(deps));
  app.route('/', connectionRoutes(deps));
  app.route('/', nativeGoogleRoutes(deps));
  app.route('/', registerRoutes(deps));
  app.route('/', profileRoutes(deps));
  app.route('/', accountRoutes({ ...deps, adoptSold }));
  app.route('/', personalDataRoutes(deps));
  app.route('/', myDataRoutes(deps));
  app.route('/', webhookEventRoutes(deps));
  app.route('/', smsReportRoutes(deps));
  app.route('/', whatsAppRoutes(deps));
  app.route('/', gatewayRoutes(deps));
  app.route('/', paymentRoutes(deps));
  app.route('/', invoiceRoutes(deps));
  app.route('/', payPageRoutes(deps));
  app.route('/', paymentLinkRoutes(deps));
  app.route('/', refundRequestRoutes(deps));
  app.route('/', renewalRoutes(deps));
  app.route('/', upgradeRoutes(deps));
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
  app.route('/staff', staffRoutes({ ...deps, ask: askAgain(app, deps.publicUrl) }));
  if (!deps.live) app.route('/', mailboxRoutes(deps));

  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: deps.sessionCookie.name,
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    description: 'An API token of the office, lent the permission that stands with a call as `x-permission`',
  });
  describeWebhooks(app.openAPIRegistry);
  const description = {
    openapi: '3.1.0',
    info: {
      title: 'Nirmaan',
      version: '1',
      description:
        'A call of /staff that changes something may bear an `Idempotency-Key`, random and 20 to 100 letters, digits and hyphens long: sent again under it within a day, it is not done again, and is answered as the first time.',
    },
  };
  for (const path of ['/openapi.json', '/docs']) app.use(path, compress());
  app.doc31('/openapi.json', description);
  app.get('/docs', (c) => c.html(docsPage(app.getOpenAPI31Document(description))));

  parts.pages(app);
  return app;
}

/** What the caller is told; a fault of our own is kept for the screen that lists them. */
function answerFor(c: Context, error: Error, { log, recordError }: ApiDeps): Response {
  const answer = sendError(c, error, log);
  if (answer.status === 500)
    recordError({ requestId: c.get('requestId'), method: c.req.method, route: routeOf(c), error });
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
