import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { Refused } from './errors.ts';
import type { Merchant } from './context.ts';

const refuse = (description: string) => new Refused(401, { code: 'BAD_REQUEST_ERROR', description });

/** Basic key_id:key_secret, as on every call of the API. */
export function basicAuth({ keyId, keySecret }: Merchant): MiddlewareHandler {
  return async (c, next) => {
    const [, credentials] = c.req.header('Authorization')?.match(/^Basic (.+)$/i) ?? [];
    if (!credentials) throw refuse('Please provide your api key for authentication purposes.');
    const given = Buffer.from(credentials, 'base64').toString();
    if (!same(given, `${keyId}:${keySecret}`)) throw refuse('Authentication failed');
    await next();
  };
}

/** Compares without telling by its time where two texts differ. */
export const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
const digest = (text: string) => createHash('sha256').update(text).digest();
