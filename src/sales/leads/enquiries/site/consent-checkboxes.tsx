import { useLingui } from '@lingui/react/macro';
import { enquiryConsent } from '../consent.ts';
import { Checkbox } from '#kit/site/ui/form/checkbox.tsx';
import { WhatsAppTick } from '#agency/whatsapp/site/whatsapp-tick.tsx';
import { TermsLink } from '#agency/settings/site/terms-link.tsx';
import type { EnquiryForm } from './use-enquiry-form.ts';

/** The words of the consent that are the link. */
const linked = /*i18n*/ 'the terms';

/** The two boxes without which no form goes out, and one that nobody has to tick. */
export function ConsentCheckboxes({ form, idOf }: { form: EnquiryForm; idOf: (field: string) => string }) {
  const { i18n } = useLingui();
  const words = i18n._(linked);
  const [before, after] = i18n._(enquiryConsent.terms).split(words);
  return (
    <div className="-my-1">
      <Checkbox
        id={idOf('isHuman')}
        label={i18n._(enquiryConsent.human)}
        error={form.errorOf('isHuman')}
        {...form.tick('isHuman')}
      />
      <Checkbox
        id={idOf('terms')}
        label={
          <>
            {before}
            <TermsLink>{words}</TermsLink>
            {after}
          </>
        }
        error={form.errorOf('terms')}
        {...form.tick('terms')}
      />
      <WhatsAppTick id={idOf('whatsApp')} {...form.tick('whatsApp')} />
    </div>
  );
}
