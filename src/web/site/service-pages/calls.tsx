import { useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { WhatsappIcon } from '#web/ui/whatsapp-icon.tsx';
import { callHref, spokenPhone, whatsappHref } from '../contact-links.ts';
import { useSite } from '../use-site.ts';

/** What stands in WhatsApp already. @param service by its English name */
function useFirstWords(english: string) {
  const { t, i18n } = useLingui();
  const service = i18n._(english);
  return t`Hello, I would like to know more about ${service}.`;
}

/** The three ways to begin: the contact page, a call, WhatsApp. `dark`: on a dark ground; `onMarigold`: on our accent. */
export function CallButtons({ service, ground }: { service: string; ground?: 'dark' | 'marigold' }) {
  const { t } = useLingui();
  const { settings } = useSite();
  const words = useFirstWords(service);
  const phone = settings.phones[0] ?? settings.whatsapp;
  const line = ground === 'dark' ? 'btn btn-line-dark' : 'btn btn-line';
  const main = ground === 'marigold' ? 'btn bg-ink text-paper hover:bg-ink-deep' : 'btn btn-main';
  return (
    <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap" data-no-print>
      <Link to="/contact-us" prefetch="intent" className={`${main} px-7`}>
        {t`Try It Now`}
      </Link>
      <a data-copyable href={callHref(phone)} className={`${line} tabular-nums`}>
        <Phone aria-hidden className="size-5" />
        <span>
          <span className="sr-only">{t`Call`} </span>
          {spokenPhone(phone)}
        </span>
      </a>
      <a href={whatsappHref(settings.whatsapp, words)} className={line}>
        <WhatsappIcon />
        WhatsApp
      </a>
    </div>
  );
}

/**
 * Follows the reader; stands above the place of the chat and goes while a popup is open (decision 110), on phones also
 * while the question about cookies has its place.
 */
export function FloatingWhatsapp({ service }: { service: string }) {
  const { t, i18n } = useLingui();
  const name = i18n._(service);
  const words = useFirstWords(service);
  const { settings } = useSite();
  return (
    <a
      href={whatsappHref(settings.whatsapp, words)}
      aria-label={t`Ask about ${name} on WhatsApp`}
      data-no-print
      className="fixed right-[calc(env(safe-area-inset-right)+1rem)] bottom-[calc(env(safe-area-inset-bottom)+5.5rem)] z-20 grid size-14 place-items-center rounded-full bg-leaf text-white shadow-float hover:bg-ink [html:has(dialog[open])_&]:hidden max-sm:[html:has([data-asking])_&]:hidden"
    >
      <WhatsappIcon className="size-7" />
    </a>
  );
}
