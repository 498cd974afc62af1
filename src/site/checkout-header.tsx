import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, Check, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PublicSettings } from '#agency/settings/read-settings.ts';
import { checkoutFlows, type CheckoutPlace, type CheckoutStep } from '#kit/site/checkout-steps.ts';
import { callHref, formatPhone, whatsappHref } from '#kit/site/contact-links.ts';
import { Logo } from '#kit/site/ui/logo.tsx';
import { WhatsappIcon } from '#kit/site/ui/whatsapp-icon.tsx';

const stepNames: Record<CheckoutStep, string> = {
  cart: /*i18n*/ 'Cart',
  details: /*i18n*/ 'Details',
  plan: /*i18n*/ 'Plan',
  quotation: /*i18n*/ 'Quotation',
  answer: /*i18n*/ 'Answer',
  pay: /*i18n*/ 'Pay',
  receipt: /*i18n*/ 'Receipt',
};

/** The header of the checkout: the way home, where one is, and somebody to ask. */
export function CheckoutHeader({ settings, place }: { settings: PublicSettings; place: CheckoutPlace }) {
  const { t, i18n } = useLingui();
  const { brand } = settings;
  const phone = settings.phones[0] ?? settings.whatsapp;
  const spoken = formatPhone(phone);
  return (
    <header className="border-b border-line bg-paper">
      <div className="wrap grid grid-cols-[1fr_auto] items-center gap-x-4 md:h-18 md:grid-cols-[auto_1fr_auto] lg:gap-x-8">
        <Link
          to="/"
          aria-label={t`${brand}, home`}
          className="flex min-h-14 items-center justify-self-start md:min-h-12"
        >
          <Logo brand={brand} />
        </Link>
        {checkoutFlows[place.flow].length > 0 && <Steps place={place} />}
        <div className="-mr-3 flex items-center md:col-start-3 md:mr-0 md:gap-1">
          <span className="text-sm text-ink-soft max-xl:sr-only">{t`Need help?`}</span>
          <HelpLink href={callHref(phone)} fullName={t`Call ${spoken}`} name={spoken}>
            <Phone aria-hidden className="size-5" />
          </HelpLink>
          <HelpLink href={whatsappHref(settings.whatsapp, t`Hello, I have a question.`)} name="WhatsApp">
            <WhatsappIcon className="size-5.5 text-leaf" />
          </HelpLink>
        </div>
      </div>
      {place.back && (
        <div className="border-t border-line">
          <div className="wrap">
            <Link
              to={place.back.to}
              className="inline-flex min-h-11 items-center gap-2 text-sm font-medium decoration-marigold-deep underline-offset-4 hover:underline"
            >
              <ArrowLeft aria-hidden className="size-4" />
              {i18n._(place.back.name)}
            </Link>
          </div>
        </div>
      )}
    </header>
  );
}

/** What is done, what is being done, what is still to come. */
function Steps({ place: { flow, step } }: { place: CheckoutPlace }) {
  const { t, i18n } = useLingui();
  const steps: readonly CheckoutStep[] = checkoutFlows[flow];
  const at = steps.indexOf(step);
  return (
    <ol
      aria-label={t`Steps`}
      className="flex justify-between gap-x-2 max-md:order-last max-md:col-span-2 max-md:-mx-5 max-md:border-t max-md:border-line max-md:px-5 md:justify-center md:gap-x-5 lg:gap-x-8"
    >
      {steps.map((one, index) => (
        <li
          key={one}
          aria-current={index === at ? 'step' : undefined}
          className={`flex min-h-10 items-center gap-2 border-b-2 text-sm md:min-h-18 md:border-b-3 md:pt-0.5 md:text-base ${
            index === at ? 'border-marigold-deep font-semibold' : 'border-transparent text-ink-soft'
          }`}
        >
          {index < at ? (
            <Check aria-hidden className="size-4 shrink-0 text-leaf md:size-5" />
          ) : (
            <span
              aria-hidden
              className={`hidden size-6 shrink-0 place-items-center rounded-full text-sm tabular-nums md:grid ${
                index === at ? 'bg-marigold text-ink' : 'border border-ink-faint'
              }`}
            >
              {index + 1}
            </span>
          )}
          {i18n._(stepNames[one])}
          {index < at && <span className="sr-only">{t`done`}</span>}
        </li>
      ))}
    </ol>
  );
}

/** An icon on small screens, with its words where there is room. */
function HelpLink({
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
    <a
      href={href}
      data-copyable
      aria-label={fullName ?? name}
      className="inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap tabular-nums decoration-marigold-deep underline-offset-4 hover:underline lg:px-2"
    >
      {children}
      <span className="max-lg:hidden">{name}</span>
    </a>
  );
}
