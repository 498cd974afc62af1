import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import type { Google } from '#kit/ports/google.ts';

const answerMs = 5_000;

const Discovery = z.object({ issuer: z.string(), authorization_endpoint: z.url(), jwks_uri: z.url() });
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(120).pipe(z.email()),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().trim().max(120).catch(''),
});

/**
 * Google's sign-in, or a stand-in that speaks the same OpenID Connect. Asks only the issuer and the addresses that the
 * issuer names, follows no redirect and waits five seconds at most.
 * @param options.nativeClientIds our apps: their own sign-in makes tokens without a nonce
 */
export function createGoogle(options: {
  issuer: string;
  clientId: string;
  nativeClientIds: string[];
}): Google {
  const { issuer, clientId, nativeClientIds } = options;
  let found: ReturnType<typeof discover> | undefined;
  const provider = () => {
    // A failure is not remembered: the next sign-in asks again.
    found ??= discover(issuer).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };

  return {
    async signInUrl({ nonce, returnTo }) {
      const url = new URL((await provider()).signIn);
      url.search = new URLSearchParams({
        client_id: clientId,
        response_type: 'id_token',
        scope: 'openid email profile',
        redirect_uri: returnTo,
        nonce,
        prompt: 'select_account',
      }).toString();
      return url.href;
    },
    async verify({ idToken, nonce }) {
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
    },
  };
}

const isFromApp = ({ nonce, azp, aud }: JWTPayload, apps: string[]) =>
  nonce === undefined && [azp, aud].flat().some((id) => typeof id === 'string' && apps.includes(id));

async function discover(issuer: string) {
  const answer = await ask(`${issuer}/.well-known/openid-configuration`);
  const described = Discovery.parse(await answer.json());
  return {
    signIn: described.authorization_endpoint,
    keys: createRemoteJWKSet(new URL(described.jwks_uri), { timeoutDuration: answerMs, [customFetch]: ask }),
  };
}

const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(answerMs) });
