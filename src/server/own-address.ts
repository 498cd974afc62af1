import { isIPv6 } from 'node:net';
import type { Env } from './env.server.ts';

const everywhere: readonly string[] = ['0.0.0.0', '::'];

/** Where this server reaches itself: `PUBLIC_URL` may lead through a proxy, and need not lead here yet. */
export function ownAddress({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): string {
  const host = everywhere.includes(HOST) ? '127.0.0.1' : HOST;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${PORT}`;
}
