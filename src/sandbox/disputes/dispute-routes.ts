import { Hono } from 'hono';
import { find } from '../find.ts';
import { collection, pageOf } from '../lists.ts';
import type { SandboxContext } from '../context.ts';

/** At /v1/disputes. Shops answer them in the dashboard; here they read. */
export function disputeRoutes(world: SandboxContext) {
  const routes = new Hono();
  routes.get('/', (c) => c.json(collection(pageOf(world.store.list('disputes'), c.req.query()))));
  routes.get('/:id', (c) => c.json(find(world, 'disputes', c.req.param('id'))));
  return routes;
}
