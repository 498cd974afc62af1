import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

// Six digits, thirty seconds, SHA-1: the only kind that every app reads (RFC 6238).
const periodSeconds = 30;
/** A phone's clock may be half a minute off. */
const window = 1;

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: periodSeconds });

/** 160 random bits in base32. */
export const newSecret = () => new Secret({ size: 20 }).base32;

/** @param issuer @param label whose office and whose account it is, as the app lists them */
export const secretUri = (secret: string, issuer: string, label: string) =>
  totpOf(secret, issuer, label).toString();

/** The half minute, counted from 1970, that a code belongs to; null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : TOTP.counter({ period: periodSeconds, timestamp }) + delta;
}

/** 80 random bits, four by four. */
export const newRecoveryCode = () =>
  new Secret({ buffer: Uint8Array.from(randomBytes(10)).buffer }).base32.replace(/.{4}(?=.)/g, '$&-');
