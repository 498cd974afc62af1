import { useLingui } from '@lingui/react/macro';
import { enquiryConsent } from '#domain/leads/consent.ts';
import { pathIn } from '#domain/language.ts';
import { useLanguage } from '#web/use-language.ts';
import { Tick } from '#web/ui/form/tick.tsx';
import { useSite } from '../use-site.ts';
import type { EnquiryForm } from './use-enquiry-form.ts';

/** The words of the consent that are the link. */
const linked = /*i18n*/ 'the terms';

/** The two boxes without which no form goes out. */
export function ConsentTicks({ form, idOf }: { form: EnquiryForm; idOf: (field: string) => string }) {
  const { t, i18n } = useLingui();
  const { settings, publicUrl } = useSite();
  const termsPage = pathIn('/terms-and-conditions', useLanguage());
  const words = i18n._(linked);
  const [before, after] = i18n._(enquiryConsent.terms).split(words);
  return (
    <div className="-my-1">
      <Tick
        id={idOf('isHuman')}
        label={i18n._(enquiryConsent.human)}
        error={form.errorOf('isHuman')}
        {...form.tick('isHuman')}
      />
      <Tick
        id={idOf('terms')}
        label={
          <>
            {before}
            <a
              href={settings.termsUrl || `${publicUrl}${termsPage}`}
              target="_blank"
              rel="noopener"
              className="text-link"
            >
              {words}
              <span className="sr-only"> {t`(opens in a new tab)`}</span>
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
