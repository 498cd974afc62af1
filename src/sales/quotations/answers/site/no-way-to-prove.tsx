import { useLingui } from '@lingui/react/macro';
import type { PublicQuotation } from '../../read-quotation.ts';
import { callHref, formatPhone, whatsappHref } from '#kit/site/contact-links.ts';
import { useSite } from '#agency/settings/site/use-site.ts';

/** No code can reach its addressee: what is missing, and how to answer all the same. */
export function NoWayToProve({ quotation: { code } }: { quotation: PublicQuotation }) {
  const { t } = useLingui();
  const { settings } = useSite();
  const phone = settings.phones[0] ?? settings.whatsapp;
  const spoken = formatPhone(phone);
  return (
    <div className="grid justify-items-start gap-3">
      <h2 className="text-h3">{t`We cannot send you a code`}</h2>
      <p className="max-w-measure text-ink-soft">
        {t`Answering here needs a six-digit code. This quotation has no e-mail address that it could go to, and we cannot send SMS at the moment. Call us or write to us: we add your address, or note your answer for you.`}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <a data-copyable href={callHref(phone)} className="btn btn-main tabular-nums">
          {t`Call ${spoken}`}
        </a>
        <a
          href={whatsappHref(settings.whatsapp, t`About your quotation ${code}: `)}
          className="btn btn-line"
          target="_blank"
          rel="noopener noreferrer"
        >
          {t`Write on WhatsApp`}
        </a>
      </div>
    </div>
  );
}
