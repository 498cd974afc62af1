import { createHmac } from 'node:crypto';

/** HMAC-SHA256 in lower-case hex, as Razorpay signs. */
export const sign = (message: string, secret: string) =>
  createHmac('sha256', secret).update(message).digest('hex');
