import { isSameSecret } from '#kit/secrets/is-same-secret.ts';

/** Compared in constant time. Without a secret nobody is believed. */
export const isSame = (given: string, secret: string | null): boolean =>
  secret !== null && isSameSecret(given, secret);
