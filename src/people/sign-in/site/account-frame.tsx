import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { callHref, formatPhone } from '#kit/site/contact-links.ts';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { useSite } from '#agency/settings/site/use-site.ts';
import { RefusedCookies } from './refused-cookies.tsx';

/** An account page: one card on a quiet ground. `aside` stands below the card, for the ways to the other pages. */
export function AccountFrame({
  title,
  description,
  heading,
  lead,
  aside,
  children,
}: {
  title: string;
  description: string;
  heading: string;
  lead: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="bg-sand">
      <PageHead title={title} description={description} hidden />
      <div className="mx-auto w-[min(100%-2.5rem,28rem)] py-10 md:py-16">
        <h1 className="text-h2">{heading}</h1>
        <p className="mt-3 text-ink-soft">{lead}</p>
        <div className="mt-7 rounded-card border border-line bg-white p-5 shadow-lift sm:p-8">
          <WithoutScripts />
          <RefusedCookies />
          {children}
        </div>
        {aside && <div className="mt-4 text-center">{aside}</div>}
      </div>
    </div>
  );
}

function WithoutScripts() {
  const { settings } = useSite();
  const { email } = settings;
  const phone = settings.phones[0] ?? settings.whatsapp;
  const spoken = `+91 ${formatPhone(phone)}`;
  return (
    <noscript>
      <p className="mb-6 rounded-control bg-marigold-tint px-4 py-3">
        <Trans>
          Accounts need JavaScript, and it does not run in this browser. Without it we help by phone,{' '}
          <a href={callHref(phone)} className="text-link whitespace-nowrap tabular-nums">
            {spoken}
          </a>
          , or by mail,{' '}
          <a href={`mailto:${email}`} className="text-link wrap-anywhere">
            {email}
          </a>
          .
        </Trans>
      </p>
    </noscript>
  );
}
