import { storageKeys } from '#kit/calls/browser-storage.ts';
import type { I18n } from '@lingui/core';
import { beginGoogle, nativeGoogleLogin } from '#people/customers/wire/client.ts';
import { languageNamed, pathIn } from '#kit/language/language.ts';
import { requestGoogleToken } from '#agency/native/site/google-sign-in.ts';
import { platform } from '#agency/native/site/platform.ts';
import { attempt, explain } from '#kit/site/attempt.ts';

const nextKept = storageKeys.googleNext;
const languageKept = storageKeys.googleLanguage;

/**
 * Begins a sign-in with Google. A browser leaves for Google and comes back to /login; in an app the shell asks, and the
 * answer is here. `next` is where to go afterwards.
 * @returns null once signed in, what is wrong otherwise; in a browser, nothing that anybody would see
 */
export async function signInWithGoogle(next: string | null, i18n: I18n): Promise<string | null> {
  // In an app too: its cookie ties an ID token that comes to this browser.
  const begun = await attempt(beginGoogle());
  if (!begun.ok) return explain(begun, i18n);
  if (platform === 'WEBSITE') {
    storeNext(next, i18n.locale);
    location.assign(begun.url);
    return '';
  }
  const { token, error } = await requestGoogleToken(platform);
  if (!token) return error && i18n._(error);
  const answer = await attempt(nativeGoogleLogin(platform, token));
  return answer.ok ? null : explain(answer, i18n);
}

function storeNext(next: string | null, language: string) {
  try {
    sessionStorage.setItem(languageKept, language);
    if (next) sessionStorage.setItem(nextKept, next);
    else sessionStorage.removeItem(nextKept);
  } catch {
    // Then the way leads home.
  }
}

const isAnswer = (answer: URLSearchParams) => answer.has('id_token') || answer.has('error');

/**
 * Google knows one address to come back to, the English one: whoever left a page of another language is taken there, answer
 * and all. @returns whether the browser is on its way
 */
export function returnToLanguage(here: string): boolean {
  if (!isAnswer(new URLSearchParams(location.hash.slice(1)))) return false;
  try {
    const began = sessionStorage.getItem(languageKept);
    sessionStorage.removeItem(languageKept);
    if (began === null || began === here) return false;
    location.replace(pathIn('/login', languageNamed(began)) + location.hash);
    return true;
  } catch {
    return false;
  }
}

/** What Google wrote into the address, taken out of it so that nothing keeps it; null when nobody comes from there. */
export function takeGoogleAnswer(): { idToken: string | null; next: string | null } | null {
  const answer = new URLSearchParams(location.hash.slice(1));
  if (!isAnswer(answer)) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  let next: string | null = null;
  try {
    next = sessionStorage.getItem(nextKept);
    sessionStorage.removeItem(nextKept);
  } catch {
    // As above.
  }
  return { idToken: answer.get('id_token'), next };
}
