import { useLingui } from '@lingui/react/macro';
import { ArrowUpRight } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { StoreLinks } from '#agency/native/site/store-links.tsx';
import type { PublicSettings } from '#agency/settings/read-settings.ts';
import { drawn } from '#kit/site/pictures/drawn.tsx';
import { Logo } from '#kit/site/ui/logo.tsx';
import { CookieLink } from '#people/cookie-choices/site/cookie-link.tsx';
import { yearInIndia } from '#kit/site/year-in-india.ts';
import { footerLink } from './footer-looks.ts';
import { LanguageNav } from './language-nav.tsx';

const loadCall = () => import('#site/still/footer-call.tsx');
const loadWays = () => import('#site/still/footer-ways.tsx');
const onServer = import.meta.env.SSR ? { ...(await loadCall()), ...(await loadWays()) } : null;
const FooterCall = drawn(onServer?.FooterCall, async () => (await loadCall()).FooterCall);
const FooterWays = drawn(onServer?.FooterWays, async () => (await loadWays()).FooterWays);

/** @param props.hasSamples clients of the demo are shown: said once, in a quiet line */
export function Footer({
  settings,
  year,
  hasSamples = false,
}: {
  settings: PublicSettings;
  year: string;
  hasSamples?: boolean;
}) {
  const { t } = useLingui();
  const { brand, playStoreUrl, appStoreUrl } = settings;
  return (
    <footer className="on-dark bg-ink-deep text-paper">
      <div aria-hidden className="awning" />
      <FooterCall settings={settings} />
      <div className="wrap grid gap-x-10 gap-y-5 pb-5 sm:grid-cols-2 sm:gap-y-12 sm:pb-14 print:pb-0 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
        <section aria-label={t`About ${brand}`}>
          <Logo brand={brand} />
          <p className="mt-4 max-w-[23.1em] text-sm text-sand-deep sm:mt-5">{settings.blurb}</p>
          <ul
            data-no-print
            className="mt-2 grid max-w-72 grid-cols-2 max-sm:flex max-sm:max-w-none max-sm:flex-wrap max-sm:gap-x-5 sm:mt-4"
          >
            {settings.socials.map((social) => (
              <li key={social.name}>
                <a href={social.url} rel="noopener me" className={`${footerLink} gap-1`}>
                  {social.name}
                  <ArrowUpRight aria-hidden className="size-4 opacity-70 max-sm:hidden" />
                </a>
              </li>
            ))}
          </ul>
          <StoreLinks playStoreUrl={playStoreUrl} appStoreUrl={appStoreUrl} linkClassName={footerLink} />
        </section>
        <FooterWays settings={settings} />
      </div>
      <div className="border-t border-line-dark">
        {/* On small screens the chat stands in the right corner. */}
        <div className="wrap flex flex-wrap items-center gap-x-8 pt-2 pb-16 text-xs text-sand-deep max-sm:*:py-1 md:py-4 print:py-0">
          <p className="py-2">
            © <CurrentYear served={year} /> {settings.legalName}
          </p>
          {hasSamples && <p className="py-2">{t`Demo: the clients and their figures are samples.`}</p>}
          <CookieLink className="inline-flex min-h-11 items-center print:hidden underline-offset-4 decoration-marigold hover:underline">
            {t`Cookie choices`}
          </CookieLink>
          <LanguageNav linkClassName="min-h-11 underline-offset-4 decoration-marigold hover:underline" />
        </div>
      </div>
    </footer>
  );
}

/** A cached page may be older than the year; the browser knows better. */
function CurrentYear({ served }: { served: string }) {
  return useSyncExternalStore(
    neverChanges,
    () => yearInIndia(new Date()),
    () => served,
  );
}
const neverChanges = () => () => {};
