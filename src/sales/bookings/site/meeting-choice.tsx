import { useLingui } from '@lingui/react/macro';
import { MapPin, Phone, Store, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { AddressLines } from '#kit/site/ui/address-lines.tsx';
import { NewTabLink } from '#kit/site/ui/new-tab-link.tsx';
import { FieldError } from '#kit/site/ui/form/field-frame.tsx';
import { TextArea } from '#kit/site/ui/form/text-area.tsx';
import { useSite } from '#agency/settings/site/use-site.ts';
import type { BookingForm } from './use-booking-form.ts';

/** A call or a meeting, and where. What does not apply is hidden by the style sheet, with or without scripts. */
export function MeetingChoice({ form, idOf }: { form: BookingForm; idOf: (field: string) => string }) {
  const { t } = useLingui();
  const { settings } = useSite();
  return (
    <div className="group/meeting grid gap-6">
      <Choices id={idOf('meetingType')} legend={t`How shall we talk?`} error={form.errorOf('meetingType')}>
        <Choice icon={Phone} text={t`Call`} {...form.choice('meetingType', 'call')} />
        <Choice icon={Users} text={t`Meet`} {...form.choice('meetingType', 'meet')} />
      </Choices>
      <div className="hidden gap-6 group-has-[[value=meet]:checked]/meeting:grid">
        <Choices id={idOf('place')} legend={t`Where shall we meet?`} error={form.errorOf('place')}>
          <Choice icon={MapPin} text={t`Your place`} {...form.choice('place', 'client')} />
          <Choice icon={Store} text={t`Our office`} {...form.choice('place', 'office')} />
        </Choices>
        <div className="hidden group-has-[[value=client]:checked]/meeting:block">
          <TextArea
            id={idOf('clientAddress')}
            label={t`Your address`}
            autoComplete="street-address"
            maxLength={400}
            rows={3}
            required={false}
            error={form.errorOf('clientAddress')}
            {...form.field('clientAddress')}
          />
        </div>
        <div className="hidden rounded-control bg-sand px-4 py-3 group-has-[[value=office]:checked]/meeting:block">
          <address data-copyable className="not-italic">
            <AddressLines lines={settings.addressLines} />
          </address>
          <NewTabLink href={settings.directionsUrl} className="text-link inline-flex min-h-11 items-center">
            {t`Directions`}
          </NewTabLink>
        </div>
      </div>
    </div>
  );
}

function Choices({
  id,
  legend,
  error,
  children,
}: {
  id: string;
  legend: string;
  error: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0 outline-none"
    >
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-2">{children}</div>
      <FieldError id={id} text={error} />
    </fieldset>
  );
}

function Choice({
  icon: Icon,
  text,
  ...input
}: { icon: LucideIcon; text: string } & React.ComponentProps<'input'>) {
  return (
    <label className="relative flex min-h-12 cursor-pointer items-center justify-center gap-2.5 rounded-control border-[1.5px] border-ink-faint bg-white px-3 text-center hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <input type="radio" className="sr-only" {...input} />
      <Icon aria-hidden className="size-5 shrink-0" />
      {text}
    </label>
  );
}
