import { createHash, timingSafeEqual } from 'node:crypto';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Compared in constant time. Without a secret nobody is believed. */
export const isSame = (given: string, secret: string | null): boolean =>
  secret !== null && timingSafeEqual(hash(given), hash(secret));
