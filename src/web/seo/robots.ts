import { ctxContext, keepPage } from '#web/context.server.ts';
import type { Route } from './+types/robots';

/** What is somebody's own, only leads somewhere by a secret link, or is a call. */
const closed = [
  '/admin/',
  '/staff/',
  '/dev/',
  '/preview/',
  '/appointment/',
  '/newsletter/confirm/',
  '/newsletter/unsubscribe/',
  '/quotation-response',
  '/quotation/',
  // With its end: /login-price is a page for everybody.
  '/login$',
  '/login?',
  '/register$',
  '/new-register',
  '/forgot$',
  '/profile',
  '/admission',
  '/cart',
  '/checkout',
  '/success',
  '/failure/',
];

export function loader({ context }: Route.LoaderArgs) {
  keepPage(context);
  const { publicUrl } = context.get(ctxContext);
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /'];
  return new Response([...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
