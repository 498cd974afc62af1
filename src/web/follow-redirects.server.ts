import { redirect, type MiddlewareFunction } from 'react-router';
import { redirectsContext } from './context.server.ts';

/** Where nothing is, an address may lead on, or be gone for good. What exists always wins over a redirect. */
export const followRedirects: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const response = await next();
  const redirects = context.get(redirectsContext);
  if (response.status !== 404 || !redirects) return response;
  const rule = await redirects.find(url.pathname);
  if (!rule) return response;
  redirects.countHit(rule);
  if (rule.status === 410) return new Response(response.body, { status: 410, headers: response.headers });
  // What came along, like the name of a campaign, travels on.
  const target =
    rule.target.includes('?') || rule.target.includes('#') ? rule.target : rule.target + url.search;
  // Staff may think again: browsers must not remember it for ever.
  throw redirect(target, { status: rule.status, headers: { 'Cache-Control': 'public, max-age=300' } });
};
