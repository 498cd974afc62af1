import { Hono } from 'hono';
import { badInput } from '../errors.ts';
import { find } from '../find.ts';
import { notesIn, readBody } from '../input.ts';
import { collection, pageOf } from '../lists.ts';
import { put } from '../store.ts';
import type { SandboxContext } from '../context.ts';
import { idempotencyHeader, refundOnce } from './idempotency.ts';

/** Below /v1/payments. */
export function refundsOfPaymentRoutes(world: SandboxContext) {
  const routes = new Hono();
  const payment = (id: string) => find(world, 'payments', id);
  const of = (id: string) => world.store.list('refunds').filter(({ payment_id }) => payment_id === id);

  routes.post('/:id/refund', async (c) => {
    const body = await readBody(c, ['amount', 'speed', 'notes', 'receipt']);
    return c.json(refundOnce(world, payment(c.req.param('id')), body, c.req.header(idempotencyHeader)));
  });
  routes.get('/:id/refunds', (c) =>
    c.json(collection(pageOf(of(payment(c.req.param('id')).id), c.req.query()))),
  );
  routes.get('/:id/refunds/:refundId', (c) => {
    const refund = find(world, 'refunds', c.req.param('refundId'));
    if (refund.payment_id !== payment(c.req.param('id')).id) throw badInput('The id provided does not exist');
    return c.json(refund);
  });
  return routes;
}

/** At /v1/refunds. */
export function refundRoutes(world: SandboxContext) {
  const routes = new Hono();
  routes.get('/', (c) => c.json(collection(pageOf(world.store.list('refunds'), c.req.query()))));
  routes.get('/:id', (c) => c.json(find(world, 'refunds', c.req.param('id'))));
  routes.patch('/:id', async (c) => {
    const refund = find(world, 'refunds', c.req.param('id'));
    const changed = { ...refund, notes: notesIn(await readBody(c, ['notes'])) };
    world.commit([put('refunds', changed)]);
    return c.json(changed);
  });
  return routes;
}
