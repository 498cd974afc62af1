import { Trans } from '@lingui/react/macro';
import { lazy, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { customerConsentTexts, customerConsentVersion } from '#people/customers/consents/consent.ts';
import { readPublicSettings } from '#agency/settings/read-settings.ts';
import type { Site } from '#agency/settings/site/use-site.ts';
import { casesTag } from '#content/cases/case.ts';
import { showsSampleCases } from '#content/cases/list-cases.ts';
import { ctxContext, pageReportContext, tagPage } from '#kit/site/context.server.ts';
import { translated } from '#agency/translations/site/translated.server.ts';
import { useNativeShell } from './use-native-shell.ts';
import { useSecondPress } from './use-second-press.ts';
import { useStillLinks } from './use-still-links.ts';
import { useWorker } from './use-worker.ts';
import type { Route } from './+types/layout';
import { AccountHost } from '#people/sign-in/site/account-host.tsx';
import { BookingHost } from '#sales/bookings/site/booking-host.tsx';
import { ContactBar } from './contact-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useCheckoutPlace } from '#kit/site/checkout-steps.ts';
import { usePreview } from '#kit/site/use-preview.ts';
import { keepClear } from '#kit/keep-clear.ts';
import { keepPressed } from '#kit/keep-pressed.ts';
import { yearInIndia } from '#kit/site/year-in-india.ts';
import { InstallSlot } from './install-slot.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { OutboxNotice } from '#sales/leads/enquiries/site/outbox-notice.tsx';
import { ScrollToTop, useFocusOnArrival } from '#content/visits/site/arrival.ts';
import { useCopyProtection } from './copy-protection.ts';
import { useFirstTouch } from '#content/visits/site/attribution.ts';
import { CookieHost } from '#people/cookie-choices/site/cookie-host.tsx';
import { useOutsideServices } from '#content/visits/site/use-outside-services.ts';
import { useVisit } from '#content/visits/site/use-visit.ts';

/** What the checkout wears comes with it; until it is there, the page before stays. */
const CheckoutHeader = lazy(async () => ({
  default: (await import('./checkout-header.tsx')).CheckoutHeader,
}));
const CheckoutPolicies = lazy(async () => ({
  default: (await import('./checkout-policies.tsx')).CheckoutPolicies,
}));

export async function loader({ context }: Route.LoaderArgs): Promise<Site & { hasSamples: boolean }> {
  const ctx = context.get(ctxContext);
  tagPage(context, 'settings', casesTag);
  const [facts, hasSamples] = await Promise.all([readPublicSettings(ctx), showsSampleCases(ctx)]);
  const { tagline, blurb } = facts;
  const settings = { ...facts, ...(await translated(context, { tagline, blurb })) };
  context.get(pageReportContext).outside = {
    googleAnalytics: settings.ga4Id !== '',
    metaPixel: settings.metaPixelId !== '',
  };
  return {
    settings,
    publicUrl: ctx.publicUrl,
    account: {
      google: ctx.google !== null,
      consent: customerConsentTexts[customerConsentVersion]?.account ?? '',
    },
    whatsApp: ctx.whatsapp !== null,
    year: yearInIndia(ctx.now()),
    hasSamples,
  };
}

/** The agency's facts hold for a visit: pages that follow need not bring them again, nor lose them when they fail. */
export const shouldRevalidate = () => false;

export default function SiteLayout({ loaderData: { settings, year, hasSamples } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const checkout = useCheckoutPlace();
  const isPreview = usePreview();
  useFirstTouch();
  useVisit();
  useOutsideServices(settings);
  useNativeShell();
  useStillLinks();
  useWorker(settings.worksOffline);
  useFocusOnArrival();
  useSecondPress();
  useEffect(keepPressed, []);
  useEffect(keepClear, []);
  useCopyProtection(settings.copyProtection);
  return (
    <div
      data-protected={settings.copyProtection || undefined}
      data-with-contact-bar={!checkout || undefined}
      className="flex min-h-dvh flex-col"
    >
      <a
        href="#content"
        className="btn btn-main fixed top-2 left-4 z-50 -translate-y-24 focus-visible:translate-y-0"
      >
        <Trans>Skip to content</Trans>
      </a>
      <CookieHost />
      {checkout ? <CheckoutHeader settings={settings} place={checkout} /> : <Header settings={settings} />}
      <main id="content" className="grow">
        {isPreview && (
          <p className="bg-marigold px-5 py-3 text-center font-semibold">
            <Trans>Preview. Visitors do not see this yet.</Trans>
          </p>
        )}
        <Outlet />
      </main>
      {/* Above the chat's place where the screen is too narrow for both. */}
      <output className="pointer-events-none fixed inset-x-0 bottom-0 z-30 grid justify-items-center gap-2 p-4 *:pointer-events-auto empty:hidden max-lg:bottom-[calc(env(safe-area-inset-bottom)+4.5rem)]">
        <OutboxNotice />
        <InstallSlot brand={settings.brand} quiet={checkout !== null} />
        <OfflineNotice phone={settings.phones[0] ?? settings.whatsapp} />
      </output>
      {checkout ? <CheckoutPolicies /> : <Footer settings={settings} year={year} hasSamples={hasSamples} />}
      <BookingHost />
      {!checkout && <ContactBar settings={settings} />}
      <AccountHost />
      {settings.restoreScrollOnBack ? <ScrollRestoration /> : <ScrollToTop key={pathname} />}
    </div>
  );
}

export { SiteError as ErrorBoundary } from './error-page.tsx';
