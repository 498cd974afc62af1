import { useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import type { PublicSettings } from '#agency/settings/read-settings.ts';
import { WhatsappIcon } from '#kit/site/ui/whatsapp-icon.tsx';
import { callHref, formatPhone, whatsappHref } from '#kit/site/contact-links.ts';

/** The footer's last word to whoever has read to the end. */
export function FooterCall({ settings }: { settings: PublicSettings }) {
  const { t } = useLingui();
  const phone = settings.phones[0] ?? settings.whatsapp;
  return (
    <section
      data-no-print
      aria-labelledby="footer-call"
      className="wrap grid items-end gap-5 py-7 sm:gap-8 sm:py-[clamp(3.5rem,2.5rem+4vw,6.5rem)] lg:grid-cols-[1fr_auto]"
    >
      <h2 id="footer-call" className="max-w-[12.2em] text-h2">
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
