import { Hono } from 'hono';
import { html } from 'hono/html';
import { find } from '../find.ts';
import { finishPayment } from '../payments/finish-payment.ts';
import { paymentFailed } from '../payments/move-payment.ts';
import { startPayment } from '../payments/start-payment.ts';
import { sign } from '../signatures.ts';
import type { SandboxContext } from '../context.ts';
import type { PaymentLink } from './link.ts';
import { openLink } from './move-link.ts';
import { returningPage } from './returning-page.ts';

const ended = {
  paid: 'This link is paid.',
  expired: 'This link has expired.',
  cancelled: 'This link was cancelled.',
};

/** The page behind a link's address: no script, and a failure stays on it. Stands for rzp.io. */
export function hostedPage(world: SandboxContext) {
  const routes = new Hono();
  const wanted = (short: string) => find(world, 'links', `plink_${short}`);

  routes.get('/:short', (c) => {
    const link = wanted(c.req.param('short'));
    if (link.status === 'created') openLink(world, link);
    c.header('Content-Security-Policy', policyFor(link));
    return c.html(page(link, ''));
  });
  routes.post('/:short', async (c) => {
    const link = wanted(c.req.param('short'));
    c.header('Content-Security-Policy', policyFor(link));
    if (link.status !== 'created') return c.html(page(link, ''));
    const { outcome } = await c.req.parseBody();
    const payment = startPayment(world, {
      orderId: openLink(world, link).id,
      means: { method: 'upi', vpa: 'success@razorpay' },
      email: 'customer@example.com',
      contact: '+919000000000',
      description: link.description,
      notes: [],
      callbackUrl: null,
      outcome: 'normal',
    });
    const { status, id } = finishPayment(world, payment, outcome === 'success' ? null : paymentFailed);
    const now = wanted(c.req.param('short'));
    if (status !== 'captured') return c.html(page(now, paymentFailed.description));
    return link.callback_url ? c.redirect(callbackOf(world, now, id), 303) : c.html(page(now, ''));
  });
  return routes;
}

/** Where the customer goes back to, with Razorpay's five fields. */
export function callbackOf({ merchant }: SandboxContext, link: PaymentLink, paymentId: string): string {
  const { id, reference_id, status } = link;
  const url = new URL(link.callback_url);
  for (const [name, value] of Object.entries({
    payment_id: paymentId,
    payment_link_id: id,
    payment_link_reference_id: reference_id,
    payment_link_status: status,
    signature: sign(`${id}|${reference_id}|${status}|${paymentId}`, merchant.keySecret),
  }))
    url.searchParams.set(`razorpay_${name}`, value);
  return url.href;
}

const policyFor = ({ callback_url }: PaymentLink) =>
  `default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${callback_url && new URL(callback_url).origin}`;

const money = (link: PaymentLink) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: link.currency }).format(link.amount / 100);

const page = (link: PaymentLink, failure: string) =>
  returningPage(
    'Sandbox payment page',
    money(link),
    link.description,
    failure && `${failure}. You can try again.`,
    link.status === 'created'
      ? html`<form method="post">
          <button class="main" name="outcome" value="success">Success</button>
          <button class="quiet" name="outcome" value="failure">Failure</button>
        </form>`
      : html`<p>${ended[link.status]}</p>`,
  );
