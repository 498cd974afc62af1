import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import type { Google, GoogleCodes, Identity } from '#kit/ports/google.ts';

const answerMs = 5_000;

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
const Tokens = z.object({ id_token: z.string().min(1) });
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(120).pipe(z.email()),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().trim().max(120).catch(''),
});

/**
 * Google's sign-in, or a stand-in that speaks the same OpenID Connect. Asks only the issuer and the addresses that the
 * issuer names, follows no redirect and waits five seconds at most.
 * @param options.clientSecret redeems codes; without it no code is asked for
 * @param options.nativeClientIds our apps: their own sign-in makes tokens without a nonce
 */
export function createGoogle(options: {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  nativeClientIds: string[];
}): Google {
  const { issuer, clientId, clientSecret, nativeClientIds } = options;
  let found: ReturnType<typeof discover> | undefined;
  const provider = () => {
    // A failure is not remembered: the next sign-in asks again.
    found ??= discover(issuer).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };

  async function signInUrl(returnTo: string, more: Record<string, string>): Promise<string> {
    const url = new URL((await provider()).signIn);
    url.search = new URLSearchParams({
      client_id: clientId,
      scope: 'openid email profile',
      redirect_uri: returnTo,
      prompt: 'select_account',
      ...more,
    }).toString();
    return url.href;
  }

  async function verify({ idToken, nonce }: { idToken: string; nonce: string }): Promise<Identity | null> {
    const { keys } = await provider();
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: [issuer, new URL(issuer).host],
        audience: [clientId, ...nativeClientIds],
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['exp', 'iat', 'sub'],
        clockTolerance: 30,
      });
      if (payload.nonce !== nonce && !isFromApp(payload, nativeClientIds)) return null;
      const { sub, email, email_verified, name } = Claims.parse(payload);
      return { subject: sub, email, emailVerified: email_verified, name };
    } catch (error) {
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return null;
      if (error instanceof z.ZodError) return null;
      throw error;
    }
  }

  const codesWith = (secret: string): GoogleCodes => ({
    signInUrl: ({ state, nonce, challenge, returnTo }) =>
      signInUrl(returnTo, {
        response_type: 'code',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }),
    async redeem({ code, codeVerifier, nonce, returnTo }) {
      const answer = await fetchOrReject((await provider()).tokens, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          code_verifier: codeVerifier,
          redirect_uri: returnTo,
          client_id: clientId,
          client_secret: secret,
        }),
      });
      if (answer.status === 400) return null;
      if (!answer.ok) throw new Error(`Google answered ${answer.status} to a code`);
      const { id_token: idToken } = Tokens.parse(await answer.json());
      return verify({ idToken, nonce });
    },
  });

  return {
    signInUrl: ({ nonce, returnTo }) => signInUrl(returnTo, { response_type: 'id_token', nonce }),
    verify,
    codes: clientSecret ? codesWith(clientSecret) : null,
  };
}

const isFromApp = ({ nonce, azp, aud }: JWTPayload, apps: string[]) =>
  nonce === undefined && [azp, aud].flat().some((id) => typeof id === 'string' && apps.includes(id));

async function discover(issuer: string) {
  const answer = await fetchOrReject(`${issuer}/.well-known/openid-configuration`);
  const described = Discovery.parse(await answer.json());
  return {
    signIn: described.authorization_endpoint,
    tokens: described.token_endpoint,
    keys: createRemoteJWKSet(new URL(described.jwks_uri), {
      timeoutDuration: answerMs,
      [customFetch]: fetchOrReject,
    }),
  };
}

const fetchOrReject = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(answerMs) });
