import { createHash } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';

/** Port to what the database keeps but must not be able to tell: without the key its rows open nothing. */
export type Secrets = {
  seal(text: string): Promise<string>;
  /** What was kept before there was a key comes back as it is. @throws SecretLost */
  open(kept: string): Promise<string>;
  /** What everything begins with that today's key has sealed; what is readable, or under an earlier key, does not. */
  mark: string;
};

/** What is kept was sealed with a key that we do not have, or is damaged. Trying again cannot help. */
export class SecretLost extends Error {
  readonly permanent = true;
  constructor() {
    super('It was sealed with a key that is not in SECRETS_KEY, or is damaged.');
  }
}

/** JWE's five parts: a sealed text never looks like a key of an app, a webhook's secret or JSON. */
const jwe = /^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/;

/** @param keys 32 bytes each, in base64: the first seals, all of them open */
export function createSecrets(keys: readonly string[]): Secrets {
  const ring = keys.map((key) => {
    const bytes = Buffer.from(key, 'base64');
    return { bytes, kid: createHash('sha256').update(bytes).digest('base64url').slice(0, 8) };
  });
  const [first] = ring;
  if (!first) throw new Error('There is no key to seal with');
  const header = { alg: 'dir', enc: 'A256GCM', kid: first.kid };
  return {
    mark: `${Buffer.from(JSON.stringify(header)).toString('base64url')}.`,
    seal: (text) => new CompactEncrypt(Buffer.from(text)).setProtectedHeader(header).encrypt(first.bytes),
    async open(kept) {
      if (!jwe.test(kept)) return kept;
      try {
        const { kid } = decodeProtectedHeader(kept);
        const key = ring.find((one) => one.kid === kid);
        if (!key) throw new SecretLost();
        return Buffer.from((await compactDecrypt(kept, key.bytes)).plaintext).toString();
      } catch {
        throw new SecretLost();
      }
    },
  };
}
