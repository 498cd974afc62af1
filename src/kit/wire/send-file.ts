import type { Context } from 'hono';
import { stream } from 'hono/streaming';

type Pieces = AsyncGenerator<string | Uint8Array>;

/** A file to keep, whole or piece by piece. Whoever breaks it off ends the work behind it. */
export function sendFile(c: Context, { name, type }: { name: string; type: string }, file: string | Pieces) {
  c.header('Content-Type', type);
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  if (typeof file === 'string') return c.body(file);
  return stream(c, async (out) => {
    for await (const piece of file) {
      if (out.aborted) break;
      await out.write(piece);
    }
  });
}

/** A list as a file. */
export const sendCsv = (c: Context, name: string, csv: string | AsyncGenerator<string>) =>
  sendFile(c, { name, type: 'text/csv; charset=utf-8' }, csv);

export const sendZip = (c: Context, name: string, pieces: AsyncGenerator<Uint8Array>) =>
  sendFile(c, { name, type: 'application/zip' }, pieces);
