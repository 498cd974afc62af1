/** What an identity provider vouches for. `subject` is its own id of the person. */
export type Identity = { subject: string; email: string; emailVerified: boolean; name: string };
/** Port to Google's sign-in. */
export type Google = {
  /** Where a browser goes to sign in; it comes back to `returnTo` with an ID token. */
  signInUrl(input: { nonce: string; returnTo: string }): Promise<string>;
  /** Null for a token that does not hold: signature, audience, issuer, expiry, nonce. */
  verify(input: { idToken: string; nonce: string }): Promise<Identity | null>;
  /** By a code that our server redeems; null where the secret for that is not set up. */
  codes: GoogleCodes | null;
};
export type GoogleCodes = {
  /** Where a browser goes; it comes back to `returnTo` with `state` and a code. `challenge` is PKCE's (S256). */
  signInUrl(input: { state: string; nonce: string; challenge: string; returnTo: string }): Promise<string>;
  /** Null for a code that does not hold, or whose token does not. */
  redeem(input: {
    code: string;
    codeVerifier: string;
    nonce: string;
    returnTo: string;
  }): Promise<Identity | null>;
};
