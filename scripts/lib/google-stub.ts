import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { freePort } from './run.ts';

export const googleSecret = 'a secret of the web client';

/**
 * A stand-in for Google's sign-in that speaks the same OpenID Connect: discovery, keys, a page that asks nobody and leads
 * back with a code, and tokens as a test wants them. A code is redeemed once, with PKCE and the client's secret.
 */
export async function startGoogleStub() {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const [ours, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const documents: Record<string, object> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/sign-in`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    },
    '/keys': { keys: [jwk] },
  };
  const given = new Map<string, URLSearchParams>();
  let person: JWTPayload | null = null;

  /** Whoever is signed in at Google agrees at once; where nobody is, they say no. */
  function leadBack(asked: URLSearchParams): string {
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('state', asked.get('state') ?? '');
    if (!person) back.searchParams.set('error', 'access_denied');
    else {
      const code = `4/${randomUUID()}`;
      given.set(code, asked);
      back.searchParams.set('code', code);
    }
    return back.href;
  }

  async function redeem(sent: URLSearchParams): Promise<object | null> {
    const code = sent.get('code') ?? '';
    const asked = given.get(code);
    given.delete(code);
    const challenge = createHash('sha256').update(sent.get('code_verifier') ?? '');
    const holds =
      asked?.get('code_challenge') === challenge.digest('base64url') &&
      asked.get('redirect_uri') === sent.get('redirect_uri') &&
      asked.get('client_id') === sent.get('client_id') &&
      sent.get('client_secret') === googleSecret &&
      sent.get('grant_type') === 'authorization_code';
    if (!holds) return null;
    const claims = { aud: asked.get('client_id') ?? '', nonce: asked.get('nonce'), ...person };
    return { id_token: await token(claims), token_type: 'Bearer' };
  }

  function token(claims: JWTPayload, how: { forged?: boolean; expiresIn?: string } = {}) {
    return new SignJWT({ iss: issuer, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuedAt()
      .setExpirationTime(how.expiresIn ?? '5 minutes')
      .sign((how.forged ? foreign : ours).privateKey);
  }

  const server = createServer(async (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '', issuer);
    if (pathname === '/sign-in') {
      res.writeHead(302, { Location: leadBack(searchParams) }).end();
      return;
    }
    const document =
      pathname === '/token' ? await redeem(new URLSearchParams(await text(req))) : documents[pathname];
    res.writeHead(document ? 200 : pathname === '/token' ? 400 : 404, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify(document ?? { error: 'invalid_grant' }));
  });
  await new Promise<void>((done) => server.listen(port, done));
  return {
    issuer,
    /** Who is signed in at Google from now on, and what its tokens say of them. */
    signIn(claims: JWTPayload | null) {
      person = claims;
    },
    /** An ID token. `forged` is signed with a key that is not published. */
    token,
    stop: () => new Promise((done) => server.close(done)),
  };
}
