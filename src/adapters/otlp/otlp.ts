import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import { reasonOf } from '#kit/reason-of.ts';
import type { SpanOf, TracePlace, Tracer } from '#kit/tracing.ts';
import { attributesOf, toMetrics } from './to-metrics.ts';

type Options = {
  /** Base address of the collector: `/v1/traces` and `/v1/metrics` are added. */
  endpoint: string;
  headers: Record<string, string>;
  service: { name: string; version: string };
  readMetrics: () => Promise<MetricObjectWithValues<MetricValue<string>>[]>;
  log: Logger;
};

const spansEveryMs = 5_000;
const metricsEveryMs = 60_000;
/** So many spans wait at most; what is more is dropped, and counted. */
const most = 2_048;
const kinds = { server: 2, client: 3, consumer: 5 };

type Ended = SpanOf & TracePlace & { from: bigint; until: bigint; failed: string | null };

/**
 * Sends spans and metrics to a collector by OTLP over HTTP, as JSON. A collector that is away costs what waits for it,
 * and no request anything. Source: opentelemetry.io/docs/specs/otlp
 */
export function createOtlp({ endpoint, headers, service, readMetrics, log }: Options): {
  tracer: Tracer;
  /** At once: while everything that they are read from still answers. */
  sendMetrics(): Promise<void>;
  /** Sends the spans that wait, and nothing any more. */
  close(): Promise<void>;
} {
  const around = new AsyncLocalStorage<TracePlace>();
  const base = endpoint.replace(/\/+$/, '');
  const resource = {
    attributes: attributesOf({
      'service.name': service.name,
      'service.version': service.version,
      // The first process of each container is number 1.
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
  };
  const scope = { name: service.name };
  let waiting: Ended[] = [];
  let dropped = 0;

  const post = async (path: string, body: object) => {
    try {
      const answer = await fetch(base + path, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(5_000),
      });
      await answer.body?.cancel();
      if (!answer.ok) log.warn({ status: answer.status, path }, 'the collector refused what it was sent');
    } catch (error) {
      log.warn({ reason: reasonOf(error), path }, 'the collector does not answer');
    }
  };
  const sendSpans = async () => {
    const spans = waiting;
    waiting = [];
    if (dropped > 0) log.warn({ dropped }, 'more spans than can wait were dropped');
    dropped = 0;
    if (spans.length === 0) return;
    await post('/v1/traces', {
      resourceSpans: [{ resource, scopeSpans: [{ scope, spans: spans.map(toSpan) }] }],
    });
  };
  const sendMetrics = async () => {
    // A database that is away is told of elsewhere.
    const kept = await readMetrics().catch((error: unknown) =>
      log.warn({ reason: reasonOf(error) }, 'no metrics'),
    );
    if (!kept) return;
    const metrics = toMetrics(kept);
    await post('/v1/metrics', { resourceMetrics: [{ resource, scopeMetrics: [{ scope, metrics }] }] });
  };
  const timers = [setInterval(sendSpans, spansEveryMs), setInterval(sendMetrics, metricsEveryMs)];
  for (const timer of timers) timer.unref();

  return {
    tracer: {
      here: () => around.getStore(),
      async span(what, run) {
        const parent = what.parent ?? around.getStore();
        const place = {
          traceId: parent?.traceId ?? what.traceId ?? hex(16),
          spanId: hex(8),
        };
        const span = { ...what, ...place, parent, from: now(), failed: null as string | null };
        try {
          return await around.run(place, () => run(span));
        } catch (error) {
          span.failed = reasonOf(error);
          throw error;
        } finally {
          if (waiting.length < most) waiting.push({ ...span, until: now() });
          else dropped += 1;
        }
      },
    },
    sendMetrics,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await sendSpans();
    },
  };
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
/** Nanoseconds since 1970. */
const now = () => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000)) * 1_000n;

const toSpan = ({ traceId, spanId, parent, name, kind, from, until, attributes, failed }: Ended) => ({
  traceId,
  spanId,
  ...(parent && { parentSpanId: parent.spanId }),
  name,
  kind: kinds[kind],
  startTimeUnixNano: String(from),
  endTimeUnixNano: String(until),
  attributes: attributesOf(attributes),
  status: failed === null ? {} : { code: 2, message: failed },
});
