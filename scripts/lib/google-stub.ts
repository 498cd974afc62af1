import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { freePort } from './run.ts';

/** A stand-in for Google's sign-in that speaks the same OpenID Connect: discovery, keys, and tokens as a test wants them. */
export async function startGoogleStub() {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const [ours, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const documents: Record<string, object> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/sign-in`,
      jwks_uri: `${issuer}/keys`,
    },
    '/keys': { keys: [jwk] },
  };
  const server = createServer((req, res) => {
    const document = documents[req.url ?? ''];
    res.writeHead(document ? 200 : 404, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify(document ?? {}));
  });
  await new Promise<void>((done) => server.listen(port, done));
  return {
    issuer,
    /** An ID token. `forged` is signed with a key that is not published. */
    token(claims: JWTPayload, how: { forged?: boolean; expiresIn?: string } = {}) {
      return new SignJWT({ iss: issuer, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuedAt()
        .setExpirationTime(how.expiresIn ?? '5 minutes')
        .sign((how.forged ? foreign : ours).privateKey);
    },
    stop: () => new Promise((done) => server.close(done)),
  };
}
