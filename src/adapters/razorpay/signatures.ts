import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in lower-case hex, compared in constant time. An empty secret signs nothing. */
export function isSigned(message: string | Uint8Array, signature: string, secret: string): boolean {
  if (!secret || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(message).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
