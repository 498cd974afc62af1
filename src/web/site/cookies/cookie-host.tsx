import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { whenIdle } from '../when-idle.ts';
import { browserRefuses, cookieChoice, onCookieChoice } from './cookie-consent.ts';
import { cookiePanelHash } from './cookie-link.tsx';

/** Nothing was chosen on this device, and the browser does not answer for its owner. */
const isUndecided = () => browserRefuses() === null && cookieChoice() === null;
const loadBanner = () => import('./cookie-banner.tsx');
const loadPanel = () => import('./cookie-panel.tsx');
const atOnce = (run: () => void) => run();

/**
 * Asks about cookies once the page has settled, and shows the whole choice while the address ends on
 * `#cookie-choices`. Pages are the same for everybody, so both exist in the browser only, and their scripts come only
 * to those who need them.
 */
export function CookieHost() {
  const location = useLocation();
  const navigate = useNavigate();
  const asking = useSyncExternalStore(onCookieChoice, isUndecided, () => false);
  const choosing = location.hash === cookiePanelHash;
  const banner = usePart(asking, loadBanner, whenIdle);
  const panel = usePart(choosing, loadPanel, atOnce);

  function close() {
    if ((location.state as { popup?: boolean } | null)?.popup) void navigate(-1);
    else
      void navigate(
        { pathname: location.pathname, search: location.search },
        { replace: true, preventScrollReset: true },
      );
  }

  return (
    <>
      {asking && banner && <banner.CookieBanner />}
      {choosing && panel && <panel.CookiePanel onClose={close} />}
    </>
  );
}

/** A script that comes when it is first wanted. Where it cannot come, nothing is asked, so nothing is allowed. */
function usePart<T>(wanted: boolean, load: () => Promise<T>, at: (run: () => void) => (() => void) | void) {
  const [part, setPart] = useState<T | null>(null);
  const missing = wanted && part === null;
  useEffect(() => {
    if (!missing) return;
    return at(() => {
      load().then(
        (loaded) => setPart(loaded),
        () => {},
      );
    });
  }, [missing, load, at]);
  return part;
}
