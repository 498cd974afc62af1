import { CarrierError } from '#kit/ports/carrier-error.ts';
import { reasonOf } from '#kit/reason-of.ts';
import { NotThere } from './faults.ts';

type Line = {
  url: string;
  authorized: Record<string, string>;
  call(path: string): Promise<Record<string, unknown>>;
};

const patienceMs = 30_000;
/** Where files of theirs lie, which alone get the token. */
const theirs = /(^|\.)(fbsbx\.com|fbcdn\.net|facebook\.com|whatsapp\.net)$/;

/** They say so where the file itself is gone. */
const goneStatuses = [404, 410];

/**
 * Fetches a file in two steps: what it is and where it lies for five minutes, then its bytes. That our token is refused
 * says nothing of the file, which they keep for days: whoever asks again once it is mended gets it.
 */
export const readMediaOf =
  ({ url, authorized, call }: Line) =>
  async ({ id, mostBytes }: { id: string; mostBytes: number }): Promise<Uint8Array | null> => {
    if (!/^[\w-]{1,80}$/.test(id)) return null;
    const about = await call(id).catch((error: unknown) => {
      if (error instanceof NotThere) return null;
      throw unavailable(error);
    });
    if (!about || Number(about.file_size) > mostBytes) return null;
    if (!isTheirs(String(about.url), url)) throw unavailable('WhatsApp says that it lies at an odd place');
    try {
      const response = await fetch(String(about.url), {
        headers: authorized,
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      });
      if (goneStatuses.includes(response.status)) return null;
      if (!response.ok) throw new Error(`WhatsApp answered ${response.status}`);
      return await atMost(response, mostBytes);
    } catch (error) {
      throw unavailable(error);
    }
  };

const unavailable = (error: unknown) => new CarrierError('unavailable', reasonOf(error));

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
