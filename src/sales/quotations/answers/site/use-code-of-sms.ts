import { useEffect, useEffectEvent } from 'react';

/** What browsers on Android have for the code of an SMS that names this site in its last line (WICG: WebOTP). */
type AskForCode = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/**
 * Takes the code out of the SMS where the browser can and whoever has the phone agrees. While it is not awaited, and once
 * this leaves the page, nothing is asked for any more.
 */
export function useCodeOfSms(isAwaited: boolean, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!isAwaited || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const asked: AskForCode = { otp: { transport: ['sms'] }, signal: leaving.signal };
    // Refused, or too late: the code is typed.
    const waiting = navigator.credentials.get(asked).catch(() => null);
    void waiting.then((found) => found && 'code' in found && take(String(found.code)));
    return () => leaving.abort();
  }, [isAwaited]);
}
