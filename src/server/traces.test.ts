import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onServicePage } from '#sales/leads/enquiries/wire/test-enquiries.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { patience } from '#kit/test-patience.ts';

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; kind: number };
type Resource = { attributes: { key: string; value: object }[] };
type Sent = {
  resourceSpans?: { resource: Resource; scopeSpans: { spans: Span[] }[] }[];
  resourceMetrics?: { scopeMetrics: { metrics: { name: string }[] }[] }[];
};

const sent: Sent[] = [];
const keys = new Set<string | undefined>();
const collector = createServer(async (req, res) => {
  keys.add(req.headers['api-key']?.toString());
  sent.push(JSON.parse(Buffer.concat(await req.toArray()).toString()) as Sent);
  res.end('{}');
});
let app: TestApp;
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  app = await createTestApp({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20key',
  });
});
afterAll(() => collector.close());

const spans = () =>
  sent.flatMap(({ resourceSpans = [] }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );

test('one trace leads from the call that a browser sent to the mail that came of it, by the id of the call', async () => {
  const id = '0d9b4c1e-5f5a-4c39-9a4e-7a1c2b3d4e5f';
  const answer = await app.post('/inquiry', onServicePage, { 'X-Request-Id': id });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('X-Request-Id')).toBe(id);
  await app.product.work();
  const traceId = id.replaceAll('-', '');
  const named = (name: string) => spans().filter((span) => span.name === name && span.traceId === traceId);
  await vi.waitUntil(() => named('job deliver-message').length > 0, patience);
  const [request] = named('POST /inquiry');
  const [announced] = named('job announce-lead');
  expect(request).toMatchObject({ kind: 2 });
  expect(announced).toMatchObject({ kind: 5, parentSpanId: request?.spanId });
  expect(named('job deliver-message')[0]).toMatchObject({ parentSpanId: announced?.spanId });

  await app.close();
  expect([...keys]).toEqual(['a key']);
  // In each container the first process is number 1.
  const value = { stringValue: `${hostname()}:${process.pid}` };
  expect(sent.flatMap(({ resourceSpans = [] }) => resourceSpans)[0]?.resource.attributes).toContainEqual({
    key: 'service.instance.id',
    value,
  });
  const metrics = sent.flatMap(({ resourceMetrics = [] }) =>
    resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics)),
  );
  expect(metrics.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['http_request_duration_seconds', 'outbox_backlog', 'leads', 'messages']),
  );
  expect(metrics.find(({ name }) => name === 'leads')).toMatchObject({
    gauge: { dataPoints: [{ attributes: [{ key: 'status', value: { stringValue: 'new' } }] }] },
  });
});
