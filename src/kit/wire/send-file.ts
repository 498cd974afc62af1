import { ReadableStream } from 'node:stream/web';
import type { Context } from 'hono';
import { reasonOf } from '#kit/reason-of.ts';

type Pieces = AsyncGenerator<string | Uint8Array>;

/**
 * A file to keep, whole or piece by piece. Whoever breaks it off ends the work behind it; where the work fails, it is broken
 * off, so that nobody takes what came for all of it.
 * @throws what its first piece fails with
 */
export async function sendFile(
  c: Context,
  { name, type }: { name: string; type: string },
  file: string | Pieces,
): Promise<Response> {
  const body = typeof file === 'string' ? file : bytesOf(name, await file.next(), file);
  c.header('Content-Type', type);
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  return c.body(body as string | globalThis.ReadableStream);
}

function bytesOf(name: string, first: IteratorResult<string | Uint8Array>, file: Pieces) {
  // Without the values of a query that failed.
  const breakOff = (error: unknown): never => {
    throw new Error(`${name} broke off: ${reasonOf(error)}`);
  };
  async function* pieces() {
    try {
      for (let piece = first; !piece.done; piece = await file.next().catch(breakOff))
        yield Buffer.from(piece.value);
    } finally {
      await file.return(undefined);
    }
  }
  return ReadableStream.from(pieces());
}

/** A list as a file. */
export const sendCsv = (c: Context, name: string, csv: string | AsyncGenerator<string>) =>
  sendFile(c, { name, type: 'text/csv; charset=utf-8' }, csv);

export const sendZip = (c: Context, name: string, pieces: AsyncGenerator<Uint8Array>) =>
  sendFile(c, { name, type: 'application/zip' }, pieces);
