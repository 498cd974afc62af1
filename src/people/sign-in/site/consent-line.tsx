import { Trans, useLingui } from '@lingui/react/macro';
import { TermsLink } from '#agency/settings/site/terms-link.tsx';
import { useSite } from '#agency/settings/site/use-site.ts';

/** What an account agrees to, in the words that are kept with it. */
export function ConsentLine() {
  const { i18n } = useLingui();
  const { account } = useSite();
  const consent = i18n._(account.consent);
  return (
    <p className="-mb-1 text-sm text-ink-soft">
      <Trans>
        With an account you agree to <TermsLink>the terms</TermsLink> and to this: {consent}.
      </Trans>
    </p>
  );
}
