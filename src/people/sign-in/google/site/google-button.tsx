import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { usePlatform } from '#agency/native/site/use-platform.ts';
import { useSite } from '#agency/settings/site/use-site.ts';
import { signInWithGoogle } from './google.ts';

/** Sign-in with Google, where the agency has set it up and, in the iOS app, wants it. */
export function GoogleButton({
  next,
  onSignedIn,
  onComplaint,
}: {
  next: string | null;
  onSignedIn: () => void;
  onComplaint: (text: string) => void;
}) {
  const { t, i18n } = useLingui();
  const { account, settings } = useSite();
  const platform = usePlatform();
  const [busy, setBusy] = useState(false);
  // An app may have sent its user to the browser, who came back without an answer.
  useEffect(() => {
    const free = () => !document.hidden && setBusy(false);
    document.addEventListener('visibilitychange', free);
    return () => document.removeEventListener('visibilitychange', free);
  }, []);
  if (!account.google || (platform === 'IOS_APP' && !settings.googleInIosApp)) return null;

  async function begin() {
    setBusy(true);
    onComplaint('');
    const error = await signInWithGoogle(next, i18n);
    if (error !== '') setBusy(false);
    if (error === null) onSignedIn();
    else onComplaint(error);
  }

  return (
    <div className="mt-5 grid gap-5">
      <p aria-hidden className="flex items-center gap-4 text-sm text-ink-soft">
        <span className="h-px grow bg-line" />
        {t`or`}
        <span className="h-px grow bg-line" />
      </p>
      <button type="button" disabled={busy} className="btn btn-line w-full" onClick={() => void begin()}>
        <GoogleMark />
        {t`Continue with Google`}
      </button>
    </div>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-5">
      <path
        fill="#4285F4"
        d="M22.5 12.3c0-.8-.1-1.5-.2-2.3H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2-1.9 3.2-4.7 3.2-8.1z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.5-1 7.3-2.6l-3.6-2.8a6.7 6.7 0 0 1-10-3.5H2v2.9A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.7 14.1a6.6 6.6 0 0 1 0-4.2V7H2a11 11 0 0 0 0 9.9l3.7-2.8z" />
      <path
        fill="#EA4335"
        d="M12 5.4c1.6 0 3 .6 4.2 1.6l3.1-3.1A11 11 0 0 0 2 7l3.7 2.9A6.6 6.6 0 0 1 12 5.4z"
      />
    </svg>
  );
}
