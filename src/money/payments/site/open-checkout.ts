import type { CheckoutOptions } from '../checkout-options.ts';
import { platform } from '#agency/native/site/platform.ts';
import { loadCheckout } from './load-checkout.ts';

/** Our ink, as the gateway's checkout takes colours. */
const theme = { color: '#1c2440' };

/**
 * Opens the gateway's checkout over this page; after a payment or a failure the gateway itself leads the browser on. In the
 * Android app it also offers the UPI apps of the phone, by addresses that the app opens.
 * Rejects where its script does not come.
 */
export async function openCheckout(scriptUrl: string, options: CheckoutOptions, onDismiss: () => void) {
  const Checkout = await loadCheckout(scriptUrl);
  // Back is the page's own: with the checkout's entry in the history as well, leaving would go two ways at once.
  const modal = { ondismiss: onDismiss, confirm_close: true, handleback: false };
  const inApp = platform === 'ANDROID_APP' ? { webview_intent: true } : {};
  new Checkout({ ...options, ...inApp, redirect: true, modal, theme }).open();
}
