import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { formatInr } from '#kit/india/money.ts';
import { totalOf, type Feature } from '#catalogue/pickers/picker.ts';
import { NameField } from '#kit/site/ui/form/contact-fields.tsx';
import { EnquiryFormShell } from '#sales/leads/enquiries/site/enquiry-form-shell.tsx';
import { rules } from '#sales/leads/enquiries/site/enquiry-rules.ts';
import { PhoneField } from '#sales/leads/enquiries/site/phone-field.tsx';
import type { EnquiryFields } from '#sales/leads/enquiries/site/enquiry-rules.ts';
import type { Refused } from '#sales/leads/enquiries/site/take-enquiry.server.ts';
import { useEnquiryForm } from '#sales/leads/enquiries/site/use-enquiry-form.ts';

/** What was picked as the page calls it; `source` and `remark`, which the enquiry says of it, are English. */
export type Quote = { source: string; remark: string; features: Feature[] };

/** The picked list with its total, and whom the quotation is for. */
export function QuoteForm({
  quote,
  served,
  initial = {},
}: {
  quote: Quote;
  served: Refused | undefined;
  initial?: Partial<EnquiryFields>;
}) {
  const { t } = useLingui();
  const { source, remark, features } = quote;
  const form = useEnquiryForm({
    form: 'picker',
    source,
    served,
    initial,
    more: { features: features.map(({ id }) => id), message: remark },
  });
  const base = useId();
  const idOf = (field: string) => `${base}${field}`;
  return (
    <>
      <ul className="mb-6 divide-y divide-line border-y border-line text-sm tabular-nums">
        {features.map((feature) => (
          <li key={feature.id} className="flex justify-between gap-4 py-2">
            {feature.name}
            <span>{formatInr(feature.pricePaise)}</span>
          </li>
        ))}
        <li className="flex justify-between gap-4 py-3 text-base font-semibold">
          {t`Total`}
          <span>{formatInr(totalOf(features))}</span>
        </li>
      </ul>
      <EnquiryFormShell
        form={form}
        label={t`Ask for a quotation`}
        button={t`Ask for a quotation`}
        busyText={t`Sending...`}
        idOf={idOf}
      >
        {features.map(({ id }) => (
          <input key={id} type="hidden" name="feature" value={id} />
        ))}
        <NameField id={idOf('name')} error={form.errorOf('name')} {...form.field('name', rules.name)} />
        <PhoneField form={form} strict id={idOf('phone')} />
      </EnquiryFormShell>
    </>
  );
}
