import { useLingui } from '@lingui/react/macro';
import { useEffect, useId } from 'react';
import { useSearchParams } from 'react-router';
import { listActiveServices } from '#catalogue/services/list-services.ts';
import { bearsName } from '#catalogue/services/bears-name.ts';
import type { ServiceChoice } from '#catalogue/services/service.ts';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import { translated } from '#agency/translations/site/translated.server.ts';
import { NameField } from '#kit/site/ui/form/contact-fields.tsx';
import { Select } from '#kit/site/ui/form/select.tsx';
import { TextArea } from '#kit/site/ui/form/text-area.tsx';
import type { Route } from './+types/enquiry';
import { EnquiryFormShell } from './enquiry-form-shell.tsx';
import { rules } from './enquiry-rules.ts';
import { PhoneField } from './phone-field.tsx';
import { takeEnquiry } from './take-enquiry.server.ts';
import { useEnquiryForm, type EnquiryForm } from './use-enquiry-form.ts';
import { openingLines } from '#sales/office-hours/site/opening-hours.ts';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { describePage } from '#content/seo/site/describe-page.server.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  cachePage(context, 'services');
  await describePage(context, { kind: 'page', key: 'enquiry' });
  const services = await listActiveServices(context.get(ctxContext));
  const shown = await translated(context, services);
  return {
    services: shown.map((service, i) => ({
      ...service,
      name: services[i]?.name ?? service.name,
      formerNames: services[i]?.formerNames ?? [],
      label: service.name,
    })),
  };
}

export function action({ context, request }: Route.ActionArgs) {
  return takeEnquiry(context.get(ctxContext), request, {
    form: 'enquiry',
    source: 'Enquiry',
    asks: ['name', 'phone', 'service', 'isHuman', 'terms'],
    strictPhone: true,
  });
}

export default function EnquiryPage({ loaderData: { services }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const form = useEnquiryForm({ form: 'enquiry', source: 'Enquiry', served: actionData });
  usePreselected(form, services);
  const base = useId();
  const idOf = (field: string) => `${base}${field}`;
  const chosen = services.find((service) => service.name === form.watch('service'));
  return (
    <div className="wrap grid gap-x-16 gap-y-12 py-12 md:py-20 lg:grid-cols-[minmax(0,36rem)_1fr]">
      <PageHead
        title={t`Enquiry`}
        description={t`Four lines are enough: your name, your number, the service and what you need.`}
        path="/enquiry"
      />
      <div>
        <h1 className="max-w-[9.5em] text-h1">{t`What should we build for you?`}</h1>
        <p className="mt-5 max-w-[28.2em] text-lead text-ink-soft">
          {t`Four lines are enough. We call you back on the number you leave.`}
        </p>
        <section
          data-no-print
          aria-label={t`Your enquiry`}
          className="mt-9 rounded-card border border-line bg-white p-5 shadow-lift sm:p-8"
        >
          <EnquiryFormShell
            form={form}
            label={t`Enquiry`}
            button={t`Send enquiry`}
            busyText={t`Loading...`}
            idOf={idOf}
          >
            <NameField id={idOf('name')} error={form.errorOf('name')} {...form.field('name', rules.name)} />
            <PhoneField form={form} strict quietZero id={idOf('phone')} />
            <Select
              id={idOf('service')}
              label={t`Service`}
              prompt={t`Choose a service`}
              choices={services.map(({ name, label }) => ({ value: name, label }))}
              error={form.errorOf('service')}
              hint={chosen && <ChosenHours service={chosen} />}
              {...form.field('service', rules.service)}
            />
            <TextArea
              id={idOf('message')}
              label={t`Message`}
              placeholder={t`What do you sell, and what should change?`}
              maxLength={4000}
              optional
              error={form.errorOf('message')}
              {...form.field('message')}
            />
          </EnquiryFormShell>
        </section>
      </div>
      <ServiceHours services={services} chosen={chosen} />
    </div>
  );
}

/** The page is kept without its query, so `?service=` is read once the page has come alive. */
function usePreselected(form: EnquiryForm, services: ServiceChoice[]) {
  const [query] = useSearchParams();
  const asked = query.get('service');
  const { setValue, getValues } = form;
  useEffect(() => {
    const wanted = asked === null ? undefined : services.find((service) => bearsName(service, asked));
    if (wanted && !getValues('service')) setValue('service', wanted.name);
  }, [asked, services, setValue, getValues]);
}

function ChosenHours({ service }: { service: ServiceChoice }) {
  const { t, i18n } = useLingui();
  const hours = openingLines(service.openHours, i18n).join('; ');
  return <span className="block lg:hidden">{hours ? t`Open ${hours}` : t`By appointment`}</span>;
}

/** A service as forms send it, with what the page calls it. */
type Shown = ServiceChoice & { label: string };

/** Services that are open at the same hours share a row: seven times the same line says nothing. */
function ServiceHours({ services, chosen }: { services: Shown[]; chosen: Shown | undefined }) {
  const { t, i18n } = useLingui();
  const hoursOf = ({ openHours }: Shown) => openingLines(openHours, i18n).join('; ') || t`By appointment`;
  const allHours = [...new Set(services.map(hoursOf))];
  return (
    <aside aria-labelledby="hours" className="self-start lg:sticky lg:top-28 lg:pt-3">
      <h2 id="hours" className="text-h3">
        {t`When we are at our desks`}
      </h2>
      <ul className="mt-5 divide-y divide-line rounded-card border border-line">
        {allHours.map((hours) => (
          <li key={hours} className="px-5 py-4">
            <p className="font-semibold tabular-nums">{hours}</p>
            <ul className="mt-2 flex flex-wrap gap-x-2 gap-y-1.5 text-sm text-ink-soft">
              {services
                .filter((service) => hoursOf(service) === hours)
                .map((service) => (
                  <li
                    key={service.name}
                    className={`rounded-control px-2 py-0.5 transition-colors duration-150 ${service === chosen ? 'bg-marigold-tint font-semibold text-ink' : 'bg-sand'}`}
                  >
                    {service.label}
                    {service === chosen && <span className="sr-only"> {t`(your choice)`}</span>}
                  </li>
                ))}
            </ul>
            {chosen && hoursOf(chosen) === hours && <p className="mt-3 text-sm">{chosen.description}</p>}
          </li>
        ))}
      </ul>
    </aside>
  );
}
