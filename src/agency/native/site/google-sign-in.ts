import type { AppPlatform } from '../platform.ts';
import type { GoogleToken, ShellError } from './messages.ts';
import { googleAction, googleScope, googleTokenType, tellIos } from './names.ts';

/** A hand-off to the browser may take its user as long. */
const shellTakesMs = 600_000;
const sorry = /*i18n*/ 'The app did not sign you in. Please try again.';
const calledOff = /*i18n*/ 'The sign-in with Google was cancelled.';
const complaints: Partial<Record<ShellError, string>> = {
  cancelled: calledOff,
  access_denied: calledOff,
  no_browser: /*i18n*/ 'This phone has no browser to sign in with. Please use your e-mail and password.',
  expired: /*i18n*/ 'The sign-in took too long. Please try again.',
};

/** Without a token and without a complaint somebody has asked again meanwhile. */
type Asked = { token: GoogleToken | null; error: string };
let asked = 0;
let endEarlier: (() => void) | undefined;

/** Asks the app to sign somebody in with Google, and waits for a token, for a refusal, or for ten minutes. */
export async function requestGoogleToken(platform: AppPlatform): Promise<Asked> {
  const { listen, takeEarlyToken } = await import('./bridge.ts');
  endEarlier?.();
  const token = takeEarlyToken();
  if (token) return { token, error: '' };
  const reqId = String(++asked);
  return new Promise((resolve) => {
    const end = (answer: Asked) => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      endEarlier = undefined;
      resolve(answer);
    };
    const refused = (error: string) => end({ token: null, error });
    endEarlier = () => refused('');
    const timer = setTimeout(refused, shellTakesMs, sorry);
    const stops = [
      listen(googleTokenType, (said) => 'type' in said && end({ token: said, error: '' })),
      listen(googleAction, (said) => {
        if (!('reqType' in said) || said.status !== 'error' || (said.reqId ?? reqId) !== reqId) return;
        refused(complaints[said.error] ?? sorry);
      }),
    ];
    try {
      askFor[platform](reqId);
    } catch {
      refused(sorry);
    }
  });
}

/** An app that knows no such call throws, like one that fails. */
const askFor: Record<AppPlatform, (reqId: string) => void> = {
  ANDROID_APP: () => window.AndroidInterface!.signInWithGoogle!(googleScope),
  IOS_APP: (reqId) => tellIos({ action: googleAction, scope: googleScope, reqType: googleAction, reqId }),
};
