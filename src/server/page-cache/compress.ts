import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotli, gz] = [promisify(brotliCompress), promisify(gzip)];

export type Encoding = 'br' | 'gzip' | 'identity';

export type Variant = { body: Buffer; etag: string };
export type Variants = Record<Encoding, Variant>;

/** A body in every form we send, each with its own strong ETag, while somebody waits for it. */
export const compressFast = (body: Buffer) => compress(body, { br: 5, gzip: 6, mark: '-fast' });

/** The same as small as it gets; takes some thirty times as long. */
export const compressBest = (body: Buffer) => compress(body, { br: 11, gzip: 9, mark: '' });

async function compress(
  body: Buffer,
  quality: { br: number; gzip: number; mark: string },
): Promise<Variants> {
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const [br, gzipped] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    gz(body, { level: quality.gzip }),
  ]);
  return {
    br: { body: br, etag: `"${tag}-br${quality.mark}"` },
    gzip: { body: gzipped, etag: `"${tag}-gz${quality.mark}"` },
    identity: { body, etag: `"${tag}"` },
  };
}

/** The best encoding that an Accept-Encoding header allows; an encoding with q=0 is refused. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept) ? 'gzip' : 'identity';
}
