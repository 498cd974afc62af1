import { useLingui } from '@lingui/react/macro';
import { ArrowUpRight, Phone } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { StoreLinks } from '#agency/native/site/store-links.tsx';
import type { PublicSettings } from '#agency/settings/read-settings.ts';
import { Logo } from '#kit/site/ui/logo.tsx';
import { WhatsappIcon } from '#kit/site/ui/whatsapp-icon.tsx';
import { callHref, formatPhone, whatsappHref } from '#kit/site/contact-links.ts';
import { CookieLink } from '#people/cookie-choices/site/cookie-link.tsx';
import { yearInIndia } from '#kit/site/year-in-india.ts';
import { LanguageNav } from './language-nav.tsx';
import { policyPages } from './policy-pages.ts';
import { servicePages } from '#catalogue/services/site/services.ts';

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
      <CallToAction settings={settings} />
      <div className="wrap grid gap-x-10 gap-y-5 pb-5 sm:grid-cols-2 sm:gap-y-12 sm:pb-14 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
        <section aria-label={t`About ${brand}`}>
          <Logo brand={brand} />
          <p className="mt-4 max-w-[36ch] text-sm text-sand-deep sm:mt-5">{settings.blurb}</p>
          <ul className="mt-2 grid max-w-72 grid-cols-2 max-sm:flex max-sm:max-w-none max-sm:flex-wrap max-sm:gap-x-5 sm:mt-4">
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
        <nav aria-label={t`Footer`} className="contents">
          <FooterLinks
            title={t`Services`}
            pages={[
              ...servicePages,
              { name: /*i18n*/ 'Prices', path: '/pricing' },
              { name: /*i18n*/ 'Our work', path: '/work' },
            ]}
          />
          <FooterLinks title={t`Support`} pages={policyPages} />
        </nav>
        <section aria-labelledby="footer-reach">
          <h2 id="footer-reach" className={footerTitle}>
            {t`Reach us`}
          </h2>
          <address className="grid text-sm not-italic max-sm:grid-cols-2 max-sm:gap-x-5">
            <span data-copyable className="py-1.5 text-sand-deep">
              {settings.addressLines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </span>
            <span className="grid">
              {settings.phones.map((phone) => (
                <a key={phone} data-copyable href={callHref(phone)} className={`${footerLink} tabular-nums`}>
                  {`+91 ${formatPhone(phone)}`}
                </a>
              ))}
              <a data-copyable href={`mailto:${settings.email}`} className={`${footerLink} wrap-anywhere`}>
                {settings.email}
              </a>
            </span>
          </address>
        </section>
      </div>
      <div className="border-t border-line-dark">
        {/* On small screens the chat stands in the right corner. */}
        <div className="wrap flex flex-wrap items-center gap-x-8 pt-2 pb-16 text-xs text-sand-deep max-sm:*:py-1 md:py-4">
          <p className="py-2">
            © <CurrentYear served={year} /> {settings.legalName}
          </p>
          {hasSamples && <p className="py-2">{t`Demo: the clients and their figures are samples.`}</p>}
          <CookieLink className="inline-flex min-h-11 items-center underline-offset-4 decoration-marigold hover:underline">
            {t`Cookie choices`}
          </CookieLink>
          <LanguageNav linkClassName="min-h-11 underline-offset-4 decoration-marigold hover:underline" />
        </div>
      </div>
    </footer>
  );
}

function CallToAction({ settings }: { settings: PublicSettings }) {
  const { t } = useLingui();
  const phone = settings.phones[0] ?? settings.whatsapp;
  return (
    <section
      data-no-print
      aria-labelledby="footer-call"
      className="wrap grid items-end gap-5 py-7 sm:gap-8 sm:py-[clamp(3.5rem,2.5rem+4vw,6.5rem)] lg:grid-cols-[1fr_auto]"
    >
      <h2 id="footer-call" className="max-w-[18ch] text-h2">
        {t`Tell us what you sell. We will tell you what to build first.`}
      </h2>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Link to="/contact-us" className="btn btn-main">
          {t`Contact us`}
        </Link>
        <a href={callHref(phone)} className={`${besideBar} btn btn-line-dark tabular-nums`}>
          <Phone aria-hidden className="size-5" />
          {formatPhone(phone)}
        </a>
        <a
          href={whatsappHref(settings.whatsapp, t`Hello, I would like to talk about my business.`)}
          className={`${besideBar} btn btn-line-dark`}
        >
          <WhatsappIcon />
          WhatsApp
        </a>
      </div>
    </section>
  );
}

/** Up to 640 px the bar at the foot of the page says the same. */
const besideBar = 'max-bar:hidden';
const footerTitle = 'mb-1 font-head text-h4 font-semibold sm:mb-2';
const footerLink =
  'inline-flex min-h-11 items-center text-sm underline-offset-4 decoration-marigold hover:underline';

function FooterLinks({ title, pages }: { title: string; pages: readonly { name: string; path: string }[] }) {
  const { i18n } = useLingui();
  return (
    <div>
      <h2 className={footerTitle}>{title}</h2>
      <ul className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-5">
        {pages.map((page) => (
          <li key={page.path}>
            <Link to={page.path} className={footerLink}>
              {i18n._(page.name)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
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
