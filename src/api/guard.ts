import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
const refuse = (status: 403 | 413 | 415 | 421): never => {
  throw new HTTPException(status);
};

/**
 * Refuses what a browser would only send on another site's behalf, what names a host that is not ours (live mode) and
 * bodies that are neither JSON nor multipart. Source: security.md R4.
 */
export function guard(options: { publicUrl: string; live: boolean }): MiddlewareHandler {
  const ours = new URL(options.publicUrl);
  return async (c, next) => {
    const host = c.req.header('Host');
    if (options.live && host !== ours.host && !probes.has(c.req.path)) refuse(421);
    if (safe.has(c.req.method)) return next();

    const site = c.req.header('Sec-Fetch-Site');
    const origin = c.req.header('Origin');
    if (site && site !== 'same-origin' && site !== 'none') refuse(403);
    if (origin && origin !== ours.origin && (options.live || hostOf(origin) !== host)) refuse(403);

    const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
    const empty =
      !type && (c.req.header('Content-Length') ?? '0') === '0' && !c.req.header('Transfer-Encoding');
    if (!empty && type !== 'application/json' && type !== 'multipart/form-data') refuse(415);

    const limit = type === 'multipart/form-data' ? sixMegabytes : sixtyFourKilobytes;
    const length = c.req.header('Content-Length');
    if (length === undefined || c.req.header('Transfer-Encoding')) return limit.counting(c, next);
    if (Number(length) > limit.most) refuse(413);
    return next();
  };
}

const probes = new Set(['/healthz', '/readyz', '/metrics']);

/** A declared length is believed, for node reads no further; only a body of unknown length has to be counted. */
const limitOf = (most: number) => ({
  most,
  counting: bodyLimit({ maxSize: most, onError: () => refuse(413) }),
});
const sixtyFourKilobytes = limitOf(64 * 1024);
const sixMegabytes = limitOf(6 * 1024 * 1024);

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
