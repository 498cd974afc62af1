import { useLingui } from '@lingui/react/macro';
import { Clock, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { enquirySources } from '../wire/client.ts';
import { listActiveServices } from '#catalogue/services/list-services.ts';
import { AddressLines } from '#kit/site/ui/address-lines.tsx';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import { labelled } from '#agency/translations/site/translated.server.ts';
import { NewTabLink } from '#kit/site/ui/new-tab-link.tsx';
import { EmailField, NameField } from '#kit/site/ui/form/contact-fields.tsx';
import { Select } from '#kit/site/ui/form/select.tsx';
import { TextArea } from '#kit/site/ui/form/text-area.tsx';
import type { Route } from './+types/contact';
import { callHref, formatPhone } from '#kit/site/contact-links.ts';
import { EnquiryFormShell } from './enquiry-form-shell.tsx';
import { rules } from './enquiry-rules.ts';
import { PhoneField } from './phone-field.tsx';
import { takeEnquiry } from './take-enquiry.server.ts';
import { useEnquiryForm } from './use-enquiry-form.ts';
import { openingLines } from '#sales/office-hours/site/opening-hours.ts';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { agency } from '#agency/settings/site/structured-data.server.ts';
import { describePage } from '#content/seo/site/describe-page.server.ts';
import { useSite } from '#agency/settings/site/use-site.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  cachePage(context, 'services');
  await describePage(context, { kind: 'page', key: 'contact-us' }, agency);
  const services = await listActiveServices(context.get(ctxContext));
  const names = services.map((service) => service.name);
  return { services: await labelled(context, names) };
}

export function action({ context, request }: Route.ActionArgs) {
  return takeEnquiry(context.get(ctxContext), request, {
    form: 'contact',
    source: enquirySources.contact,
    asks: ['name', 'email', 'phone', 'service', 'message', 'isHuman', 'terms'],
    strictPhone: false,
  });
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const form = useEnquiryForm({ form: 'contact', source: enquirySources.contact, served: actionData });
  const base = useId();
  const idOf = (field: string) => `${base}${field}`;
  return (
    <div className="wrap grid gap-x-16 gap-y-12 py-12 md:py-20 lg:grid-cols-[1fr_minmax(0,34rem)]">
      <PageHead
        title={t`Contact us`}
        description={t`Call, write or visit. Tell us what your business needs and a person will answer.`}
        path="/contact-us"
      />
      <div>
        <h1 className="max-w-[8.1em] text-h1">{t`Talk to a person`}</h1>
        <p className="mt-5 max-w-[26.9em] text-lead text-ink-soft">
          {t`Call, write or come by. Say what you sell and what you want more of; we will tell you what it takes.`}
        </p>
        <Ways />
      </div>
      <section
        data-no-print
        aria-label={t`Write to us`}
        className="self-start rounded-card border border-line bg-white p-5 shadow-lift sm:p-8"
      >
        <EnquiryFormShell
          form={form}
          label={t`Contact`}
          button={t`Send message`}
          busyText={t`Sending...`}
          idOf={idOf}
        >
          <NameField id={idOf('name')} error={form.errorOf('name')} {...form.field('name', rules.name)} />
          <EmailField
            id={idOf('email')}
            error={form.errorOf('email')}
            {...form.field('email', rules.email)}
          />
          <PhoneField form={form} strict={false} id={idOf('phone')} />
          <Select
            id={idOf('service')}
            label={t`Service`}
            prompt={t`Choose a service`}
            choices={loaderData.services}
            error={form.errorOf('service')}
            {...form.field('service', rules.service)}
          />
          <TextArea
            id={idOf('message')}
            label={t`Message`}
            placeholder={t`What do you sell, and what should change?`}
            maxLength={4000}
            error={form.errorOf('message')}
            {...form.field('message', rules.message)}
          />
        </EnquiryFormShell>
      </section>
    </div>
  );
}

function Ways() {
  const { t, i18n } = useLingui();
  const { settings } = useSite();
  return (
    <dl className="mt-10 max-w-xl divide-y divide-line border-y border-line">
      <Way icon={Phone} term={t`Phone`}>
        {settings.phones.map((phone) => (
          <a
            key={phone}
            data-copyable
            href={callHref(phone)}
            className="flex min-h-12 items-center font-head text-h4 font-semibold tabular-nums decoration-marigold-deep decoration-2 underline-offset-4 hover:underline"
          >
            {`+91 ${formatPhone(phone)}`}
          </a>
        ))}
      </Way>
      <Way icon={Mail} term={t`General information`}>
        <a
          data-copyable
          href={`mailto:${settings.email}`}
          className="text-link inline-flex min-h-12 items-center wrap-anywhere"
        >
          {settings.email}
        </a>
      </Way>
      <Way icon={MapPin} term={t`Address`}>
        <address data-copyable className="pt-2.5 not-italic">
          <AddressLines lines={settings.addressLines} />
        </address>
        <NewTabLink href={settings.directionsUrl} className="text-link inline-flex min-h-12 items-center">
          {t`Directions`}
        </NewTabLink>
      </Way>
      <Way icon={Clock} term={t`Office hours`}>
        <span className="block py-2.5">
          {openingLines(settings.officeHours, i18n).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </span>
      </Way>
    </dl>
  );
}

function Way({ icon: Icon, term, children }: { icon: LucideIcon; term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2 sm:grid-cols-[13.5rem_1fr] lg:grid-cols-1 xl:grid-cols-[13.5rem_1fr]">
      <dt className="flex items-center gap-3 self-start pt-2.5 text-ink-soft">
        <Icon aria-hidden className="size-5" />
        {term}
      </dt>
      <dd className="pl-8 sm:pl-0 lg:pl-8 xl:pl-0">{children}</dd>
    </div>
  );
}
