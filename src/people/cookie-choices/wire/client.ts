import type { CookieChoice, RefusalSignal } from '../cookie-choice.ts';

/** Has an answer written down. It holds on this device whether or not that works. */
export function postCookieChoice(
  choice: CookieChoice & { version: string; signal: RefusalSignal | null },
): void {
  fetch('/cookie-choices', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(choice),
    keepalive: true,
  }).catch(() => {});
}
