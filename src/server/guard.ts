import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { revokePath, tokenPath } from '#agency/api-tokens/connections/paths.ts';
import { isForPrograms } from './for-programs.ts';
import { cspReportPath } from './security-headers.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
const refuse = (status: 403 | 413 | 415): never => {
  throw new HTTPException(status);
};

/**
 * Refuses what a browser would only send on another site's behalf, and bodies that are neither JSON nor multipart.
 */
export function guard(options: { publicUrl: string; live: boolean }): MiddlewareHandler {
  const ours = new URL(options.publicUrl);
  return async (c, next) => {
    if (safe.has(c.req.method)) return next();

    const { path } = c.req;
    const returning = path.startsWith(returningFromGateway);
    // Without a cookie nobody is asked for on another's behalf.
    const ofAnybody = returning || (isForPrograms(path) && !c.req.header('Cookie'));
    const site = ofAnybody ? undefined : c.req.header('Sec-Fetch-Site');
    const origin = ofAnybody ? undefined : c.req.header('Origin');
    if (site && site !== 'same-origin' && site !== 'none') refuse(403);
    if (origin && origin !== ours.origin && (options.live || hostOf(origin) !== c.req.header('Host')))
      refuse(403);

    const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
    const empty =
      !type && (c.req.header('Content-Length') ?? '0') === '0' && !c.req.header('Transfer-Encoding');
    if (empty) return next();
    const form =
      type === 'application/x-www-form-urlencoded' &&
      (returning || formSenders.some((start) => path.startsWith(start)));
    const report = type === 'application/csp-report' && path === cspReportPath;
    if (type !== 'application/json' && type !== 'multipart/form-data' && !form && !report) refuse(415);

    const most =
      maxBytesAt.get(path) ??
      (path.startsWith('/webhooks/leads/') ? quarterMegabyte : undefined) ??
      (type === 'multipart/form-data' ? sixMegabytes : sixtyFourKilobytes);
    const length = c.req.header('Content-Length');
    // A declared length is believed, for node reads no further; only a body of unknown length has to be counted.
    if (length === undefined || c.req.header('Transfer-Encoding')) c.req.raw = await counted(c.req.raw, most);
    else if (Number(length) > most) refuse(413);
    return next();
  };
}

/**
 * OAuth asks for forms. Mail programs unsubscribe with one, as RFC 8058 asks them to, and carriers report with one; what is
 * in the path is the authority. Forms of ours on other sites stand in a frame, and are posted from our own origin.
 */
const formSenders = [
  tokenPath,
  revokePath,
  '/api/newsletter/unsubscribe/',
  '/api/offers/stop/',
  '/webhooks/sms/',
  '/webhooks/leads/market/',
  '/forms/',
];

/** The payment gateway's page posts its own signature from its own site; nobody's session is used there. */
const returningFromGateway = '/payment-pay/return/';

const sixtyFourKilobytes = 64 * 1024;
/** Meta tells of up to a thousand leads at once. */
const quarterMegabyte = 256 * 1024;
const sixMegabytes = 6 * 1024 * 1024;
/** Calls that take more or less than others. */
const maxBytesAt = new Map([
  ['/payment-pay/webhook', 256 * 1024],
  ['/webhooks/whatsapp', 1024 * 1024],
  ['/staff/posts/import', 20 * 1024 * 1024],
  [cspReportPath, 8 * 1024],
]);

/**
 * The request with its body read, as long as it is no longer than `most` bytes. Written out because Hono's body
 * limit makes a `Request` out of the server's own kind of request, which the platform refuses.
 */
async function counted({ url, method, headers, body }: Request, most: number): Promise<Request> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > most) refuse(413);
    pieces.push(piece);
  }
  return new Request(url, { method, headers, body: Buffer.concat(pieces) });
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
