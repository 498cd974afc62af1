import { useLingui } from '@lingui/react/macro';
import { CalendarDays, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { PublicSettings } from '#agency/settings/read-settings.ts';
import { WhatsappIcon } from '#kit/site/ui/whatsapp-icon.tsx';
import { BookingLink } from '#sales/bookings/site/booking-link.tsx';
import { ChatHost } from '#sales/leads/chat/site/chat-host.tsx';
import { callHref, formatPhone, whatsappHref } from '#kit/site/contact-links.ts';
import { useWhatsappText } from '#catalogue/service-pages/site/calls.tsx';
import { serviceAt } from '#catalogue/services/site/services.ts';
import { useScrollingDown } from './use-scrolling-down.ts';

/** An icon over its short word, where it stays when the word comes later; its full name is for those who hear it. */
const barItem =
  'max-bar:flex max-bar:min-h-14 max-bar:flex-col max-bar:items-center max-bar:gap-0.5 max-bar:pt-1.5 max-bar:text-xs max-bar:font-medium max-bar:text-ink';
const hiddenByPopup = '[html:has(dialog[open])_&]:invisible';

/**
 * The ways to reach us that follow the reader: up to 640 px one bar at the foot, which leaves while the page is scrolled
 * down; above, the chat in its corner and WhatsApp over it on the pages of services. A bar of the page's
 * own stands on this one while it is there.
 */
export function ContactBar({ settings }: { settings: PublicSettings }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const away = useScrollingDown();
  const service = serviceAt(pathname);
  const phone = settings.phones[0] ?? settings.whatsapp;
  const spoken = formatPhone(phone);
  return (
    <section
      aria-label={t`Quick contact`}
      data-contact-bar
      data-no-print
      data-away={away || undefined}
      className="group/contact max-bar:tall:fixed max-bar:inset-x-0 max-bar:bottom-0 max-bar:z-20 max-bar:grid max-bar:min-h-[calc(env(safe-area-inset-bottom)+3.5625rem)] max-bar:grid-cols-4 max-bar:border-t max-bar:border-line max-bar:bg-paper max-bar:pb-[env(safe-area-inset-bottom)] max-bar:transition-[translate] max-bar:duration-200 max-bar:tall:data-away:not-has-focus-visible:translate-y-full max-bar:[html:has(dialog[open])_&]:border-transparent max-bar:[html:has(dialog[open])_&]:bg-transparent"
    >
      <ChatHost barItem={barItem} />
      {service ? (
        <ServiceWhatsapp service={service} number={settings.whatsapp} />
      ) : (
        <BarLink href={whatsappHref(settings.whatsapp, t`Hello, I have a question.`)} name="WhatsApp">
          <WhatsappIcon className="size-6 text-leaf" />
        </BarLink>
      )}
      <BarLink href={callHref(phone)} name={t`Call`} fullName={t`Call ${spoken}`}>
        <Phone aria-hidden className="size-6" />
      </BarLink>
      <BookingLink
        aria-label={t`Book Free Consultation`}
        className={`${barItem} ${hiddenByPopup} bar:hidden`}
      >
        <CalendarDays aria-hidden className="size-6" />
        {t`Book`}
      </BookingLink>
    </section>
  );
}

function BarLink({
  href,
  name,
  fullName,
  children,
}: {
  href: string;
  name: string;
  fullName?: string;
  children: ReactNode;
}) {
  return (
    <a href={href} aria-label={fullName} className={`${barItem} ${hiddenByPopup} bar:hidden`}>
      {children}
      {name}
    </a>
  );
}

/** Above 640 px a round button over the chat's place. */
function ServiceWhatsapp({ service, number }: { service: string; number: string }) {
  const { t, i18n } = useLingui();
  const name = i18n._(service);
  const words = useWhatsappText(service);
  return (
    <a
      href={whatsappHref(number, words)}
      aria-label={t`Ask about ${name} on WhatsApp`}
      className={`${barItem} ${hiddenByPopup} bar:fixed bar:right-[calc(env(safe-area-inset-right)+1rem)] bar:bottom-[calc(env(safe-area-inset-bottom)+5.5rem)] beside:right-[calc(env(safe-area-inset-right)+1.75rem)] beside:bottom-[calc(env(safe-area-inset-bottom)+7.5rem)] bar:z-20 bar:grid bar:size-14 bar:place-items-center bar:rounded-full bar:bg-leaf bar:text-white bar:shadow-float bar:hover:bg-ink`}
    >
      <WhatsappIcon className="size-6 max-bar:text-leaf bar:size-7" />
      <span className="bar:hidden">WhatsApp</span>
    </a>
  );
}
