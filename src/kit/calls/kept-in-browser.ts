/**
 * When it goes: with the `session`, however that ends; at a `logout` that somebody asked for, since work
 * that is not sent outlives a session that only ran out; or it is of the `device` and tells of nobody.
 */
type Goes = 'session' | 'logout' | 'device';
type Kept = { name: string; place: 'local' | 'session'; goes: Goes };

/**
 * Everything that the public site keeps in a browser, of a session under names that are fixed.
 * Only its own pages can read it; `session` storage ends with the tab.
 */
export const keptInBrowser = {
  login: { name: 'login', place: 'local', goes: 'session' },
  email: { name: 'userEmail', place: 'local', goes: 'session' },
  mobile: { name: 'user_mobile', place: 'local', goes: 'session' },
  payment: { name: 'payment', place: 'local', goes: 'session' },
  /** Its id and how many paise it is, for the receipt's first sight. */
  paymentAmount: { name: 'payment-amount', place: 'session', goes: 'session' },
  /** Back to the offer page after signing in. */
  checkState: { name: 'checkstate', place: 'local', goes: 'session' },
  /** On to the admission after registering. */
  admission: { name: 'admission', place: 'local', goes: 'session' },
  /** The benefit that somebody wanted to add before signing in. */
  wantedBenefit: { name: 'wantedBenefit', place: 'local', goes: 'session' },
  cartDuration: { name: 'cart_duration', place: 'session', goes: 'session' },
  /** What somebody has filled in of an admission; the customer's id follows. */
  admissionDraft: { name: 'admission-draft-', place: 'local', goes: 'logout' },
  /** A conversation that is not done. */
  chat: { name: 'chat', place: 'session', goes: 'logout' },
  googleNext: { name: 'google-next', place: 'session', goes: 'logout' },
  logoutToast: { name: 'logoutToast', place: 'local', goes: 'device' },
  selectedFeatures: { name: 'selectedFeatures', place: 'local', goes: 'device' },
  cookieChoice: { name: 'cookie-choice', place: 'local', goes: 'device' },
  /** How often somebody has come, and whether the offer to install was put away. */
  install: { name: 'install', place: 'local', goes: 'device' },
  firstTouch: { name: 'first-touch', place: 'session', goes: 'device' },
  visit: { name: 'visit', place: 'session', goes: 'device' },
  googleLanguage: { name: 'google-language', place: 'session', goes: 'device' },
  /** The router's own: how far down each page was. */
  scroll: { name: 'react-router-scroll-positions', place: 'session', goes: 'device' },
} satisfies Record<string, Kept>;
const all: Kept[] = Object.values(keptInBrowser);

/** The names alone. */
export const storageKeys = Object.fromEntries(
  Object.entries(keptInBrowser).map(([key, { name }]) => [key, name]),
) as Record<keyof typeof keptInBrowser, string>;

/** Removes what goes now. A browser that refuses storage has kept nothing. */
export function forgetKept(...now: Goes[]): void {
  try {
    for (const { name, place } of all.filter(({ goes }) => now.includes(goes))) {
      const storage = place === 'local' ? localStorage : sessionStorage;
      const beginsWith = (kept: string) => name.endsWith('-') && kept.startsWith(name);
      for (const kept of [name, ...Object.keys(storage).filter(beginsWith)]) storage.removeItem(kept);
    }
  } catch {
    // As above.
  }
}
