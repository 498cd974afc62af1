import { enquiryConsent } from '#domain/leads/consent.ts';
import { Tick } from '#web/ui/form/tick.tsx';
import { useSite } from '../use-site.ts';
import type { EnquiryForm } from './use-enquiry-form.ts';

const linked = 'the terms';

/** The two boxes without which no form goes out. */
export function ConsentTicks({ form, idOf }: { form: EnquiryForm; idOf: (field: string) => string }) {
  const { settings, publicUrl } = useSite();
  const [before, after] = enquiryConsent.terms.split(linked);
  return (
    <div className="-my-1">
      <Tick
        id={idOf('isHuman')}
        label={enquiryConsent.human}
        error={form.errorOf('isHuman')}
        {...form.tick('isHuman')}
      />
      <Tick
        id={idOf('terms')}
        label={
          <>
            {before}
            <a
              href={settings.termsUrl || `${publicUrl}/terms-and-conditions`}
              target="_blank"
              rel="noopener"
              className="text-link"
            >
              {linked}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            {after}
          </>
        }
        error={form.errorOf('terms')}
        {...form.tick('terms')}
      />
    </div>
  );
}
