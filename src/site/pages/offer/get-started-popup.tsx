import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { enquirySources } from '#sales/leads/enquiries/wire/client.ts';
import { NameField } from '#kit/site/ui/form/contact-fields.tsx';
import { TextArea } from '#kit/site/ui/form/text-area.tsx';
import { Popup } from '#kit/site/ui/popup.tsx';
import { EnquiryFormShell } from '#sales/leads/enquiries/site/enquiry-form-shell.tsx';
import { rules } from '#sales/leads/enquiries/site/enquiry-rules.ts';
import { PhoneField } from '#sales/leads/enquiries/site/phone-field.tsx';
import { useEnquiryForm } from '#sales/leads/enquiries/site/use-enquiry-form.ts';

/** The offer's enquiry. A success leads to the top of the offer page; the toast stays. */
export function GetStartedPopup({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useLingui();
  const form = useEnquiryForm({
    form: 'offer',
    source: enquirySources.offer,
    served: undefined,
    onSent: onDone,
  });
  const base = useId();
  const idOf = (field: string) => `${base}${field}`;
  return (
    <Popup title={t`Get Started`} onClose={onClose}>
      <EnquiryFormShell
        form={form}
        label={t`Get Started`}
        button={t`Send enquiry`}
        busyText={t`Sending...`}
        idOf={idOf}
      >
        <NameField id={idOf('name')} error={form.errorOf('name')} {...form.field('name', rules.name)} />
        <PhoneField form={form} strict id={idOf('phone')} />
        <TextArea
          id={idOf('message')}
          label={t`Remark`}
          placeholder={t`How many people will use it?`}
          maxLength={4000}
          optional
          error={form.errorOf('message')}
          {...form.field('message')}
        />
      </EnquiryFormShell>
    </Popup>
  );
}
