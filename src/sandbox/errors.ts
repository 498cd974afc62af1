import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

type Details = { field?: string; source?: string; step?: string; reason?: string; metadata?: Metadata };
export type Metadata = { payment_id?: string; order_id?: string };

/** Razorpay's own way to say no. `status` is HTTP's; nearly everything is 400. */
export class Refused extends Error {
  readonly status: ContentfulStatusCode;
  readonly error: Record<string, unknown>;
  constructor(status: ContentfulStatusCode, error: Record<string, unknown>) {
    super(String(error.description));
    this.status = status;
    this.error = error;
  }
}

/** What the caller sent does not fit. Source: the "Failure" samples of Razorpay's API reference. */
export function badInput(description: string, details: Details = {}) {
  const { field, ...rest } = details;
  return new Refused(400, {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: {},
    ...rest,
    ...(field && { field }),
  });
}

const notApplicable = { source: 'NA', step: 'NA', reason: 'NA', metadata: {} };

/** The request as such is refused: address, idempotency key. */
export const badRequest = (description: string, status: ContentfulStatusCode = 400) =>
  new Refused(status, { code: 'BAD_REQUEST_ERROR', description, ...notApplicable });

export const unknownUrl = () => badRequest('The requested URL was not found on the server.');

export function sendRefusal(c: Context, error: Error) {
  if (error instanceof Refused) {
    if (error.status === 401) c.header('WWW-Authenticate', 'Basic realm="Razorpay"');
    return c.json({ error: error.error }, error.status);
  }
  console.error('sandbox:', error);
  return c.json({ error: { code: 'SERVER_ERROR', description: 'The server encountered an error.' } }, 500);
}
