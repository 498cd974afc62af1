import { createHash, createHmac } from 'node:crypto';

/** How long somebody may take at Google, in seconds. */
export const beginSeconds = 600;

/** What a browser at Google holds stands for three secrets of that sign-in; the database knows none of them. */
export const secretsOf = (held: string) => {
  const one = (what: string) => createHmac('sha256', held).update(what).digest('base64url');
  return { state: one('state'), nonce: one('nonce'), codeVerifier: one('code-verifier') };
};

/** The challenge that a verifier answers (RFC 7636, S256). */
export const challengeOf = (codeVerifier: string) =>
  createHash('sha256').update(codeVerifier).digest('base64url');

/** Where Google sends the browser back to. */
export const callbackPath = '/native/google/callback';
/** Where the browser ends: the app opens by this address, or by the link on its page. */
export const donePath = '/native/google/done';

/** How a sign-in in the browser ended, for the app that began it. */
export type Ended = { code: string } | { error: 'access_denied' | 'failed' };
