import { Hono } from 'hono';
import { z } from 'zod';
import { find } from '../find.ts';
import { Faults } from '../faults/faults.ts';
import { dispute, disputeActs, moveDispute } from '../disputes/move-dispute.ts';
import { answerRegistration, appActs, moveToken } from '../mandates/move-mandate.ts';
import { openLink } from '../links/move-link.ts';
import { orderEntity } from '../orders/order.ts';
import { authorizeLate, mutate } from '../payments/finish-payment.ts';
import { paymentEntity } from '../payments/payment.ts';
import { failRefund, processRefund } from '../refunds/move-refund.ts';
import type { SandboxContext } from '../context.ts';
import type { Scheduler } from '../scheduler.ts';
import { parse } from '../parse.ts';
import { pay, Pay } from './pay.ts';

const Config = z
  .object({
    webhookUrl: z.url().nullable().optional(),
    webhookSecret: z.string().min(1).optional(),
    refunds: z.enum(['processed', 'pending']).optional(),
    debits: z.enum(['paid', 'failed']).optional(),
  })
  .strict();
const Mutation = z
  .object({
    amount: z.int().optional(),
    currency: z.string().optional(),
    order_id: z.string().optional(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']).optional(),
  })
  .strict();
const Disputed = z
  .object({
    amount: z.int().min(100).nullable().default(null),
    phase: z
      .enum(['fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration'])
      .default('chargeback'),
  })
  .strict();
const Late = z.object({ capture: z.boolean().default(true) }).strict();
const Advance = z
  .object({
    seconds: z
      .int()
      .min(0)
      .max(400 * 24 * 3600),
  })
  .strict();

/** Instruments for tests and demonstrations; nothing here exists at Razorpay. */
export function controlRoutes(world: SandboxContext, pulse: Scheduler) {
  const routes = new Hono();
  const { store } = world;

  routes.post('/reset', (c) => {
    world.commit([{ emptied: true }, { settings: { ...store.settings(), faults: Faults.parse({}) } }]);
    return c.json({ ok: true });
  });
  routes.get('/state', (c) => {
    const { webhook, ...settings } = store.settings();
    return c.json({
      now: world.now(),
      settings: { ...settings, webhook: { url: webhook.url, active: webhook.active } },
      orders: store.list('orders').map(orderEntity),
      payments: store.list('payments').map(paymentEntity),
      refunds: store.list('refunds'),
      links: store.list('links'),
      registrations: store.list('registrations'),
      tokens: store.list('tokens'),
      disputes: store.list('disputes'),
    });
  });
  routes.post('/config', async (c) => {
    const { webhookUrl, webhookSecret, refunds, debits } = await parse(c, Config);
    const settings = store.settings();
    const url = webhookUrl === undefined ? settings.webhook.url : webhookUrl;
    const secret = webhookSecret ?? settings.webhook.secret;
    const webhook = { url, secret, active: true };
    const becomes = { refunds: refunds ?? settings.refunds, debits: debits ?? settings.debits };
    world.commit([{ settings: { ...settings, webhook, ...becomes } }]);
    return c.json({ ok: true });
  });
  routes.post('/faults', async (c) => {
    const faults = await parse(c, Faults);
    world.commit([{ settings: { ...store.settings(), faults } }]);
    return c.json(faults);
  });
  routes.post('/clock/advance', async (c) => {
    const { seconds } = await parse(c, Advance);
    const settings = store.settings();
    world.commit([{ settings: { ...settings, clockAheadMs: settings.clockAheadMs + seconds * 1000 } }]);
    await pulse.turn();
    return c.json({ now: world.now() });
  });
  routes.post('/orders/:id/pay', async (c) => {
    const input = await parse(c, Pay);
    return c.json(pay(world, find(world, 'orders', c.req.param('id')), input));
  });
  routes.post('/links/:id/pay', async (c) => {
    const input = await parse(c, Pay);
    return c.json(pay(world, openLink(world, find(world, 'links', c.req.param('id'))), input));
  });
  routes.post('/payments/:id/late-authorize', async (c) => {
    const options = await parse(c, Late);
    return c.json(paymentEntity(authorizeLate(world, find(world, 'payments', c.req.param('id')), options)));
  });
  routes.post('/payments/:id/mutate', async (c) => {
    const change = await parse(c, Mutation);
    return c.json(paymentEntity(mutate(world, find(world, 'payments', c.req.param('id')), change)));
  });
  routes.post('/registrations/:id/:answer{agree|refuse}', (c) => {
    const asked = find(world, 'registrations', c.req.param('id'));
    return c.json(answerRegistration(world, asked, c.req.param('answer') === 'agree'));
  });
  routes.post('/tokens/:id/:act{pause|resume|cancel}', (c) => {
    const act = c.req.param('act') as keyof typeof appActs;
    return c.json(moveToken(world, find(world, 'tokens', c.req.param('id')), appActs[act]));
  });
  routes.post('/payments/:id/dispute', async (c) => {
    const input = await parse(c, Disputed);
    return c.json(dispute(world, find(world, 'payments', c.req.param('id')), input));
  });
  routes.post('/disputes/:id/:act{review|ask|win|lose|close}', (c) => {
    const act = c.req.param('act') as keyof typeof disputeActs;
    return c.json(moveDispute(world, find(world, 'disputes', c.req.param('id')), act));
  });
  routes.post('/refunds/:id/:what{process|fail}', (c) => {
    const refund = find(world, 'refunds', c.req.param('id'));
    return c.json(c.req.param('what') === 'fail' ? failRefund(world, refund) : processRefund(world, refund));
  });
  return routes;
}
