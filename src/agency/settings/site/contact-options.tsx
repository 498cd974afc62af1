import { useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { WhatsappIcon } from '#kit/site/ui/whatsapp-icon.tsx';
import { callHref, formatPhone, whatsappHref } from '#kit/site/contact-links.ts';
import { useSite } from './use-site.ts';

/** For pages where something went wrong: every way to a person, and the way home. */
export function ContactOptions({ enquiry, enquiryText }: { enquiry: string; enquiryText: string }) {
  const { t } = useLingui();
  const { settings } = useSite();
  const phone = settings.phones[0] ?? settings.whatsapp;
  return (
    <>
      <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
        <Link to={enquiry} className="btn btn-main">
          {enquiryText}
        </Link>
        <a data-copyable href={callHref(phone)} className="btn btn-line in-contact-bar tabular-nums">
          <Phone aria-hidden className="size-5" />
          {formatPhone(phone)}
        </a>
        <a
          href={whatsappHref(settings.whatsapp, t`Hello, I could not find a page on your site.`)}
          className="btn btn-line in-contact-bar"
        >
          <WhatsappIcon />
          WhatsApp
        </a>
      </div>
      <Link to="/" className="text-link mt-4 inline-flex min-h-12 items-center font-medium">
        {t`Go to the home page`}
      </Link>
    </>
  );
}
