import { CircleCheckBig, Clock, MessageSquareText, Replace, X, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { spokenDate } from '#domain/bookings/india-date.ts';
import type { QuotationState } from '#domain/quotations/quotation.ts';
import type { PublicQuotation } from '#domain/quotations/read-quotation.ts';
import { callHref, spokenPhone } from '#web/site/contact-links.ts';
import { PayQuotation } from './pay-quotation.tsx';
import { useSite } from '#web/site/use-site.ts';

type Closed = Exclude<QuotationState, 'draft' | 'sent' | 'viewed'>;
const words: Record<Closed, { icon: LucideIcon; title: string; next: string }> = {
  accepted: {
    icon: CircleCheckBig,
    title: 'This quotation has already been accepted.',
    next: 'We will be in touch about the next step. If that was not you, call us.',
  },
  rejected: {
    icon: X,
    title: 'This quotation has already been rejected.',
    next: 'If you changed your mind, or if that was not you, call us: we can open it again for a few days.',
  },
  countered: {
    icon: MessageSquareText,
    title: 'A counter-offer has already been sent for this quotation.',
    next: 'We are looking at it, and will send you a new version or call you.',
  },
  converted: {
    icon: CircleCheckBig,
    title: 'This quotation has become an order.',
    next: 'We will be in touch about the work.',
  },
  paid: {
    icon: CircleCheckBig,
    title: 'This quotation is paid.',
    next: 'Thank you. The invoice came by mail, and stands in your account.',
  },
  refunded: {
    icon: Replace,
    title: 'The money for this was given back.',
    next: 'The credit note came by mail. If you have a question, call us.',
  },
  expired: {
    icon: Clock,
    title: 'This quotation has expired.',
    next: 'Call us or write to us: a new one is quickly made.',
  },
  superseded: {
    icon: Replace,
    title: 'There is a newer version of this quotation.',
    next: 'This one is kept for you to compare.',
  },
};

/** Why nothing can be answered here any more, and what to do next. Source: decision 101 */
export function ClosedQuotation({ quotation }: { quotation: PublicQuotation }) {
  const { settings } = useSite();
  const { newer, state, validUntil, due } = quotation;
  const { icon: Icon, title, next } = words[state as Closed];
  const phone = settings.phones[0] ?? settings.whatsapp;
  return (
    <div className="grid justify-items-start gap-3">
      <Icon aria-hidden className="size-9" />
      <h2 className="text-h3">{title}</h2>
      {state === 'expired' && <p>Its last day was {spokenDate(validUntil)}.</p>}
      <p className="max-w-[46ch] text-ink-soft">{next}</p>
      {due && <PayQuotation quotation={quotation} due={due} />}
      <div data-no-print className="mt-2 flex flex-wrap gap-3">
        {newer && (
          <Link to={newer.path} className="btn btn-main">
            Open {newer.code}
          </Link>
        )}
        <a
          data-copyable
          href={callHref(phone)}
          className={`btn tabular-nums ${newer || due ? 'btn-line' : 'btn-main'}`}
        >
          Call {spokenPhone(phone)}
        </a>
        <Link to="/contact-us" className="btn btn-line">
          Write to us
        </Link>
      </div>
    </div>
  );
}
