import type { Context } from 'hono';
import { stream } from 'hono/streaming';

/** A list as a file, whole or piece by piece. Whoever breaks it off ends the work behind it. */
export function sendCsv(c: Context, filename: string, csv: string | AsyncGenerator<string>) {
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', `attachment; filename="${filename}"`);
  if (typeof csv === 'string') return c.body(csv);
  return stream(c, async (out) => {
    for await (const piece of csv) {
      if (out.aborted) break;
      await out.write(piece);
    }
  });
}
