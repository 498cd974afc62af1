import type { Cookie } from '#kit/wire/cookies.ts';
import { longestSessionSeconds } from '#people/sessions/session.ts';
import { beginSeconds } from '../google/native/handoff.ts';
import { proofSeconds } from '../passwords/reset-password.ts';

const yearSeconds = 365 * 86_400;

/** What a browser keeps of a sign-in. */
export const cookies = {
  sid: { name: 'sid', sameSite: 'Lax', maxAge: longestSessionSeconds },
  refresh: { name: 'refresh', sameSite: 'Lax', maxAge: longestSessionSeconds },
  /** That a code was right: for the new password that follows. */
  proof: { name: 'proof', sameSite: 'Strict', maxAge: proofSeconds },
  /** That this browser began a sign-in with Google. */
  nonce: { name: 'nonce', sameSite: 'Strict', maxAge: 600 },
  /** That this browser began one for an app on the same phone; Google's page leads back with it. */
  handoff: { name: 'handoff', sameSite: 'Lax', maxAge: beginSeconds },
  /** By which a browser is recognised when somebody signs in again. */
  device: { name: 'device', sameSite: 'Lax', maxAge: yearSeconds },
} as const satisfies Record<string, Cookie>;
