/**
 * What the native apps and the pages call each other, in one place. The apps gave the actions, the callbacks
 * and `googleLoginToken`; the rest is ours until the apps say otherwise.
 */
declare global {
  interface Window {
    /** Put there by the Android app. */
    AndroidInterface?: {
      signInWithGoogle?: (scope: string) => void;
      postMessage?: (json: string) => void;
    };
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
/** Said to the app once the page listens: it then repeats what nobody took. */
export const readyAction = 'ready';
/** The `type` of the message that carries what signs somebody in: an ID token of Google, or a code of the hand-off. */
export const googleTokenType = 'googleLoginToken';

/** Longer messages are not ours; an ID token takes about 1 KiB. */
export const maxBytes = 8 * 1024;

/* oxlint-disable unicorn/require-post-message-target-origin -- No windows: functions of the apps, which take a message alone. */
/** Posts a message to the Android app; throws where there is none, as does the next. */
export const tellAndroid = (message: object) =>
  window.AndroidInterface!.postMessage!(JSON.stringify(message));
export const tellIos = (message: object) =>
  window.webkit!.messageHandlers!.iosInterface!.postMessage(message);
