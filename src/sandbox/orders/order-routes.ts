import { Hono } from 'hono';
import { find } from '../find.ts';
import { notesIn, readBody } from '../input.ts';
import { collection, pageOf } from '../lists.ts';
import { paymentEntity } from '../payments/payment.ts';
import { put } from '../store.ts';
import type { SandboxContext } from '../context.ts';
import { createOrder, orderFields } from './create-order.ts';
import { orderEntity } from './order.ts';

export function orderRoutes(world: SandboxContext) {
  const routes = new Hono();
  routes.post('/', async (c) => c.json(orderEntity(createOrder(world, await readBody(c, orderFields)))));
  routes.get('/', (c) => {
    const query = c.req.query();
    const all = world.store
      .list('orders')
      .filter((order) => query.receipt === undefined || order.receipt === query.receipt)
      .filter(({ id }) => query.authorized === undefined || isAuthorized(id) === (query.authorized === '1'));
    return c.json(collection(pageOf(all, query).map(orderEntity)));
  });
  routes.get('/:id', (c) => c.json(orderEntity(find(world, 'orders', c.req.param('id')))));
  routes.get('/:id/payments', (c) => {
    const order = find(world, 'orders', c.req.param('id'));
    const payments = world.store.list('payments').filter(({ order_id }) => order_id === order.id);
    return c.json(collection(payments.map(paymentEntity)));
  });
  routes.patch('/:id', async (c) => {
    const order = find(world, 'orders', c.req.param('id'));
    const changed = { ...order, notes: notesIn(await readBody(c, ['notes'])) };
    world.commit([put('orders', changed)]);
    return c.json(orderEntity(changed));
  });

  const isAuthorized = (id: string) =>
    world.store.list('payments').some(({ order_id, status }) => order_id === id && status === 'authorized');
  return routes;
}
