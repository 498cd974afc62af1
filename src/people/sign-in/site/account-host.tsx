import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { storageKeys } from '#kit/calls/browser-storage.ts';
import { whenIdle } from '#kit/site/when-idle.ts';
import { laterPopup } from '#kit/site/ui/later-popup.tsx';
import { useBackOnce } from '#kit/site/ui/use-back-once.ts';
import { useStoredLogin } from '#kit/site/use-stored-login.ts';
import { isSignInPage, placeAfterSignIn } from './after-sign-in.ts';

export const accountHash = '#account';
export const AccountWindow = laterPopup(async () => (await import('./account-window.tsx')).AccountWindow);

/** These pages lead to a session themselves: they are about one, or show nothing without it. */
const ownWays =
  /^\/(login|register|new-register|forgot|cart|checkout|payment-pay|renew|success|failure|admission|profile)(\/|$)/i;

/**
 * What every page does about accounts: it shows the window to log in or sign up while the address asks for it
 * (`#account`, or `?auth=open` from elsewhere), makes sure that a remembered session still stands, and says what the page
 * before left to be said.
 */
export function AccountHost() {
  const { i18n } = useLingui();
  const location = useLocation();
  const navigate = useNavigate();
  const back = useBackOnce();
  const remembered = useStoredLogin() !== null;
  const query = new URLSearchParams(location.search);
  const asked = query.get('auth') === 'open';
  const open = location.hash === accountHash || asked;
  const state = location.state as { popup?: boolean; expired?: boolean } | null;

  function close() {
    if (state?.popup && !asked) return back();
    query.delete('auth');
    const { pathname } = location;
    void navigate(
      { pathname, search: query.toString() },
      // The page stays as it is: nothing of it has to be fetched again.
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  }
  const finish = useEffectEvent(() => {
    const { pathname, search } = location;
    if (!isSignInPage(pathname)) return close();
    return void navigate(placeAfterSignIn(pathname + search), { replace: true });
  });
  const done = open && remembered;
  useEffect(() => {
    if (done) finish();
  }, [done]);

  const expired = useEffectEvent(() => {
    const { pathname, search } = location;
    if (ownWays.test(pathname)) return;
    void navigate(
      { pathname, search, hash: accountHash },
      { state: { popup: true, expired: true }, preventScrollReset: true },
    );
  });
  const check = useEffectEvent(() => {
    if (remembered)
      import('./check-session.ts')
        .then(({ sessionHasEnded }) => sessionHasEnded())
        .then(
          (ended) => ended && expired(),
          () => {},
        );
  });
  useEffect(() => {
    showLogoutToast(i18n);
    return whenIdle(() => check());
  }, [i18n]);

  if (!open || remembered) return null;
  return <AccountWindow expired={state?.expired === true} onClose={close} onMissing={close} />;
}

/** After a logout the home page is loaded anew, and says so. */
function showLogoutToast(i18n: I18n) {
  try {
    const said = localStorage.getItem(storageKeys.logoutToast);
    if (!said) return;
    localStorage.removeItem(storageKeys.logoutToast);
    void import('#kit/site/short-toast.ts').then(({ showShortToast }) =>
      showShortToast('success', i18n._(said)),
    );
  } catch {
    // A browser that keeps nothing has nothing to say.
  }
}
