/**
 * What the native apps and the pages call each other, in one place. The apps gave the actions, the callbacks
 * and `googleLoginToken`; the rest is ours until the apps say otherwise.
 */
declare global {
  interface Window {
    /** Put there by the Android app. */
    AndroidInterface?: { signInWithGoogle?: (scope: string) => void };
    /** Put there by the iOS app. */
    webkit?: { messageHandlers?: { iosInterface?: { postMessage: (message: object) => void } } };
    /** Put there by us, called by the apps. */
    nativeCallback?: (json: unknown) => void;
    mobileAdsCallback?: (json: unknown) => void;
  }
}

export const googleScope = 'openid email profile';
/** The action iOS is asked for, and the `reqType` of any reply to a sign-in that is not a token. */
export const googleAction = 'googleSignIn';
/** The `type` of the message that carries an ID token of Google. */
export const googleTokenType = 'googleLoginToken';

/** Longer messages are not ours; an ID token takes about 1 KiB. */
export const mostBytes = 8 * 1024;
