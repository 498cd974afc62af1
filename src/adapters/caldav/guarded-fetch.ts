import http from 'node:http';
import https from 'node:https';
import type { Guard } from '#adapters/webhooks/guard.ts';

const patienceMs = 15_000;
const mostBytes = 20_000_000;
const mostHops = 3;

/**
 * `fetch` for servers that an owner named: none of ours is called, nothing is waited for longer than a while, and a login goes
 * to no other server by a redirect.
 */
export const createGuardedFetch =
  (guard: Guard): typeof fetch =>
  async (input, init = {}) => {
    let at = new URL(input instanceof Request ? input.url : input);
    for (let hops = 0; ; hops++) {
      const answer = await ask(guard, at, init);
      const location = answer.headers.get('location');
      if (answer.status < 300 || answer.status > 399 || !location) return answer;
      if (init.redirect === 'manual' || hops === mostHops || !URL.canParse(location, at.href)) return answer;
      const next = new URL(location, at);
      if (next.origin !== at.origin) return answer;
      at = next;
    }
  };

const ask = (guard: Guard, url: URL, { method = 'GET', headers, body }: RequestInit) =>
  new Promise<Response>((resolve, reject) => {
    const why = guard.refuse(url.href);
    if (why) return reject(new Error(why));
    const sent = typeof body === 'string' ? Buffer.from(body) : null;
    const send = url.protocol === 'https:' ? https.request : http.request;
    const request = send(
      url,
      {
        method,
        headers: {
          ...Object.fromEntries(new Headers(headers)),
          ...(sent && { 'content-length': sent.length }),
        },
        lookup: guard.lookup,
        signal: AbortSignal.timeout(patienceMs),
        agent: false,
      },
      (response) => {
        const pieces: Uint8Array[] = [];
        let size = 0;
        response.on('data', (piece: Uint8Array) => {
          size += piece.length;
          if (size > mostBytes) return void request.destroy(new Error('The answer is too large'));
          pieces.push(piece);
        });
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status = 0, statusMessage: statusText = '' } = response;
          const kept = Object.entries(response.headers).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, String(value)] as [string, string]],
          );
          const text = status === 204 || status === 304 ? null : Buffer.concat(pieces);
          const answer = new Response(text, { status, statusText, headers: kept });
          resolve(Object.defineProperty(answer, 'url', { value: url.href }));
        });
      },
    );
    request.on('error', reject);
    request.end(sent);
  });
