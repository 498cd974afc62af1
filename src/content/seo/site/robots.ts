import { languagesWith, pathIn } from '#kit/language/language.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import type { Route } from './+types/robots';

const noPages = ['/admin/', '/staff/', '/dev/'];

/** What is somebody's own, or only leads somewhere by a secret link. */
const closed = [
  '/preview/',
  '/appointment/',
  '/waiting/',
  '/offers/stop/',
  '/newsletter/confirm/',
  '/newsletter/preferences/',
  '/newsletter/unsubscribe/',
  '/undo-email/',
  '/quotation-response',
  '/quotation/',
  '/project/',
  '/verify/',
  '/invoice/',
  '/pay/',
  '/mandate/',
  // With its end: /login-price is a page for everybody.
  '/login$',
  '/login?',
  '/register$',
  '/new-register',
  '/forgot$',
  '/my-data$',
  '/status$',
  '/search$',
  '/search?',
  '/profile',
  '/admission',
  '/upgrade/',
  '/renew/',
  '/cart',
  '/checkout',
  '/payment-pay/',
  '/success',
  '/failure/',
];

export async function loader({ context }: Route.LoaderArgs) {
  cachePage(context, 'settings');
  const ctx = context.get(ctxContext);
  const { publicUrl } = ctx;
  const languages = languagesWith((await readSettings(ctx)).languages);
  const paths = [
    ...noPages,
    ...languages.flatMap((language) => closed.map((path) => pathIn(path, language))),
  ];
  const lines = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), 'Allow: /'];
  return new Response([...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
