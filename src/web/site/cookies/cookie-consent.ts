import {
  cookieChoiceVersion,
  type CookieCategory,
  type CookieChoice,
} from '#domain/cookie-choices/cookie-choice.ts';

const place = 'cookie-choice';

declare global {
  interface Navigator {
    /** Source: w3.org/TR/gpc */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the browser itself asks sites not to track: that is a no, whatever was chosen before. */
export function browserRefuses(): 'gpc' | 'dnt' | null {
  if (navigator.globalPrivacyControl) return 'gpc';
  return navigator.doNotTrack === '1' ? 'dnt' : null;
}

/** What the visitor chose on this device; null before, and again after the question has changed. */
export function cookieChoice(): CookieChoice | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as
      | (CookieChoice & { version: string })
      | null;
    return kept?.version === cookieChoiceVersion ? kept : null;
  } catch {
    return null;
  }
}

export function consentTo(category: CookieCategory): 'given' | 'refused' | 'unasked' {
  if (browserRefuses()) return 'refused';
  const choice = cookieChoice();
  if (!choice) return 'unasked';
  return choice[category] ? 'given' : 'refused';
}
