import { CarrierError } from '#kit/ports/carrier-error.ts';
import { reasonOf } from '#kit/reason-of.ts';

type Line = {
  url: string;
  authorized: Record<string, string>;
  call(path: string): Promise<Record<string, unknown>>;
};

const patienceMs = 30_000;
/** Where files of theirs lie, which alone get the token. */
const theirs = /(^|\.)(fbsbx\.com|fbcdn\.net|facebook\.com|whatsapp\.net)$/;

/** Fetches a file in two steps: what it is and where it lies for five minutes, then its bytes. */
export const readMediaOf =
  ({ url, authorized, call }: Line) =>
  async ({ id, mostBytes }: { id: string; mostBytes: number }): Promise<Uint8Array | null> => {
    if (!/^[\w-]{1,80}$/.test(id)) return null;
    const about = await call(id).catch((error: unknown) => {
      if (error instanceof CarrierError && error.outcome === 'refused') return null;
      throw error;
    });
    if (!about || Number(about.file_size) > mostBytes || !isTheirs(String(about.url), url)) return null;
    try {
      const response = await fetch(String(about.url), {
        headers: authorized,
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      });
      if (response.status >= 500 || response.status === 429) throw new Error(`answered ${response.status}`);
      return response.ok ? await atMost(response, mostBytes) : null;
    } catch (error) {
      throw new CarrierError('unavailable', reasonOf(error));
    }
  };

const isTheirs = (file: string, url: string): boolean => {
  if (!URL.canParse(file)) return false;
  const { origin, protocol, hostname } = new URL(file);
  return origin === new URL(url).origin || (protocol === 'https:' && theirs.test(hostname));
};

async function atMost(response: Response, most: number): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > most) return null;
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}
