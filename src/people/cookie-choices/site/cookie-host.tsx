import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { laterPopup } from '#kit/site/ui/later-popup.tsx';
import { useBackOnce } from '#kit/site/ui/use-back-once.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { browserRefuses, cookieChoice, onCookieChoice } from './cookie-consent.ts';
import { cookiePanelHash } from './cookie-link.tsx';

/** Nothing was chosen on this device, and the browser does not answer for its owner. */
const isUndecided = () => browserRefuses() === null && cookieChoice() === null;
const CookiePanel = laterPopup(async () => (await import('./cookie-panel.tsx')).CookiePanel);

/**
 * Asks about cookies, and shows the whole choice while the address ends on `#cookie-choices`; the script of that comes
 * to those who need it only.
 */
export function CookieHost() {
  const location = useLocation();
  const navigate = useNavigate();
  const back = useBackOnce();
  const asking = useSyncExternalStore(onCookieChoice, isUndecided, () => true);
  const choosing = location.hash === cookiePanelHash;

  function close() {
    if ((location.state as { popup?: boolean } | null)?.popup) back();
    else
      void navigate(
        { pathname: location.pathname, search: location.search },
        { replace: true, preventScrollReset: true },
      );
  }

  return (
    <>
      {asking && <CookieBanner />}
      {choosing && <CookiePanel onClose={close} onMissing={close} />}
    </>
  );
}
