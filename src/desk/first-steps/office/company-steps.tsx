import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { email, Form, required, SaveButton, TextInput, useGetOne } from 'react-admin';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { useResetOptions } from '#kit/office/parts/record-edit.tsx';
import { OpenHoursInput } from '#kit/office/parts/open-hours-input.tsx';
import { LinesInput, withoutBlankLines } from '#agency/settings/office/lines-input.tsx';
import { stepCalls, type SettingsRecord, type StepProps } from './first-steps-calls.ts';
import { NotYet } from '#kit/office/parts/record-page.tsx';

export const CompanyStep = (props: StepProps) => (
  <SettingsStep {...props} keys={['brand', 'legalName', 'addressLines', 'phones', 'email', 'noticeEmails']}>
    <TextInput source="brand" label="Brand" helperText="In the header and in mails" validate={required()} />
    <TextInput source="legalName" label="Legal name" helperText="On invoices" validate={required()} />
    <LinesInput source="addressLines" label="Address" helperText="One line per line of the address" />
    <LinesInput source="phones" label="Phones" helperText="Ten digits each, one per line" />
    <TextInput
      source="email"
      label="E-mail"
      helperText="Shown to visitors"
      type="email"
      validate={[required(), email()]}
    />
    <LinesInput source="noticeEmails" label="Who hears of new enquiries" helperText="One address per line" />
  </SettingsStep>
);

const keep = (text: string) => text;

export const GstStep = (props: StepProps) => (
  <SettingsStep {...props} keys={['gstin']}>
    <Typography color="text.secondary" sx={{ mb: 1 }}>
      Fifteen signs; the last one is checked against the others. Leave it empty if you are not registered:
      then no GST is charged.
    </Typography>
    <TextInput source="gstin" label="GST number" parse={keep} />
  </SettingsStep>
);

export const HoursStep = (props: StepProps) => (
  <SettingsStep {...props} keys={['officeHours']}>
    <OpenHoursInput source="officeHours" label="Office hours (IST)" />
  </SettingsStep>
);

type Keys = (keyof SiteSettings)[];
const lines = new Set<keyof SiteSettings>(['addressLines', 'phones', 'noticeEmails']);

/** Some of the site's facts as a form of their own. What the server refuses stands under its field. */
function SettingsStep({ keys, onDone, children }: StepProps & { keys: Keys; children: ReactNode }) {
  const { data, ...asked } = useGetOne<SettingsRecord>('settings', { id: 'site' });
  const { submit } = useAttempt();
  const resetOptions = useResetOptions(data);
  if (!data) return <NotYet {...asked} />;

  const based = data;
  async function save(values: Partial<SiteSettings>) {
    const change = keys.map((key) => {
      const value = values[key];
      return [key, lines.has(key) ? withoutBlankLines((value ?? []) as string[]) : (value ?? '')];
    });
    const refused = await submit(() =>
      stepCalls.save(based, Object.fromEntries(change) as Partial<SiteSettings>),
    );
    if (refused) return refused;
    await asked.refetch();
    onDone();
    return undefined;
  }
  return (
    <Form record={data} resetOptions={resetOptions} onSubmit={save}>
      {children}
      <SaveButton label="Save and go on" color="secondary" icon={<></>} alwaysEnable />
    </Form>
  );
}
