import { Hono } from 'hono';
import { basicAuth } from './auth.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { controlRoutes } from './control/control-routes.ts';
import { eventRoutes } from './control/event-routes.ts';
import { overviewRoutes } from './control/overview.ts';
import { restrictAccess } from './control/restrict-access.ts';
import { disputeRoutes } from './disputes/dispute-routes.ts';
import { badInput, sendRefusal, unknownUrl } from './errors.ts';
import { apiFaults } from './faults/api-faults.ts';
import { noFaults } from './faults/faults.ts';
import { fourteen } from './ids.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { createScheduler } from './scheduler.ts';
import { hostedPage } from './links/hosted-page.ts';
import { agreePage } from './mandates/agree-page.ts';
import { mandateRoutes } from './mandates/mandate-routes.ts';
import { linkRoutes } from './links/link-routes.ts';
import { oneAtATime } from './refunds/idempotency.ts';
import { refundRoutes, refundsOfPaymentRoutes } from './refunds/refund-routes.ts';
import { openStore } from './store.ts';
import { reversed } from './webhooks/announced.ts';
import { createWebhookSender, silenceMs, type Line } from './webhooks/webhook-sender.ts';
import type { SandboxContext } from './context.ts';

export type SandboxOptions = {
  /** Where everything is kept; null forgets it at the end. Processes may share one. */
  journalFile: string | null;
  /** Where browsers and the SDK find the sandbox, e.g. `http://localhost:3000/sandbox`. */
  baseUrl: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  webhookUrl: string | null;
  /** Besides the machine itself, whoever has this may use the control calls. */
  controlToken: string | null;
  /** How webhooks are posted, and how long a shop may keep silent where that is not as long as at Razorpay. */
  line?: Partial<Line>;
  /** The machine's clock (ms) for tests that turn it: then nothing happens but at `clock/advance`. */
  clock?: () => number;
};

const maxBytes = 256 * 1024;

/** A stand-in for Razorpay over real HTTP: its API, checkout and webhooks, and control calls for tests. See docs/payments.md. */
export function createSandbox(options: SandboxOptions) {
  const { keyId, keySecret, baseUrl, clock = Date.now } = options;
  const line = { fetch: globalThis.fetch, silenceMs, ...options.line };
  const store = openStore(options.journalFile);
  let closed = false;
  const world: SandboxContext = {
    merchant: { keyId, keySecret, baseUrl: baseUrl.replace(/\/$/, '') },
    store,
    now: () => Math.floor(world.nowMs() / 1000),
    nowMs: () => clock() + store.settings().clockAheadMs,
    commit(changes) {
      if (closed) return;
      store.write(store.settings().faults.webhook.reverse ? reversed(changes) : changes);
      pulse.wake();
    },
    process: fourteen(),
  };
  const postman = createWebhookSender(world, line);
  const pulse = createScheduler(world, postman, options.clock !== undefined);
  const webhook = { url: options.webhookUrl, secret: options.webhookSecret, active: true };
  world.commit([{ settings: { ...store.settings(), webhook, faults: noFaults } }]);
  postman.adopt();

  const app = new Hono({ strict: false });
  app.onError((error, c) => sendRefusal(c, error));
  app.use(async (c, next) => {
    store.catchUp();
    if (Number(c.req.header('Content-Length') ?? 0) > maxBytes) throw badInput('The request is too large.');
    await next();
  });
  const forUs = restrictAccess(options.controlToken);
  app.use('/_control/*', forUs);
  app.get('/', forUs);
  app.route('/', overviewRoutes(world));
  app.route('/_control', controlRoutes(world, pulse));
  app.route('/_control', eventRoutes(world, postman, line));
  app.route('/v1', checkoutRoutes(world));
  app.route('/l', hostedPage(world));
  app.route('/i', agreePage(world));
  app.use('/v1/*', basicAuth(world.merchant), oneAtATime(), apiFaults(world));
  app.route('/v1/orders', orderRoutes(world));
  app.route('/v1/payment_links', linkRoutes(world));
  app.route('/v1', mandateRoutes(world));
  app.route('/v1/payments', paymentRoutes(world));
  app.route('/v1/payments', refundsOfPaymentRoutes(world));
  app.route('/v1/refunds', refundRoutes(world));
  app.route('/v1/disputes', disputeRoutes(world));
  app.all('*', () => {
    throw unknownUrl();
  });

  return {
    app,
    /** Stops the clock and the postman. What was not delivered is delivered by the next one on the same journal. */
    close() {
      closed = true;
      pulse.stop();
      store.close();
    },
  };
}
