import { redirect, type MiddlewareFunction } from 'react-router';
import { languageOf, pathIn, plainPath, type Language } from '#kit/language/language.ts';
import { ctxContext } from '#kit/site/context.server.ts';
import { redirectsContext } from './redirects-context.server.ts';

/**
 * Where nothing is, an address may lead on, or be gone for good. What exists always wins over a redirect. A redirect
 * holds in every language.
 */
export const followRedirects: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const response = await next();
  const redirects = context.get(redirectsContext);
  if (response.status !== 404 || !redirects) return response;
  const { language } = context.get(ctxContext);
  const own = language === 'en' ? url.pathname : plainPath(url.pathname);
  const rule = (await redirects.find(url.pathname)) ?? (await redirects.find(own));
  if (!rule) return response;
  redirects.countHit(rule);
  if (rule.status === 410) return new Response(response.body, { status: 410, headers: response.headers });
  // What came along, like the name of a campaign, travels on.
  const target =
    rule.target.includes('?') || rule.target.includes('#') ? rule.target : rule.target + url.search;
  // Staff may think again: browsers must not remember it for ever.
  throw redirect(targetIn(target, language), {
    status: rule.status,
    headers: { 'Cache-Control': 'public, max-age=300' },
  });
};

/** A file, and what names its language itself, stays where it is. */
const targetIn = (target: string, language: Language) =>
  languageOf(target) !== 'en' || /^[^?#]*\.\w+(?=[?#]|$)/.test(target) ? target : pathIn(target, language);
