import http from 'node:http';
import https from 'node:https';
import { createGuard, type GuardOptions } from './guard.ts';
import { requestGuarded } from './guarded-request.ts';
import type { WebhookPost } from '#kit/ports/webhook-post.ts';

const patienceMs = 10_000;
/** So much of an answer is kept, in bytes. */
const mostSaid = 2_000;

/** Posts to other people's servers, none of which is ours. Redirects are not followed. */
export function createWebhookPost(options: GuardOptions): WebhookPost {
  const guard = createGuard(options);
  const { refuse, lookup } = guard;

  return {
    refuse,
    async get({ url, mostBytes, hops: most = 3 }) {
      let at = url;
      for (let hops = 0; ; hops++) {
        const { status, bytes, headers } = await requestGuarded(guard, {
          url: at,
          mostBytes,
          patience: patienceMs,
        });
        const { location } = headers;
        if (status < 300 || status > 399 || !location || hops === most) return { status, bytes };
        if (!URL.canParse(location, at)) return { status, bytes };
        at = new URL(location, at).href;
      }
    },
    async ask({ patienceMs: patience, ...asked }) {
      const { status, bytes } = await requestGuarded(guard, { ...asked, patience, method: 'POST' });
      return { status, bytes };
    },
    post: ({ url, headers, body }) =>
      new Promise((resolve, reject) => {
        const why = refuse(url);
        if (why) return reject(new Error(why));
        const send = url.startsWith('https:') ? https.request : http.request;
        const request = send(
          url,
          {
            method: 'POST',
            headers: { ...headers, 'content-length': Buffer.byteLength(body) },
            lookup,
            signal: AbortSignal.timeout(patienceMs),
            agent: false,
          },
          (response) => {
            const pieces: Uint8Array[] = [];
            let size = 0;
            response.on('data', (piece: Uint8Array) => {
              pieces.push(piece);
              size += piece.length;
              if (size >= mostSaid) response.destroy();
            });
            // The status counts, whatever becomes of the rest.
            response.on('error', () => {});
            response.on('close', () => {
              const said = Buffer.concat(pieces).subarray(0, mostSaid).toString();
              resolve({ status: response.statusCode ?? 0, said });
            });
            answered = true;
          },
        );
        let answered = false;
        request.on('error', (error) => {
          if (!answered) reject(error);
        });
        request.end(body);
      }),
  };
}
