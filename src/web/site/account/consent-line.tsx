import { useSite } from '../use-site.ts';

/** What an account agrees to, in the words that are kept with it. */
export function ConsentLine() {
  const { settings, publicUrl, account } = useSite();
  return (
    <p className="-mb-1 text-sm text-ink-soft">
      With an account you agree to{' '}
      <a
        href={settings.termsUrl || `${publicUrl}/terms-and-conditions`}
        target="_blank"
        rel="noopener"
        className="text-link"
      >
        the terms
        <span className="sr-only"> (opens in a new tab)</span>
      </a>{' '}
      and to this: {account.consent}.
    </p>
  );
}
