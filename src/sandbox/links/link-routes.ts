import { Hono } from 'hono';
import { find } from '../find.ts';
import { readBody } from '../input.ts';
import { pageOf } from '../lists.ts';
import type { SandboxContext } from '../context.ts';
import { createLink, linkFields } from './create-link.ts';
import { cancelLink } from './move-link.ts';

export function linkRoutes(world: SandboxContext) {
  const routes = new Hono();
  routes.post('/', async (c) => c.json(createLink(world, await readBody(c, linkFields))));
  routes.get('/', (c) => {
    const { reference_id, ...query } = c.req.query();
    const all = world.store
      .list('links')
      .filter((link) => reference_id === undefined || link.reference_id === reference_id);
    return c.json({ payment_links: pageOf(all, query) });
  });
  routes.get('/:id', (c) => c.json(find(world, 'links', c.req.param('id'))));
  routes.post('/:id/cancel', (c) => c.json(cancelLink(world, find(world, 'links', c.req.param('id')))));
  return routes;
}
