import type { Context } from 'hono';
import { stream } from 'hono/streaming';

/** A list as a file, piece by piece. Whoever breaks it off ends the work behind it. */
export function sendCsv(c: Context, filename: string, pieces: AsyncGenerator<string>) {
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', `attachment; filename="${filename}"`);
  return stream(c, async (out) => {
    for await (const piece of pieces) {
      if (out.aborted) break;
      await out.write(piece);
    }
  });
}
