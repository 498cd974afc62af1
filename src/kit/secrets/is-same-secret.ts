import { createHash, timingSafeEqual } from 'node:crypto';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Compared in constant time. */
export const isSameSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(hash(given), hash(secret));
