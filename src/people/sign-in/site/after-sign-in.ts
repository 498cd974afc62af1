import { storageKeys } from '#kit/calls/browser-storage.ts';
import { offerPath } from '#kit/offer-path.ts';

/** A path of this site: whatever `next` says, nobody is led elsewhere. */
export function isOwnPath(next: string): boolean {
  // Browsers drop tabs, line breaks and dots from addresses, so the path as written does not tell enough.
  if (!/^\/(?![/\\])/.test(next)) return false;
  const { host, pathname } = new URL(next, 'http://own.invalid');
  return host === 'own.invalid' && !pathname.startsWith('//');
}

const signInPages = /^\/(login|register|new-register|forgot)\/?$/i;

/** Whether a page is there to sign in or up: whoever has done so goes on from it. */
export const isSignInPage = (path: string) => signInPages.test(path);

/**
 * Where to go once signed in: what was asked for, else the admission for who has just registered, the offer page when it
 * is waited for, else the account. Of a page to sign in what that was to lead to.
 */
export function placeAfterSignIn(next: string | null): string {
  if (next && isOwnPath(next)) {
    const { pathname, searchParams } = new URL(next, 'http://own.invalid');
    return isSignInPage(pathname) ? placeAfterSignIn(searchParams.get('next')) : next;
  }
  if (take(storageKeys.admission)) return '/admission';
  return take(storageKeys.checkState) ? offerPath : '/profile';
}

function take(flag: string): boolean {
  try {
    const value = localStorage.getItem(flag);
    localStorage.removeItem(flag);
    return value !== null && value !== 'false' && value !== '';
  } catch {
    return false;
  }
}

/** The same wish on the way through the account pages. */
export const withNext = (path: string, next: string | null) =>
  next && isOwnPath(next) ? `${path}?next=${encodeURIComponent(next)}` : path;
