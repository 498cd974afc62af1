import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { EmailField, NameField } from '#kit/site/ui/form/contact-fields.tsx';
import { Select, type Choice } from '#kit/site/ui/form/select.tsx';
import { EnquiryFormShell } from '#sales/leads/enquiries/site/enquiry-form-shell.tsx';
import { rules } from '#sales/leads/enquiries/site/enquiry-rules.ts';
import { PhoneField } from '#sales/leads/enquiries/site/phone-field.tsx';
import type { Refused } from '#sales/leads/enquiries/site/take-enquiry.server.ts';
import { useEnquiryForm } from '#sales/leads/enquiries/site/use-enquiry-form.ts';
import type { ServiceForm } from './service-forms.ts';

/** "Get Started Today": the lead form that every service page has. */
export function LeadForm({
  about,
  services,
  served,
  className = '',
}: {
  about: ServiceForm;
  services: (Choice & { isOwn: boolean })[];
  served: Refused | undefined;
  className?: string;
}) {
  const { t } = useLingui();
  const form = useEnquiryForm({
    form: 'service',
    source: about.source,
    served,
    initial: { service: services.find(({ isOwn }) => isOwn)?.value ?? '' },
    keepTicks: about.keepTicks ?? false,
    trim: about.trim ?? false,
  });
  const base = useId();
  const idOf = (field: string) => `${base}${field}`;
  return (
    <section
      data-no-print
      id="get-started"
      aria-labelledby={idOf('heading')}
      className={`rounded-card border border-line bg-white p-5 text-ink shadow-lift sm:p-8 ${className}`}
    >
      <h2 id={idOf('heading')} className="mb-6 text-h3">
        {t`Get Started Today`}
      </h2>
      <EnquiryFormShell
        form={form}
        label={t`Get Started Today`}
        button={t`Ask for a call`}
        busyText={t`Sending...`}
        idOf={idOf}
      >
        <Select
          id={idOf('service')}
          label={t`Service`}
          prompt={t`Choose a service`}
          choices={services}
          error={form.errorOf('service')}
          {...form.field('service', rules.service)}
        />
        <NameField id={idOf('name')} error={form.errorOf('name')} {...form.field('name', rules.name)} />
        <PhoneField form={form} strict={false} id={idOf('phone')} />
        <EmailField id={idOf('email')} error={form.errorOf('email')} {...form.field('email', rules.email)} />
      </EnquiryFormShell>
    </section>
  );
}
