import { Trans } from '@lingui/react/macro';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';

/** Whoever refuses cookies is signed in nowhere: they would come back to this form, without a word. */
export function RefusedCookies() {
  const ready = useHydrated();
  if (!ready || navigator.cookieEnabled) return null;
  return (
    <p role="alert" className="mb-6 rounded-control bg-marigold-tint px-4 py-3">
      <Trans>
        This browser refuses cookies, and without one nobody stays signed in. Allow them for this site, then
        load the page again.
      </Trans>
    </p>
  );
}
