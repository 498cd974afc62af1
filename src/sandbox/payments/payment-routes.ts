import { Hono } from 'hono';
import { badInput } from '../errors.ts';
import { find } from '../find.ts';
import { amountIn, currencyIn, notesIn, readBody } from '../input.ts';
import { collection, pageOf } from '../lists.ts';
import { put } from '../store.ts';
import type { SandboxContext } from '../context.ts';
import { capture } from './move-payment.ts';
import { paymentEntity, paymentWithCard } from './payment.ts';

export function paymentRoutes(world: SandboxContext) {
  const routes = new Hono();
  const wanted = (id: string) => find(world, 'payments', id);

  routes.get('/', (c) => {
    const shape = c.req.queries('expand[]')?.includes('card') ? paymentWithCard : paymentEntity;
    return c.json(collection(pageOf(world.store.list('payments'), c.req.query()).map(shape)));
  });
  routes.get('/:id', (c) => {
    const shape = c.req.queries('expand[]')?.includes('card') ? paymentWithCard : paymentEntity;
    return c.json(shape(wanted(c.req.param('id'))));
  });
  routes.get('/:id/card', (c) => {
    const { card } = wanted(c.req.param('id'));
    if (!card) throw badInput('The payment was not made with a card.');
    return c.json(card);
  });
  routes.patch('/:id', async (c) => {
    const payment = wanted(c.req.param('id'));
    const changed = { ...payment, notes: notesIn(await readBody(c, ['notes'])) };
    world.commit([put('payments', changed)]);
    return c.json(paymentEntity(changed));
  });
  routes.post('/:id/capture', async (c) => {
    const payment = wanted(c.req.param('id'));
    const body = await readBody(c, ['amount', 'currency']);
    const amount = amountIn(body);
    currencyIn(body);
    if (payment.status === 'authorized' && amount !== payment.amount)
      throw badInput('Capture amount must be equal to the amount authorized', { field: 'amount' });
    return c.json(paymentEntity(capture(world, payment)));
  });
  return routes;
}
