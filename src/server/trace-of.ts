import { createHash } from 'node:crypto';
import type { TracePlace } from '#kit/tracing.ts';

/**
 * Which trace a request begins: its id is the trace's, so that whoever has one has the other. Browsers make it, for each
 * call that they send; an id that is no UUID is hashed.
 */
export const traceIdOf = (requestId: string): string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(requestId)
    ? requestId.replaceAll('-', '').toLowerCase()
    : createHash('sha256').update(requestId).digest('hex').slice(0, 32);

/** What a proxy before us says of the trace that it has begun. Source: W3C Trace Context, `traceparent` */
export function parentIn(header: string | undefined): TracePlace | undefined {
  const [, traceId, spanId] = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/.exec(header ?? '') ?? [];
  return traceId && spanId ? { traceId, spanId } : undefined;
}
