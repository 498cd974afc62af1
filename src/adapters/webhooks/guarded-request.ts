import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { Guard } from './guard.ts';

export type Asked = {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | undefined;
  /** In milliseconds, from the first look at its name to the last byte. */
  patience: number;
  /** A longer answer is broken off. */
  mostBytes: number;
};
export type Answered = {
  status: number;
  statusText: string;
  headers: IncomingHttpHeaders;
  bytes: Buffer<ArrayBuffer>;
};

/**
 * One request to a server that somebody named, with its whole answer. Redirects are not followed.
 * @throws why the address is never called · too large an answer · what the network says
 */
export const requestGuarded = (
  { refuse, lookup }: Guard,
  { url, body, headers, patience, mostBytes, method = 'GET' }: Asked,
) =>
  new Promise<Answered>((resolve, reject) => {
    const why = refuse(url);
    if (why) return reject(new Error(why));
    const send = url.startsWith('https:') ? https.request : http.request;
    const length = body !== undefined && { 'content-length': Buffer.byteLength(body) };
    const how = { method, headers: { ...headers, ...length }, lookup, agent: false };
    const request = send(url, { ...how, signal: AbortSignal.timeout(patience) }, (response) => {
      const pieces: Uint8Array[] = [];
      let size = 0;
      response.on('data', (piece: Uint8Array) => {
        size += piece.length;
        if (size > mostBytes) return void request.destroy(new Error('This file is too large'));
        pieces.push(piece);
      });
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, statusMessage: statusText = '', headers } = response;
        resolve({ status, statusText, headers, bytes: Buffer.concat(pieces) });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
