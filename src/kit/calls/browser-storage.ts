/**
 * When it goes: with the `session`, however that ends; at a `logout` that somebody asked for, since work
 * that is not sent outlives a session that only ran out; or never, as what is of the `device`, and tells of nobody.
 */
type ClearedBy = 'session' | 'logout' | 'device';
type StoredItem = { name: string; place: 'local' | 'session'; clearedBy: ClearedBy };

/**
 * Everything that the public site keeps in a browser, of a session under names that are fixed.
 * Only its own pages can read it; `session` storage ends with the tab.
 */
export const browserStorage = {
  login: { name: 'login', place: 'local', clearedBy: 'session' },
  email: { name: 'userEmail', place: 'local', clearedBy: 'session' },
  mobile: { name: 'user_mobile', place: 'local', clearedBy: 'session' },
  payment: { name: 'payment', place: 'local', clearedBy: 'session' },
  /** Its id and how many paise it is, for the receipt's first sight. */
  paymentAmount: { name: 'payment-amount', place: 'session', clearedBy: 'session' },
  /** Back to the offer page after signing in. */
  checkState: { name: 'checkstate', place: 'local', clearedBy: 'session' },
  /** On to the admission after registering. */
  admission: { name: 'admission', place: 'local', clearedBy: 'session' },
  /** The benefit that somebody wanted to add before signing in. */
  wantedBenefit: { name: 'wantedBenefit', place: 'local', clearedBy: 'session' },
  cartDuration: { name: 'cart_duration', place: 'session', clearedBy: 'session' },
  /** What somebody has filled in of an admission; the customer's id follows. */
  admissionDraft: { name: 'admission-draft-', place: 'local', clearedBy: 'logout' },
  /** Comments on a version of one's project that are not sent; the version's id follows. */
  versionAnswer: { name: 'version-answer-', place: 'local', clearedBy: 'logout' },
  /** A call for help, or why money is asked back, that is not sent; what it is about follows. */
  unsentText: { name: 'unsent-', place: 'session', clearedBy: 'logout' },
  /** A conversation that is not done. */
  chat: { name: 'chat', place: 'session', clearedBy: 'logout' },
  googleNext: { name: 'google-next', place: 'session', clearedBy: 'logout' },
  /** When somebody last logged out here: other tabs have a memory of their own, which that did not reach. */
  loggedOutAt: { name: 'logged-out-at', place: 'local', clearedBy: 'device' },
  logoutToast: { name: 'logoutToast', place: 'local', clearedBy: 'device' },
  selectedFeatures: { name: 'selectedFeatures', place: 'local', clearedBy: 'device' },
  cookieChoice: { name: 'cookie-choice', place: 'local', clearedBy: 'device' },
  /** Enquiries that wait for a network. They do tell of somebody, but go out by themselves, whoever is in. */
  enquiries: { name: 'kept-enquiries', place: 'local', clearedBy: 'device' },
  /** That the offer to install was put away or taken. */
  install: { name: 'install', place: 'local', clearedBy: 'device' },
  firstTouch: { name: 'first-touch', place: 'session', clearedBy: 'device' },
  visit: { name: 'visit', place: 'session', clearedBy: 'device' },
  googleLanguage: { name: 'google-language', place: 'session', clearedBy: 'device' },
  /** The router's own: how far down each page was. */
  scroll: { name: 'react-router-scroll-positions', place: 'session', clearedBy: 'device' },
} satisfies Record<string, StoredItem>;
const all: StoredItem[] = Object.values(browserStorage);

/** The names alone. */
export const storageKeys = Object.fromEntries(
  Object.entries(browserStorage).map(([key, { name }]) => [key, name]),
) as Record<keyof typeof browserStorage, string>;

/** Removes what goes now. A browser that refuses storage has kept nothing. */
export function clearBrowserStorage(...now: ClearedBy[]): void {
  try {
    for (const { name, place } of all.filter(({ clearedBy }) => now.includes(clearedBy))) {
      const storage = place === 'local' ? localStorage : sessionStorage;
      const beginsWith = (kept: string) => name.endsWith('-') && kept.startsWith(name);
      for (const kept of [name, ...Object.keys(storage).filter(beginsWith)]) storage.removeItem(kept);
    }
  } catch {
    // As above.
  }
}
