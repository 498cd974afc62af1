import { Links, Outlet, Scripts } from 'react-router';
import { languageTags } from '#kit/language/language.ts';
import type { Route } from './+types/root';
import { followRedirects } from '#content/redirects/site/follow-redirects.server.ts';
import devanagariFont from '#kit/site/fonts/noto-devanagari.woff2?url';
import headFont from '#kit/site/fonts/anek-latin.woff2?url';
import textFont from '#kit/site/fonts/figtree.woff2?url';
import { useHydrationMark } from '#site/use-hydration-mark.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import '#kit/site/styles.css';

export const middleware: Route.MiddlewareFunction[] = [followRedirects];

export const links: Route.LinksFunction = () => [
  // Both families stand in the first view.
  ...[headFont, textFont].map((href) => ({
    rel: 'preload' as const,
    as: 'font' as const,
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon-32.png', sizes: '32x32', type: 'image/png' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** Links and scripts are the server's alone: the browser has them already, and what makes them is no part of its own. */
export function Layout({ children }: { children: React.ReactNode }) {
  const language = useLanguage();
  return (
    // What early.server.ts marks on it is none of React's.
    <html lang={languageTags[language]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fefbf6" />
        {language !== 'en' && (
          <link rel="preload" as="font" type="font/woff2" href={devanagariFont} crossOrigin="anonymous" />
        )}
        {import.meta.env.SSR && <Links />}
      </head>
      <body>
        {children}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  useHydrationMark();
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary } from '#site/error-page.tsx';
