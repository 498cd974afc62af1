import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import {
  isRouteErrorResponse,
  Link,
  useHref,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { CookieHost } from '#people/cookie-choices/site/cookie-host.tsx';
import { AccountHost } from '#people/sign-in/site/account-host.tsx';
import { useLoaded } from '#kit/site/use-loaded.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { Site } from '#agency/settings/site/use-site.ts';
import { ContactOptions } from '#agency/settings/site/contact-options.tsx';

// Every page has this one with it; what it can do without comes when it is shown.
const loadPicture = () => import('#kit/site/pictures/shutter-scene.tsx');

/** A page inside the site has failed: header, footer, what their links open and every way to a person stay. */
export function SiteError() {
  const { t } = useLingui();
  const site = useRouteLoaderData<Site>('site/layout');
  if (!site) return <ErrorPage />;
  return (
    <div className="flex min-h-dvh flex-col">
      <CookieHost />
      <Header settings={site.settings} />
      <main id="content" className="grow">
        <Trouble>
          <ContactOptions enquiry="/enquiry" enquiryText={t`Send an enquiry`} />
        </Trouble>
      </main>
      {/* Parts of it may have to be fetched; nothing waits for them here. */}
      <Suspense>
        <Footer settings={site.settings} year={site.year} />
      </Suspense>
      <AccountHost />
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
  const { t } = useLingui();
  const { title, text, gone } = textsFor(useRouteError());
  const home = useHref('/');
  const here = useLocation();
  const picture = useLoaded(loadPicture, true);
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-12 py-12 md:grid-cols-[1.25fr_1fr] md:py-20">
      <title>{t(title)}</title>
      <div role="alert">
        <h1 className="max-w-[10.1em] text-h1">{t(title)}</h1>
        <p className="mt-6 max-w-[28.2em] text-lead text-ink-soft">{t(text)}</p>
        {!gone && (
          <Link to={here} reloadDocument className="btn btn-main mt-8">
            {t`Try again`}
          </Link>
        )}
        {children ?? (
          <a href={home} className="text-link ml-6 inline-flex min-h-12 items-center font-medium">
            {t`Go to the home page`}
          </a>
        )}
      </div>
      {picture && <picture.ShutterScene />}
    </div>
  );
}

/** `gone`: there is nothing here, and trying again brings nothing. */
function textsFor(error: unknown): { title: MessageDescriptor; text: MessageDescriptor; gone?: true } {
  if (error instanceof TypeError || (typeof navigator !== 'undefined' && navigator.onLine === false))
    return {
      title: msg`No connection`,
      text: msg`The page did not load. Check the network and try again; nothing you sent is lost.`,
    };
  if (isRouteErrorResponse(error) && error.status === 503)
    return {
      title: msg`One moment, please`,
      text: msg`We cannot reach our records just now. Nothing is lost. Please try again shortly.`,
    };
  if (isRouteErrorResponse(error) && error.status === 404)
    return {
      title: msg`This shutter is down`,
      text: msg`There is no page at this address. It may have moved, or a letter slipped. Here is what is open.`,
      gone: true,
    };
  return {
    title: msg`Something broke here`,
    text: msg`The fault is ours, not yours, and it has been noted. Please try again in a moment.`,
  };
}
