import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { cachePage } from '#kit/site/context.server.ts';
import { ArrivedScene } from './arrived-scene.tsx';
import type { Route } from './+types/thank-you';
import { callHref, formatPhone } from '#kit/site/contact-links.ts';
import { openingLines } from '#sales/office-hours/site/opening-hours.ts';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { useSite } from '#agency/settings/site/use-site.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export function loader({ context }: Route.LoaderArgs) {
  cachePage(context);
  return null;
}

export default function ThankYouPage() {
  const { t, i18n } = useLingui();
  const { settings } = useSite();
  const phone = settings.phones[0] ?? settings.whatsapp;
  const spoken = `+91 ${formatPhone(phone)}`;
  const hours = openingLines(settings.officeHours, i18n).join('; ');
  return (
    <div className="wrap grid items-center gap-12 py-14 md:grid-cols-[1.2fr_1fr] md:py-24">
      <PageHead title={t`Thank you`} description={t`Your enquiry has reached us.`} path="/thank-you" hidden />
      <div>
        <h1 className="text-h1">{t`Your enquiry is with us`}</h1>
        <p className="mt-6 max-w-[26.9em] text-lead text-ink-soft">
          {i18n._(/*i18n*/ 'Thank you! Our team will contact you soon.')}
        </p>
        <p className="mt-3 max-w-measure">
          <Trans>
            We are at our desks {hours}. If it cannot wait, call{' '}
            <a data-copyable href={callHref(phone)} className="text-link whitespace-nowrap tabular-nums">
              {spoken}
            </a>
            .
          </Trans>
        </p>
        <div className="mt-9">
          <Link to="/" className="btn btn-main">
            {t`Back to the home page`}
          </Link>
        </div>
      </div>
      <ArrivedScene />
    </div>
  );
}
