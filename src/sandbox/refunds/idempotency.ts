import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { badRequest } from '../errors.ts';
import type { Body } from '../input.ts';
import type { Payment } from '../payments/payment.ts';
import { put } from '../store.ts';
import type { SandboxContext } from '../context.ts';
import { refundOf } from './create-refund.ts';
import type { Refund } from './refund.ts';

export const idempotencyHeader = 'X-Refund-Idempotency';

/** A key is in progress until its first request has been answered; whoever comes with it before then is told so. */
export function oneAtATime(): MiddlewareHandler {
  const inProgress = new Set<string>();
  return async (c, next) => {
    const key = c.req.header(idempotencyHeader);
    if (key === undefined) return next();
    if (key.length < 10) throw badRequest('The idempotency key must be at least 10 characters long.');
    if (!/^[\w-]+$/.test(key))
      throw badRequest(
        'The idempotency key must only contain alphanumeric characters, underscores, and hyphens',
      );
    if (inProgress.has(key))
      throw badRequest('Another request with the same idempotency key is still in progress.', 409);
    inProgress.add(key);
    await next().finally(() => inProgress.delete(key));
  };
}

/** The same request with the same key gives the same refund once more; another request with it is refused. */
export function refundOnce(
  world: SandboxContext,
  payment: Payment,
  body: Body,
  key: string | undefined,
): Refund {
  if (key === undefined) {
    const { refund, changes } = refundOf(world, payment, body);
    world.commit(changes);
    return refund;
  }
  const request = createHash('sha256')
    .update(`${payment.id}\n${JSON.stringify(body)}`)
    .digest('hex');
  const used = world.store.get('refundKeys', key);
  if (used && used.request !== request)
    throw badRequest('Different request with the same idempotency key has already been processed.');
  if (used) return world.store.get('refunds', used.refundId) as Refund;
  const { refund, changes } = refundOf(world, payment, body);
  world.commit([...changes, put('refundKeys', { id: key, request, refundId: refund.id })]);
  return refund;
}
