import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { WebhookPost } from '#kit/ports/webhook-post.ts';

const patienceMs = 10_000;
/** So much of an answer is kept, in bytes. */
const mostSaid = 2_000;

/**
 * Only what is given out for single servers on the public internet may be called. For IPv4 that is all but the special
 * blocks; for IPv6 it is 2000::/3 but for those in it, so what is not given out yet is closed by itself.
 * Source: IANA's special-purpose address registries
 */
const special = new BlockList();
// prettier-ignore
for (const [net, bits] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12],
  ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.31.196.0', 24], ['192.52.193.0', 24], ['192.88.99.0', 24],
  ['192.168.0.0', 16], ['192.175.48.0', 24], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24],
  ['224.0.0.0', 4], ['240.0.0.0', 4],
] as const) special.addSubnet(net, bits, 'ipv4');
// prettier-ignore
for (const [net, bits] of [
  ['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['2620:4f:8000::', 48], ['3fff::', 20],
] as const) special.addSubnet(net, bits, 'ipv6');

const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const notOurs = 'This address lies in a private network';

type Options = {
  /** Whether this machine itself may be called, over http too: for demos and tests. */
  ownMachine: boolean;
  /** How names are looked up. */
  find?: typeof lookup;
};

/**
 * Posts to other people's servers. What a name resolves to is judged where the connection is made, so that it cannot
 * lead elsewhere a moment later. Redirects are not followed.
 */
export function createWebhookPost({ ownMachine, find = lookup }: Options): WebhookPost {
  const isClosed = (address: string) => {
    const family = familyOf(address);
    if (ownMachine && loopback.check(address, family)) return false;
    return special.check(address, family) || (family === 'ipv6' && !global.check(address, family));
  };
  const guarded: LookupFunction = (name, options, done) => {
    find(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      if (found.some(({ address }) => isClosed(address))) return done(new Error(notOurs), []);
      const [first] = found;
      if (options.all || !first) return done(null, found);
      return done(null, first.address, first.family);
    });
  };
  const isOwn = (host: string) =>
    host === 'localhost' || (isIP(host) !== 0 && loopback.check(host, familyOf(host)));

  const refuse = (url: string): string | null => {
    const { protocol, username, password, hostname } = new URL(url);
    const host = hostname.replace(/^\[|\]$/g, '');
    if (protocol !== 'https:' && !(protocol === 'http:' && ownMachine && isOwn(host)))
      return 'Enter an address that begins with https://';
    if (username || password) return 'Leave user and password out of the address';
    if (isIP(host) ? isClosed(host) : host === 'localhost' && !ownMachine) return notOurs;
    return null;
  };

  const read = ({ url, patience = patienceMs, body, ...sent }: Sent, mostBytes: number) =>
    new Promise<{ status: number; bytes: Uint8Array; location: string | undefined }>((resolve, reject) => {
      const why = refuse(url);
      if (why) return reject(new Error(why));
      const send = url.startsWith('https:') ? https.request : http.request;
      const options = { ...sent, lookup: guarded, signal: AbortSignal.timeout(patience), agent: false };
      const request = send(url, options, (response) => {
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
            lookup: guarded,
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
