import { useLingui } from '@lingui/react/macro';
import { CircleCheckBig, Clock, MessageSquareText, Replace, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import type { QuotationState } from '../quotation.ts';
import type { PublicQuotation } from '../read-quotation.ts';
import { callHref, formatPhone } from '#kit/site/contact-links.ts';
import { useSite } from '#agency/settings/site/use-site.ts';
import { useLanguage } from '#kit/site/use-language.ts';

type Closed = Exclude<QuotationState, 'draft' | 'sent' | 'viewed'>;
const texts: Record<Closed, { icon: LucideIcon; title: string; next: string }> = {
  accepted: {
    icon: CircleCheckBig,
    title: /*i18n*/ 'This quotation has already been accepted.',
    next: /*i18n*/ 'We will be in touch about the next step. If that was not you, call us.',
  },
  rejected: {
    icon: X,
    title: /*i18n*/ 'This quotation has already been rejected.',
    next: /*i18n*/ 'If you changed your mind, or if that was not you, call us: we can open it again for a few days.',
  },
  countered: {
    icon: MessageSquareText,
    title: /*i18n*/ 'A counter-offer has already been sent for this quotation.',
    next: /*i18n*/ 'We are looking at it: we accept it as it stands, send you a new version, or call you.',
  },
  converted: {
    icon: CircleCheckBig,
    title: /*i18n*/ 'This quotation has become an order.',
    next: /*i18n*/ 'We will be in touch about the work.',
  },
  paid: {
    icon: CircleCheckBig,
    title: /*i18n*/ 'This quotation is paid.',
    next: /*i18n*/ 'Thank you. The invoice came by mail, and stands in your account.',
  },
  refunded: {
    icon: Replace,
    title: /*i18n*/ 'The money for this has been refunded.',
    next: /*i18n*/ 'The credit note came by mail. If you have a question, call us.',
  },
  expired: {
    icon: Clock,
    title: /*i18n*/ 'This quotation has expired.',
    next: /*i18n*/ 'Call us or write to us, and we make you a new one.',
  },
  superseded: {
    icon: Replace,
    title: /*i18n*/ 'There is a newer version of this quotation.',
    next: /*i18n*/ 'This one is kept for you to compare.',
  },
};

/**
 * Why nothing can be answered here any more, and what to do next. R-101
 * @param pay how what is due, or owed again, can be paid
 */
export function ClosedQuotation({
  quotation,
  pay,
}: {
  quotation: PublicQuotation & { owed: readonly unknown[] };
  pay: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { settings } = useSite();
  const { newer, state, validUntil, due, owed, answer } = quotation;
  const { icon: Icon, title, next } = texts[state as Closed];
  const phone = settings.phones[0] ?? settings.whatsapp;
  const spoken = formatPhone(phone);
  return (
    <div className="grid justify-items-start gap-3">
      <Icon aria-hidden className="size-9" />
      <h2 className="text-h3">{i18n._(title)}</h2>
      {state === 'expired' && <p>{t`Its last day was ${formatDate(validUntil, language)}.`}</p>}
      {answer && <p>{t`Answered on ${formatDate(dateInIndia(new Date(answer.at)), language)}.`}</p>}
      <p className="max-w-measure text-ink-soft">{i18n._(next)}</p>
      {pay}
      <div data-no-print className="mt-2 flex flex-wrap gap-3">
        {newer && (
          <Link to={newer.path} className="btn btn-main">
            {t`Open ${newer.code}`}
          </Link>
        )}
        <a
          data-copyable
          href={callHref(phone)}
          className={`btn tabular-nums ${newer || due || owed.length > 0 ? 'btn-line' : 'btn-main'}`}
        >
          {t`Call ${spoken}`}
        </a>
        <Link to="/contact-us" className="btn btn-line">
          {t`Write to us`}
        </Link>
      </div>
    </div>
  );
}
