import { googleTokenType, requests, type shellErrors } from './names.ts';
import type { Platform } from './platform.ts';

const shellTakesMs = 120_000;
const sorry = /*i18n*/ 'The app did not sign you in. Please try again.';
const complaints: Partial<Record<(typeof shellErrors)[number], string>> = {
  cancelled: /*i18n*/ 'You closed the sign-in with Google. You can try again at any time.',
  expired: /*i18n*/ 'The sign-in with Google took too long. Please try again.',
  no_browser: /*i18n*/ 'This phone has no browser in which Google can be opened.',
  access_denied: /*i18n*/ 'Google refused this sign-in. You can try again.',
};

type Asked = { idToken: string | null; complaint: string };

/** Asks the app for an ID token of Google, and waits for it, for a refusal, or for two minutes. */
export async function askShellForGoogle(platform: Exclude<Platform, 'WEBSITE'>): Promise<Asked> {
  const { listen } = await import('./bridge.ts');
  return new Promise((resolve) => {
    const end = (asked: Asked) => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      resolve(asked);
    };
    const refused = (complaint = sorry) => end({ idToken: null, complaint });
    const timer = setTimeout(refused, shellTakesMs);
    const stops = [
      listen(googleTokenType, (said) => {
        if ('type' in said && said.tokenKind === 'google_id_token')
          end({ idToken: said.token, complaint: '' });
      }),
      listen(requests.googleSignIn.action, (said) => {
        if ('error' in said) refused(complaints[said.error]);
      }),
    ];
    try {
      askFor[platform]();
    } catch {
      refused();
    }
  });
}

/** An app that knows no such call throws, like one that fails. */
const askFor = {
  ANDROID_APP: () => window.AndroidInterface!.signInWithGoogle!(requests.googleSignIn.scope),
  IOS_APP: () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A handler of WebKit knows no origins.
    window.webkit!.messageHandlers!.iosInterface!.postMessage(requests.googleSignIn);
  },
};
