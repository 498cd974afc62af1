import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { routeOf } from './route-of.ts';

test('a call is named by its pattern though pages stand behind it, a page by its own, nothing by /*', async () => {
  const named: string[] = [];
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    named.push(`${c.req.method} ${routeOf(c)} ${c.res.status}`);
  });
  app.use('/staff/*', (c, next) => (c.req.query('in') ? next() : Promise.resolve(c.text('no', 401))));
  app.get('/staff/leads/:id', (c) => c.text('a lead'));
  app.all('*', (c) => {
    if (c.req.path !== '/') return c.notFound();
    c.set('place', '/');
    return c.text('home');
  });
  for (const path of ['/staff/leads/7?in=1', '/staff/leads/7', '/', '/nothing/here']) await app.request(path);
  expect(named).toEqual(['GET /staff/leads/:id 200', 'GET /staff/leads/:id 401', 'GET / 200', 'GET /* 404']);
});
