import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimits } from './table.server.ts';
import type { Ctx, Db, LimitName } from '#kit/context.ts';
import { TooMany } from '#kit/errors.ts';
import { networkOf } from './network-of.ts';

/** How often, in how many seconds. Indian carriers put thousands behind one address: sharp limits are per person. */
const limits: Record<LimitName, { points: number; duration: number }> = {
  inquiry: { points: 10, duration: 600 },
  'book-appointment': { points: 10, duration: 600 },
  'staff-sign-in': { points: 10, duration: 900 },
  'staff-sign-in-network': { points: 100, duration: 900 },
  'staff-sign-in-account': { points: 50, duration: 3_600 },
  'staff-sign-in-slow': { points: 2, duration: 60 },
  'staff-code': { points: 20, duration: 900 },
  comment: { points: 5, duration: 600 },
  'comment-network': { points: 50, duration: 600 },
  reaction: { points: 200, duration: 600 },
  'post-view': { points: 300, duration: 600 },
  'visit-events': { points: 1_000, duration: 600 },
  'policy-report': { points: 60, duration: 600 },
  'cookie-choice': { points: 300, duration: 600 },
  newsletter: { points: 20, duration: 600 },
  'newsletter-mail': { points: 3, duration: 86_400 },
  'check-user': { points: 20, duration: 60 },
  'check-user-day': { points: 200, duration: 86_400 },
  // What one network asks for or gets wrong at one mail is counted for that network: nobody locks an address for others.
  'code-network': { points: 20, duration: 3_600 },
  'code-pause': { points: 1, duration: 30 },
  'code-hour': { points: 5, duration: 3_600 },
  'code-day': { points: 10, duration: 86_400 },
  // Past these two a code costs its asker a proof of work; past the third, one mail has had enough of them.
  'code-all': { points: 300, duration: 3_600 },
  'code-mail': { points: 20, duration: 86_400 },
  'code-mail-most': { points: 40, duration: 21_600 },
  'code-tries': { points: 10, duration: 3_600 },
  'code-tries-network': { points: 100, duration: 900 },
  proof: { points: 1, duration: 900 },
  'customer-sign-in': { points: 10, duration: 900 },
  'customer-sign-in-network': { points: 100, duration: 900 },
  // Of unknown devices, from everywhere together; past it they prove work, and each network gets few tries.
  'customer-sign-in-account': { points: 50, duration: 3_600 },
  'customer-sign-in-slow': { points: 2, duration: 60 },
  refresh: { points: 30, duration: 3_600 },
  help: { points: 5, duration: 3_600 },
  // A shared address holds many honest customers; a guesser needs thousands.
  'coupon-check': { points: 60, duration: 600 },
  'coupon-apply': { points: 20, duration: 600 },
  admission: { points: 20, duration: 600 },
  // How often one payment's truth is fetched because a browser asks.
  'payment-look': { points: 1, duration: 3 },
  photo: { points: 10, duration: 3_600 },
  // What is dear to make, by network, whoever asks: a hash of argon2, a picture taken in, a card or a PDF drawn.
  hash: { points: 400, duration: 900 },
  'photo-network': { points: 60, duration: 3_600 },
  drawing: { points: 120, duration: 600 },
  'quotation-read': { points: 60, duration: 3_600 },
  'quotation-response': { points: 30, duration: 3_600 },
};

/**
 * Counts in the database, so every process sees the same number. Keys that are addresses, or hold one behind a `|`, are
 * counted by network.
 * @param on false counts nothing (load tests)
 * @param onReached hears once a window that a limit is reached
 */
export function createLimits(
  db: Db,
  on: boolean,
  onReached: (name: LimitName, key: string) => void = () => {},
): Ctx['limit'] {
  if (!on) return async () => {};
  const limiters = new Map<string, RateLimiterDrizzle>(
    Object.entries(limits).map(([name, limit]) => [
      name,
      new RateLimiterDrizzle({
        storeClient: db,
        schema: rateLimits,
        keyPrefix: name,
        clearExpiredByTimeout: true,
        ...limit,
      }),
    ]),
  );
  return async (name, key) => {
    try {
      await limiters.get(name)?.consume(key.split('|').map(networkOf).join('|'));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      if (refusal.consumedPoints === limits[name].points + 1) onReached(name, key);
      throw new TooMany(Math.ceil(refusal.msBeforeNext / 1_000));
    }
  };
}
