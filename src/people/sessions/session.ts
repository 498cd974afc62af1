import { sql } from 'drizzle-orm';

/** `cookie`: a browser. `bearer`: an app of ours that keeps its tokens in the phone's own keystore. */
export type SessionKind = 'cookie' | 'bearer';

/** A browser left alone this long has to refresh its session. */
export const cookieIdle = sql`interval '7 days'`;
export const bearerLife = sql`interval '1 hour'`;
/** Ends every session, however busy and refreshed. The cookies' own age. */
export const longestSessionSeconds = 30 * 86_400;
export const longestSession = sql`interval '30 days'`;

/** From where somebody signs in: what the browser held before, and the cookie it is recognised by. */
export type SignInPlace = {
  kind: SessionKind;
  previousToken?: string | undefined;
  device?: string | undefined;
};

/** What a device receives; stored nowhere but as hashes. */
export type SessionTokens = { accessToken: string; refreshToken: string };
