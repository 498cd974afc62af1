import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { PublicSettings } from '#agency/settings/read-settings.ts';
import { servicePages } from '#catalogue/services/site/services.ts';
import { AddressLines } from '#kit/site/ui/address-lines.tsx';
import { callHref, formatPhone } from '#kit/site/contact-links.ts';
import { footerLink } from '#site/footer-looks.ts';
import { myDataPage, policyPages, searchPage, statusPage } from '#site/policy-pages.ts';

/** The footer's pages, and where the agency is reached. */
export function FooterWays({ settings }: { settings: PublicSettings }) {
  const { t } = useLingui();
  const [mailbox, host] = settings.email.split('@');
  return (
    <>
      <nav aria-label={t`Footer`} className="contents">
        <FooterLinks
          title={t`Services`}
          pages={[
            ...servicePages,
            { name: /*i18n*/ 'Prices', path: '/pricing' },
            { name: /*i18n*/ 'Our work', path: '/work' },
          ]}
        />
        <FooterLinks title={t`Support`} pages={[...policyPages, myDataPage, statusPage, searchPage]} />
      </nav>
      <section aria-labelledby="footer-reach">
        <h2 id="footer-reach" className={footerTitle}>
          {t`Reach us`}
        </h2>
        <address className="grid text-sm not-italic max-sm:grid-cols-[1fr_1fr] max-sm:gap-x-5">
          <span data-copyable className="py-1.5 text-sand-deep">
            <AddressLines lines={settings.addressLines} />
          </span>
          <span className="flex flex-col">
            {settings.phones.map((phone) => (
              <a
                key={phone}
                data-copyable
                href={callHref(phone)}
                className={`${footerLink} whitespace-nowrap tabular-nums`}
              >
                {`+91 ${formatPhone(phone)}`}
              </a>
            ))}
            <a data-copyable href={`mailto:${settings.email}`} className={`${footerLink} wrap-anywhere`}>
              <span>
                {mailbox}
                <wbr />@{host}
              </span>
            </a>
          </span>
        </address>
      </section>
    </>
  );
}

const footerTitle = 'mb-1 font-head text-h4 font-semibold sm:mb-2';

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
