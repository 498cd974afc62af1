import { googleAction, googleScope, googleTokenType } from './names.ts';
import type { Platform } from './platform.ts';

const shellTakesMs = 120_000;
const sorry = /*i18n*/ 'The app did not sign you in. Please try again.';

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
    const refused = (complaint: string) => end({ idToken: null, complaint: complaint || sorry });
    const timer = setTimeout(refused, shellTakesMs, sorry);
    const stops = [
      listen(googleTokenType, (said) => 'idToken' in said && end({ idToken: said.idToken, complaint: '' })),
      listen(googleAction, (said) => 'reqType' in said && refused(said.message)),
    ];
    try {
      askFor[platform]();
    } catch {
      refused(sorry);
    }
  });
}

/** An app that knows no such call throws, like one that fails. */
const askFor = {
  ANDROID_APP: () => window.AndroidInterface!.signInWithGoogle!(googleScope),
  IOS_APP: () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A handler of WebKit knows no origins.
    window.webkit!.messageHandlers!.iosInterface!.postMessage({ action: googleAction, scope: googleScope });
  },
};
