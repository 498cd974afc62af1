import { useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { WhatsappIcon } from '#kit/site/ui/whatsapp-icon.tsx';
import { callHref, formatPhone, whatsappHref } from '#kit/site/contact-links.ts';
import { useSite } from '#agency/settings/site/use-site.ts';

/** What stands in WhatsApp already. @param english the service by its English name */
export function useWhatsappText(english: string) {
  const { t, i18n } = useLingui();
  const service = i18n._(english);
  return t`Hello, I would like to know more about ${service}.`;
}

/** The three ways to begin: the contact page, a call, WhatsApp. `dark`: on a dark ground; `onMarigold`: on our accent. */
export function CallButtons({ service, ground }: { service: string; ground?: 'dark' | 'marigold' }) {
  const { t } = useLingui();
  const { settings } = useSite();
  const words = useWhatsappText(service);
  const phone = settings.phones[0] ?? settings.whatsapp;
  const line = ground === 'dark' ? 'btn btn-line-dark' : 'btn btn-line';
  const main = ground === 'marigold' ? 'btn bg-ink text-paper hover:bg-ink-deep' : 'btn btn-main';
  return (
    <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap" data-no-print>
      <Link to="/contact-us" prefetch="intent" className={`${main} px-7`}>
        {t`Try It Now`}
      </Link>
      <a data-copyable href={callHref(phone)} className={`${line} in-contact-bar tabular-nums`}>
        <Phone aria-hidden className="size-5" />
        <span>
          <span className="sr-only">{t`Call`} </span>
          {formatPhone(phone)}
        </span>
      </a>
      <a href={whatsappHref(settings.whatsapp, words)} className={`${line} in-contact-bar`}>
        <WhatsappIcon />
        WhatsApp
      </a>
    </div>
  );
}
