import { isRouteErrorResponse, Link, useLocation, useRouteError, useRouteLoaderData } from 'react-router';
import { ShutterScene } from '#web/pictures/shutter-scene.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { loader } from './layout.tsx';
import { WaysOn } from './ways-on.tsx';

/** A page inside the site has failed: header, footer and every way to a person stay. */
export function SiteError() {
  const site = useRouteLoaderData<typeof loader>('site/layout');
  if (!site) return <ErrorPage />;
  return (
    <div className="flex min-h-dvh flex-col">
      <Header settings={site.settings} />
      <main id="content" className="grow">
        <Trouble>
          <WaysOn enquiry="/enquiry" enquiryText="Send an enquiry" />
        </Trouble>
      </main>
      <Footer settings={site.settings} year={site.year} />
    </div>
  );
}

/** Not even the agency's facts could be read. */
export function ErrorPage() {
  return (
    <main>
      <Trouble />
    </main>
  );
}

function Trouble({ children }: { children?: React.ReactNode }) {
  const { title, text } = words(useRouteError());
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-12 py-12 md:grid-cols-[1.25fr_1fr] md:py-20">
      <title>{title}</title>
      <div role="alert">
        <h1 className="max-w-[15ch] text-h1">{title}</h1>
        <p className="mt-6 max-w-[44ch] text-lead text-ink-soft">{text}</p>
        <Link to={useLocation()} reloadDocument className="btn btn-main mt-8">
          Try again
        </Link>
        {children ?? (
          <a href="/" className="text-link ml-6 inline-flex min-h-12 items-center font-medium">
            Go to the home page
          </a>
        )}
      </div>
      <ShutterScene />
    </div>
  );
}

function words(error: unknown): { title: string; text: string } {
  if (error instanceof TypeError || (typeof navigator !== 'undefined' && navigator.onLine === false))
    return {
      title: 'No connection',
      text: 'The page could not be fetched. Check the network and try again; nothing you sent is lost.',
    };
  if (isRouteErrorResponse(error) && error.status === 503)
    return {
      title: 'One moment, please',
      text: 'We cannot reach our records just now. Nothing is lost. Please try again shortly.',
    };
  return {
    title: 'Something broke here',
    text: 'The fault is ours, not yours, and it has been noted. Please try again in a moment.',
  };
}
