import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { NotFound } from '#kit/errors.ts';

/** Whatever else HTTP knows, no address here takes. */
export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type Options = { publicUrl: string; live: boolean };

/** Whether a request that names this host means us. On a laptop or in an office network we have many names. */
export function ownHost({ publicUrl, live }: Options) {
  const { host } = new URL(publicUrl);
  return (named: string | undefined) => !live || named === host;
}

/**
 * What no one behind it has to ask again: the method is one we know, the host is ours, and the path cannot be taken for
 * another host.
 */
export function checkRequestLine(options: Options): MiddlewareHandler {
  const isOurs = ownHost(options);
  return (c, next) => {
    const { method, path } = c.req;
    if (!methods.includes(method)) throw new WrongMethod(methods);
    if (!isOurs(c.req.header('Host')) && !probes.has(path)) throw new HTTPException(421);
    if (/^\/[/\\]/.test(path) || namesSomebody.test(c.req.url)) throw new NotFound(/*i18n*/ 'This address');
    return next();
  };
}

/** 405, saying which methods the address takes. */
export class WrongMethod extends HTTPException {
  readonly allowed: string[];
  constructor(allowed: string[]) {
    super(405);
    this.allowed = allowed;
  }
}

/** `GET http://name@host/`: HTTP lets a request line say a whole address, but nobody's name in it. */
const namesSomebody = /^https?:\/\/[^/?#]*@/;

const probes = new Set(['/healthz', '/readyz', '/metrics']);
