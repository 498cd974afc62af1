import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { same } from '../auth.ts';
import { Refused } from '../errors.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** The machine itself (no proxy in between, no other site's page), or who has the token. */
export function restrictAccess(token: string | null): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header('Authorization')?.match(/^Bearer (.+)$/i)?.[1];
    const address = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress;
    const forwarded = c.req.header('X-Forwarded-For') ?? c.req.header('Forwarded');
    const site = c.req.header('Sec-Fetch-Site') ?? 'none';
    const origin = c.req.header('Origin');
    const ownPage = !origin || (URL.canParse(origin) && new URL(origin).host === c.req.header('Host'));
    // Without a socket the request was made inside this process.
    const here = (!address || loopback.has(address)) && !forwarded;
    const foreign = !ownPage || (site !== 'none' && site !== 'same-origin');
    if (!(token && given && same(given, token)) && (!here || foreign))
      throw new Refused(403, {
        code: 'BAD_REQUEST_ERROR',
        description: 'Control calls are for this machine.',
      });
    await next();
  };
}
