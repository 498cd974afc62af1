import { z } from 'zod';
import { optional } from './variables.ts';

/** Razorpay's keys. */
export const razorpayVariables = {
  RAZORPAY_KEY_ID: optional(
    z.string().regex(/^rzp_(test|live)_\w+$/, 'must begin with rzp_test_ or rzp_live_'),
  ),
  RAZORPAY_KEY_SECRET: optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: optional(z.string()),
};
const Variables = z.object(razorpayVariables);
type Variables = z.infer<typeof Variables>;

const keys = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

/** All of them or none: half a set-up would take money that nobody notices. @returns one line for each that is missing */
export function razorpayFaults(env: Variables): string[] {
  const missing = keys.filter((name) => !env[name]);
  if (missing.length === keys.length) return [];
  return missing.map((name) => `${name} is missing: Razorpay needs all three keys`);
}
