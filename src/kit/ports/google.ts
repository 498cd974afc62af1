/** What an identity provider vouches for. `subject` is its own id of the person. */
export type Identity = { subject: string; email: string; emailVerified: boolean; name: string };
/** Port to Google's sign-in. */
export type Google = {
  /** Where a browser goes to sign in; it comes back to `returnTo` with an ID token. */
  signInUrl(input: { nonce: string; returnTo: string }): Promise<string>;
  /** Null for a token that does not hold: signature, audience, issuer, expiry, nonce. */
  verify(input: { idToken: string; nonce: string }): Promise<Identity | null>;
};
