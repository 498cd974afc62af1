import { Trans, useLingui } from '@lingui/react/macro';
import { pathIn } from '#domain/language.ts';
import { useLanguage } from '#web/use-language.ts';
import { useSite } from '../use-site.ts';

/** What an account agrees to, in the words that are kept with it. */
export function ConsentLine() {
  const { i18n } = useLingui();
  const { settings, publicUrl, account } = useSite();
  const termsPage = pathIn('/terms-and-conditions', useLanguage());
  const consent = i18n._(account.consent);
  return (
    <p className="-mb-1 text-sm text-ink-soft">
      <Trans>
        With an account you agree to{' '}
        <a
          href={settings.termsUrl || `${publicUrl}${termsPage}`}
          target="_blank"
          rel="noopener"
          className="text-link"
        >
          the terms<span className="sr-only"> (opens in a new tab)</span>
        </a>{' '}
        and to this: {consent}.
      </Trans>
    </p>
  );
}
