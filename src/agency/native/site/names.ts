/**
 * What the native apps and the pages call each other, in one place; native/contract says the same to the apps. The apps gave
 * the actions, the callbacks and `googleLoginToken`; the rest is ours until the apps say otherwise.
 */
declare global {
  interface Window {
    /** Put there by the Android app; called as methods only. */
    AndroidInterface?: { signInWithGoogle?: (scope: string) => void; postMessage?: (json: string) => void };
    /** Put there by the iOS app. */
    webkit?: { messageHandlers?: { iosInterface?: { postMessage: (message: object) => void } } };
    /** Put there by us, called by the apps. */
    nativeCallback?: (json: unknown) => void;
    mobileAdsCallback?: (json: unknown) => void;
  }
}

/** What the pages ask of an app. The action of a sign-in is the `reqType` of any reply to it that is not a token. */
export const requests = {
  googleSignIn: { action: 'googleSignIn', scope: 'openid email profile' },
  /** The callbacks are there: what the app has kept for the page may come. */
  ready: { action: 'ready' },
} as const;

/** The `type` of the message that carries what Google's sign-in came to. */
export const googleTokenType = 'googleLoginToken';

/** Why an app did not do what it was asked. */
export const shellErrors = [
  'failed',
  'cancelled',
  'no_browser',
  'expired',
  'access_denied',
  'no_window',
  'unknown_action',
] as const;

/** Longer messages are not ours; an ID token takes about 1 KiB. */
export const mostBytes = 8 * 1024;
