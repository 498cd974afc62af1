import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { routeOf } from './route-of.ts';
import type { warming } from './pages.ts';

/** Counts and times. Labels are route patterns, never addresses: their number stays small. */
export function createMetrics(read: { outboxBacklog(): Promise<number>; keptPages(): number }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests that were not answered from the page cache',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  const cached = new Counter({
    name: 'pages_cache_hits_total',
    help: 'Pages sent from memory',
    registers: [registry],
  });
  new Gauge({
    name: 'outbox_backlog',
    help: 'Messages that wait to be sent',
    registers: [registry],
    async collect() {
      this.set(await read.outboxBacklog());
    },
  });
  new Gauge({
    name: 'pages_cache_pages',
    help: 'Pages kept ready in memory',
    registers: [registry],
    collect() {
      this.set(read.keptPages());
    },
  });
  return {
    requests,
    cached,
    render: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

const isOurOwn = (c: Context) => (c.env as Partial<typeof warming> | undefined)?.isOurOwn === true;

/**
 * One line and one count a request; what we ask ourselves is nobody's visit and only told when debugging. Of an address
 * only its pattern is told: a path may be the secret that opens a page, and a query may hold personal data.
 */
export function observe(log: Logger, metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const ms = performance.now() - start;
    const { status } = c.res;
    const { method } = c.req;
    const route = routeOf(c);
    metrics.requests.observe({ method, route, status }, ms / 1_000);
    log[isOurOwn(c) ? 'debug' : 'info'](
      { id: c.get('requestId'), method, route, status, ms: Math.round(ms) },
      'request',
    );
  };
}
