import type { Ctx } from '#kit/context.ts';
import { defineLimit } from '#kit/limit.ts';
import { pagePath } from '#content/visits/page-path.ts';
import { recordError } from './record-error.ts';

const cspReportLimit = defineLimit('policy-report', { points: 60, seconds: 600 });

/** What a browser tells when a page asked for something that its content security policy does not allow. */
export type CspViolation = { directive: string; blocked: string; page: string };

/** Those that our policies have; whatever else somebody writes is one kind, so that nobody fills the list. */
const directives =
  /^(default|script|style|font|img|connect|frame|object|worker|media|manifest)-src(-elem|-attr)?$|^(base-uri|form-action|frame-ancestors)$/;

/**
 * Counts it where our own faults are listed: a page that lost a part, or a script that somebody slipped in. Kept are the
 * directive, the origin of what was refused and the page as statistics name it, never an address in full.
 */
export async function recordCspViolation(
  ctx: Ctx,
  { directive, blocked, page }: CspViolation,
): Promise<void> {
  await ctx.limit(cspReportLimit, ctx.request.ip);
  const kind = directives.test(directive) ? directive : 'unknown directive';
  const [origin, route] = originOf(blocked, ctx.publicUrl);
  const on = URL.canParse(page) ? pagePath(new URL(page).pathname) : null;
  const error = new Error(`The page's policy refused ${origin}${on ? ` on ${on}` : ''}`);
  error.name = kind;
  await recordError(ctx, { requestId: ctx.request.id, method: 'CSP', route, error });
}

/** What was refused, as it is said and as it is grouped: few groups, whatever is sent. */
function originOf(blocked: string, publicUrl: string): [said: string, group: string] {
  if (['inline', 'eval', 'wasm-eval', 'data', 'blob'].includes(blocked))
    return [`something ${blocked}`, blocked];
  if (!URL.canParse(blocked)) return ['something', 'other'];
  const { protocol, host } = new URL(blocked);
  if (host === new URL(publicUrl).host) return ['a part of our own', 'our own'];
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb ? [`${protocol}//${host}`, 'elsewhere'] : [protocol, 'other'];
}
