import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimits } from './table.server.ts';
import type { Ctx, Db } from '#kit/context.ts';
import { TooManyRequests } from '#kit/errors.ts';
import type { Limit } from '#kit/limit.ts';
import { networkOf } from './network-of.ts';

/**
 * Counts in the database, so every process sees the same number. Keys that are addresses, or hold one behind a `|`, are
 * counted by network.
 * @param on false counts nothing (load tests)
 * @param onReached hears once a window that a limit is reached
 */
export function createLimits(
  db: Db,
  on: boolean,
  onReached: (limit: Limit, key: string) => void = () => {},
): Ctx['limit'] {
  if (!on) return async () => {};
  const limiters = new Map<string, RateLimiterDrizzle>();
  const limiterOf = ({ name, points, seconds }: Limit) => {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: name,
      clearExpiredByTimeout: true,
      points,
      duration: seconds,
    });
    limiters.set(name, limiter);
    return limiter;
  };
  return async (limit, key) => {
    try {
      await limiterOf(limit).consume(key.split('|').map(networkOf).join('|'));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      if (refusal.consumedPoints === limit.points + 1) onReached(limit, key);
      throw new TooManyRequests(Math.ceil(refusal.msBeforeNext / 1_000));
    }
  };
}
