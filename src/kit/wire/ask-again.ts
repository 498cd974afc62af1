import type { Context } from 'hono';

/** One of our calls, asked by another one: its path, escaped, below the root. */
export type InnerCall = { method: string; path: string; body?: unknown; ifMatch?: string | null };

/** Port to all of our calls. */
export type AskAgain = (c: Context, call: InnerCall) => Promise<Response>;

/** What the server itself puts beside such a request; nobody can send it. */
export const isInner = (c: Context): boolean =>
  (c.env as { isInner?: boolean } | undefined)?.isInner === true;

const passedOn = ['Cookie', 'Authorization', 'Host', 'X-Forwarded-For', 'User-Agent'];

/**
 * Asks one of our calls as whoever asks this one, through everything that a request meets: session or token, permission,
 * limits, schemas, audit.
 */
export function askAgain(
  app: { request(url: string, init: RequestInit, env?: object): Response | Promise<Response> },
  publicUrl: string,
): AskAgain {
  return async (c, { method, path, body, ifMatch }) => {
    const headers = new Headers();
    for (const name of passedOn) {
      const value = c.req.header(name);
      if (value) headers.set(name, value);
    }
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    if (ifMatch) headers.set('If-Match', ifMatch);
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return app.request(new URL(path, publicUrl).href, init, {
      ...(c.env as object | undefined),
      isInner: true,
    });
  };
}
