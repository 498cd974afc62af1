import type { CheckoutOptions } from '../wire/client.ts';

type Options = CheckoutOptions & {
  redirect: boolean;
  modal: { ondismiss: () => void; confirm_close: boolean; handleback: boolean };
  theme: { color: string };
};
type Checkout = { open(): void };

declare global {
  interface Window {
    Razorpay?: new (options: Options) => Checkout;
  }
}

/** Our ink, as the gateway's checkout takes colours. */
const theme = { color: '#1c2440' };

const patience = 10_000; // ms
const loading = new Map<string, Promise<void>>();

/** Loads the gateway's script once. A failure is forgotten with its tag, so that another try is a real one. */
function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const tag = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), patience);
    tag.addEventListener('load', () => {
      clearTimeout(timer);
      // A proxy's own page comes as a script that says nothing.
      if (window.Razorpay) resolve();
      else reject(new Error('not the checkout'));
    });
    tag.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('not there'));
    });
    tag.src = url;
    document.head.append(tag);
  });
  loading.set(url, loaded);
  loaded.catch(() => {
    tag.remove();
    loading.delete(url);
  });
  return loaded;
}

/**
 * Opens the gateway's checkout over this page; after a payment or a failure the gateway itself leads the browser on.
 * Rejects where its script does not come.
 */
export async function openCheckout(scriptUrl: string, options: CheckoutOptions, onDismiss: () => void) {
  await loadScript(scriptUrl);
  if (!window.Razorpay) throw new Error('not the checkout');
  // Back is the page's own: with the checkout's entry in the history as well, leaving would go two ways at once.
  const modal = { ondismiss: onDismiss, confirm_close: true, handleback: false };
  new window.Razorpay({ ...options, redirect: true, modal, theme }).open();
}
