import { Hono } from 'hono';
import { z } from 'zod';
import { same } from '../auth.ts';
import { badInput, Refused } from '../errors.ts';
import { find } from '../find.ts';
import { notesIn } from '../input.ts';
import { parse } from '../parse.ts';
import { wrongOtp } from '../payments/cards.ts';
import { finishPayment, receipt } from '../payments/finish-payment.ts';
import { paymentFailed } from '../payments/move-payment.ts';
import { outcomes, type Payment, type PaymentError } from '../payments/payment.ts';
import { startPayment, type Means } from '../payments/start-payment.ts';
import type { SandboxContext } from '../context.ts';
import { checkoutAssets } from './assets.ts';
import { checkoutPage, returnPage } from './pages.ts';
import { failureOf, resultOf } from './result.ts';

const Start = z.object({
  key_id: z.string(),
  order_id: z.string(),
  method: z.enum(['card', 'upi', 'netbanking']),
  card: z
    .object({ number: z.string(), expiry: z.string(), cvv: z.string(), name: z.string().max(100) })
    .optional(),
  vpa: z.string().trim().toLowerCase().max(320).optional(),
  bank: z.enum(['HDFC', 'ICIC', 'SBIN', 'UTIB', 'KKBK']).optional(),
  email: z.string().max(320),
  contact: z.string().max(20),
  description: z.string().max(2048).nullable(),
  notes: z.unknown(),
  callback_url: z.url({ protocol: /^https?$/ }).nullable(),
  outcome: z.enum(outcomes).catch('normal'),
});
const Answer = z.object({ token: z.string(), otp: z.string().optional(), success: z.boolean().optional() });

/** What browsers ask for: the script, the frame's page, and the customer's steps. No key secret is involved. */
export function checkoutRoutes(world: SandboxContext) {
  const routes = new Hono().route('/', checkoutAssets());

  routes.get('/checkout/public', (c) => {
    c.header('Content-Security-Policy', policy("frame-ancestors http: https:; form-action 'self'"));
    return c.html(checkoutPage());
  });
  routes.get('/checkout/preferences', (c) => {
    checkKey(c.req.query('key_id'));
    const order = find(world, 'orders', c.req.query('order_id') ?? '');
    if (order.status === 'paid') throw badInput('The order is already paid.');
    return c.json({ amount: order.amount_due, currency: order.currency });
  });
  routes.post('/checkout/payments', async (c) => {
    const input = await parse(c, Start);
    checkKey(input.key_id);
    const payment = startPayment(world, {
      orderId: input.order_id,
      means: meansOf(input),
      email: input.email,
      contact: input.contact,
      description: input.description,
      notes: notesIn({ notes: input.notes }),
      callbackUrl: input.callback_url,
      outcome: input.outcome,
    });
    const next = nextOf(payment);
    const now = next === 'done' ? finishPayment(world, payment, null) : payment;
    return c.json({ id: payment.id, token: payment.sandbox.token, next, result: resultOf(world, now) });
  });
  routes.get('/checkout/payments/:id', (c) =>
    c.json(resultOf(world, theirs(c.req.param('id'), c.req.query('token')))),
  );
  routes.post('/checkout/payments/:id/answer', async (c) => {
    const { token, otp, success } = await parse(c, Answer);
    const payment = theirs(c.req.param('id'), token);
    return c.json(resultOf(world, finishPayment(world, payment, refusalOf(otp, success))));
  });
  routes.get('/checkout/payments/:id/return', (c) => {
    const payment = theirs(c.req.param('id'), c.req.query('token'));
    const { callbackUrl } = payment.sandbox;
    if (!callbackUrl || payment.status === 'created') throw badInput('There is nowhere to return to.');
    const error = failureOf(payment);
    const to = new URL(callbackUrl).origin;
    c.header('Content-Security-Policy', policy(`frame-ancestors 'none'; form-action ${to}`));
    return c.html(returnPage(callbackUrl, error ? errorFields(error) : receipt(world, payment)));
  });

  function checkKey(keyId = '') {
    if (!same(keyId, world.merchant.keyId))
      throw new Refused(401, { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' });
  }
  /** The payment, for whoever started it. */
  function theirs(id: string, token = ''): Payment {
    const payment = find(world, 'payments', id);
    if (!same(token, payment.sandbox.token)) throw badInput('The id provided does not exist');
    return payment;
  }
  return routes;
}

const policy = (more: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src http: https: data:; base-uri 'none'; ${more}`;

function meansOf({ method, card, vpa, bank }: z.infer<typeof Start>): Means {
  if (method === 'upi') return { method, vpa: vpa ?? '' };
  if (method === 'netbanking') return { method, bank: bank ?? 'HDFC' };
  const [, month, year] = card?.expiry.match(/^(\d\d)\D*(\d\d)$/) ?? [];
  const { number = '', cvv = '', name = '' } = card ?? {};
  return { method, card: { number, cvv, name, expiryMonth: Number(month), expiryYear: 2000 + Number(year) } };
}

/** Who is asked next: nobody for the two UPI ids that answer by themselves. */
function nextOf({ method, vpa }: Payment) {
  if (method === 'card') return 'otp' as const;
  if (method === 'netbanking') return 'bank' as const;
  return vpa === 'success@razorpay' || vpa === 'failure@razorpay' ? ('done' as const) : ('app' as const);
}

/** Four to ten digits are right, fewer are wrong. Source: Razorpay, test card details. */
function refusalOf(otp: string | undefined, success: boolean | undefined): PaymentError | null {
  if (otp !== undefined) return /^\d{4,10}$/.test(otp) ? null : wrongOtp;
  return success ? null : paymentFailed;
}

const errorFields = ({ metadata, ...error }: NonNullable<ReturnType<typeof failureOf>>) => ({
  ...Object.fromEntries(Object.entries(error).map(([name, value]) => [`error[${name}]`, value ?? ''])),
  'error[metadata]': JSON.stringify(metadata),
});
