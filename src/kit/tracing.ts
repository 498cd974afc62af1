/** Where in a trace something stands: 32 and 16 hexadecimal digits. Source: W3C Trace Context */
export type TracePlace = { traceId: string; spanId: string };

export type SpanOf = {
  name: string;
  kind: 'server' | 'consumer' | 'client';
  attributes: Record<string, string | number>;
  /** What caused it; without it what runs around it, or nothing. */
  parent?: TracePlace | undefined;
  /** Of a span that begins a trace. */
  traceId?: string;
};

/** Writes down what takes how long, and what caused it. There is none where nobody collects that. */
export type Tracer = {
  /** Where what runs now stands. */
  here(): TracePlace | undefined;
  /** @param run may complete what the span says; that it throws is written down too */
  span<T>(what: SpanOf, run: (span: Pick<SpanOf, 'name' | 'attributes'>) => Promise<T>): Promise<T>;
};

const causes = new WeakMap<object, TracePlace>();

/** Says of a job's payload what caused it, where several requests share one transaction. */
export function causedBy<P extends object>(payload: P, place: TracePlace | undefined): P {
  if (place) causes.set(payload, place);
  return payload;
}
export const causeOf = (payload: object): TracePlace | undefined => causes.get(payload);
