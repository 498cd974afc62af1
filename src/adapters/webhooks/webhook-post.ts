import http from 'node:http';
import https from 'node:https';
import { createGuard, type GuardOptions } from './guard.ts';
import type { WebhookPost } from '#kit/ports/webhook-post.ts';

const patienceMs = 10_000;
/** So much of an answer is kept, in bytes. */
const mostSaid = 2_000;

/** Posts to other people's servers, none of which is ours. Redirects are not followed. */
export function createWebhookPost(options: GuardOptions): WebhookPost {
  const { refuse, lookup } = createGuard(options);

  const read = ({ url, patience = patienceMs, body, ...sent }: Sent, mostBytes: number) =>
    new Promise<{ status: number; bytes: Uint8Array; location: string | undefined }>((resolve, reject) => {
      const why = refuse(url);
      if (why) return reject(new Error(why));
      const send = url.startsWith('https:') ? https.request : http.request;
      const how = { ...sent, lookup, signal: AbortSignal.timeout(patience), agent: false };
      const request = send(url, how, (response) => {
        const pieces: Uint8Array[] = [];
        let size = 0;
        response.on('data', (piece: Uint8Array) => {
          size += piece.length;
          if (size > mostBytes) return void request.destroy(new Error('This file is too large'));
          pieces.push(piece);
        });
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode = 0, headers } = response;
          resolve({ status: statusCode, bytes: Buffer.concat(pieces), location: headers.location });
        });
      });
      request.on('error', reject);
      request.end(body);
    });

  return {
    refuse,
    async get({ url, mostBytes }) {
      let at = url;
      for (let hops = 0; ; hops++) {
        const { status, bytes, location } = await read({ url: at }, mostBytes);
        if (status < 300 || status > 399 || !location || hops === 3) return { status, bytes };
        if (!URL.canParse(location, at)) return { status, bytes };
        at = new URL(location, at).href;
      }
    },
    async ask({ url, headers, body, mostBytes, patienceMs: patience }) {
      const sent = { ...headers, 'content-length': Buffer.byteLength(body) };
      const { status, bytes } = await read({ url, method: 'POST', headers: sent, body, patience }, mostBytes);
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

type Sent = {
  url: string;
  method?: string;
  headers?: Record<string, string | number>;
  body?: string;
  patience?: number;
};
