type Checkout = new (options: object) => { open(): void; close(): void };

declare global {
  interface Window {
    Razorpay?: Checkout;
  }
}

const patienceMs = 10_000;
const loading = new Map<string, Promise<Checkout>>();

/**
 * The gateway's checkout, whose script is loaded once. A failure is forgotten with its tag, so that another try is a real
 * one. Rejects where the script does not come.
 */
export function loadCheckout(url: string): Promise<Checkout> {
  const known = loading.get(url);
  if (known) return known;
  const tag = document.createElement('script');
  const loaded = new Promise<Checkout>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), patienceMs);
    tag.addEventListener('load', () => {
      clearTimeout(timer);
      // A proxy's own page comes as a script that says nothing.
      if (window.Razorpay) resolve(window.Razorpay);
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
