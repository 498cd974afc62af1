import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Replica } from '#kit/ports/replica.ts';
import type { Tracer } from '#kit/tracing.ts';
import type { Figures } from './read-figures.ts';
import { routeOf } from './route-of.ts';
import { parentIn, traceIdOf } from './trace-of.ts';
import type { warming } from './pages.ts';

type Read = {
  replica: Replica | null;
  outboxBacklog(): Promise<number>;
  keptPages(): number;
  figures(): Promise<Figures>;
};

/**
 * Counts and times of this process, and beside them those of the database, which are everybody's. Labels are route
 * patterns and states, never addresses: their number stays small.
 * @param read.figures read when the metrics are asked for
 * @param ofAll gives the counts of all processes that share the port, as text; this process's own without it
 */
export function createMetrics(read: Read, ofAll?: (own: Registry) => () => Promise<string>) {
  const registry = new Registry();
  const readOwn = ofAll?.(registry) ?? (() => registry.metrics());
  // Every hundredth of a second, as it would by itself, keeps a process at rest awake.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
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
    name: 'pages_cache_pages',
    help: 'Pages kept ready in memory',
    registers: [registry],
    collect() {
      this.set(read.keptPages());
    },
  });
  if (read.replica) addReplica(registry, read.replica);
  const shared = new Registry();
  new Gauge({
    name: 'outbox_backlog',
    help: 'Messages that wait to be sent',
    registers: [shared],
    async collect() {
      this.set(await read.outboxBacklog());
    },
  });
  addFigures(shared, read.figures);
  return {
    requests,
    cached,
    /** What this process tells, with the database's. */
    readAll: async () => [...(await registry.getMetricsAsJSON()), ...(await shared.getMetricsAsJSON())],
    render: async () => ({
      contentType: registry.contentType,
      body: `${await readOwn()}\n${await shared.metrics()}`,
    }),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

/** Of several processes on a port the worst one is told, for each looks by itself; reads are added up. */
function addReplica(register: Registry, replica: Replica) {
  const gauge = (name: string, help: string, aggregator: 'min' | 'max' | 'sum', value: () => number) =>
    new Gauge({
      name,
      help,
      aggregator,
      registers: [register],
      collect() {
        this.set(value());
      },
    });
  gauge('replica_used', '1 while lists may be read from the replica', 'min', () =>
    Number(replica.state().isUsed),
  );
  gauge(
    'replica_behind_seconds',
    'What the replica holds is at most so old; -1 while that is not known',
    'max',
    () => {
      const { behindMs } = replica.state();
      return behindMs === null ? -1 : behindMs / 1_000;
    },
  );
  gauge('replica_reads', 'Reads that went to the replica', 'sum', () => replica.reads.replica);
  gauge(
    'replica_reads_refused',
    'Reads that might have gone there and went to the primary',
    'sum',
    () => replica.reads.primary,
  );
}

function addFigures(register: Registry, read: () => Promise<Figures>) {
  const figure = <Row extends object>(
    name: string,
    help: string,
    labels: (keyof Row & string)[],
    rowsOf: (figures: Figures) => Row[],
    value: (row: Row) => number,
  ) =>
    new Gauge<string>({
      name,
      help,
      labelNames: labels,
      registers: [register],
      async collect() {
        this.reset();
        for (const row of rowsOf(await read()))
          this.set(Object.fromEntries(labels.map((label) => [label, String(row[label])])), value(row));
      },
    });
  figure(
    'leads',
    'Leads by state',
    ['status'],
    (all) => all.leads,
    (row) => row.number,
  );
  figure(
    'payments',
    'Payments by state',
    ['status'],
    (all) => all.payments,
    (row) => row.number,
  );
  figure(
    'payments_rupees',
    'Sums of payments by state',
    ['status'],
    (all) => all.payments,
    (row) => row.rupees,
  );
  figure(
    'messages',
    'Mails by state',
    ['channel', 'status'],
    (all) => all.messages,
    (row) => row.number,
  );
  figure(
    'jobs',
    'Jobs by state',
    ['queue', 'state'],
    (all) => all.jobs,
    (row) => row.number,
  );
}

const isOurOwn = (c: Context) => (c.env as Partial<typeof warming> | undefined)?.isOurOwn === true;

/**
 * One line and one count a request, and a span where they are collected; what we ask ourselves is nobody's visit and only
 * told when debugging. Of an address only its pattern is told: a path may be the secret that opens a page, and a query may
 * hold personal data.
 */
export function observe(log: Logger, metrics: Metrics, tracer: Tracer | null): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    const { method } = c.req;
    const id = c.get('requestId');
    if (tracer && !isOurOwn(c))
      await tracer.span(
        {
          name: method,
          kind: 'server',
          attributes: { 'http.request.method': method, 'request.id': id },
          parent: parentIn(c.req.header('traceparent')),
          traceId: traceIdOf(id),
        },
        async (span) => {
          await next();
          span.name = `${method} ${routeOf(c)}`;
          Object.assign(span.attributes, {
            'http.route': routeOf(c),
            'http.response.status_code': c.res.status,
          });
        },
      );
    else await next();
    const ms = performance.now() - start;
    const { status } = c.res;
    const route = routeOf(c);
    metrics.requests.observe({ method, route, status }, ms / 1_000);
    log[isOurOwn(c) ? 'debug' : 'info']({ id, method, route, status, ms: Math.round(ms) }, 'request');
  };
}
