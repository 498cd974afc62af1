import type { CheckoutOptions, Failure, FromFrame, ToFrame } from './options.ts';

// checkout.js: the global `Razorpay` that a merchant's page opens. It draws nothing itself: a frame from the
// sandbox's own origin does, and the two talk by messages whose origin both check.
(() => {
  const { src } = document.currentScript as HTMLScriptElement;
  const base = src.slice(0, src.indexOf('/v1/checkout.js'));
  const { origin } = new URL(src);

  class Razorpay {
    readonly #options: CheckoutOptions;
    readonly #listeners = new Map<string, ((response: unknown) => void)[]>();
    #end: (() => void) | null = null;

    constructor(options: CheckoutOptions) {
      if (!options?.key) throw new TypeError('`key` is required. Please make sure it is present in options.');
      this.#options = options;
    }

    on(event: string, callback: (response: unknown) => void) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), callback]);
    }

    open() {
      if (this.#end) return;
      const { modal = {}, timeout } = this.#options;
      const before = document.activeElement as HTMLElement | null;
      const frame = document.createElement('iframe');
      frame.src = `${base}/v1/checkout/public`;
      frame.title = 'Sandbox checkout';
      frame.className = 'razorpay-checkout-frame';
      Object.assign(frame.style, { width: '100%', height: '100%', border: '0', colorScheme: 'light' });
      const container = document.createElement('div');
      container.className = 'razorpay-container';
      Object.assign(container.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
      container.append(frame);

      // Nothing behind the checkout can be reached while it is open.
      const behind = [...document.body.children].filter(
        (element): element is HTMLElement => element instanceof HTMLElement && !element.inert,
      );
      for (const element of behind) element.inert = true;
      const { overflow } = document.body.style;
      document.body.style.overflow = 'hidden';
      document.body.append(container);

      const gone = new AbortController();
      const { signal } = gone;
      const send = (message: ToFrame) => frame.contentWindow?.postMessage(message, origin);
      addEventListener(
        'message',
        (event: MessageEvent<FromFrame>) => {
          if (event.origin !== origin || event.source !== frame.contentWindow) return;
          if (event.data.checkout === 'ready') {
            send({ checkout: 'open', options: plain(this.#options) });
            frame.focus();
          } else this.#hear(event.data);
        },
        { signal },
      );
      addEventListener(
        'keydown',
        (event) => {
          if (event.key === 'Escape' && modal.escape !== false) send({ checkout: 'close' });
        },
        { signal },
      );
      const timer = timeout ? setTimeout(() => this.#dismiss(), timeout * 1000) : undefined;
      const marked = modal.handleback !== false;
      if (marked) {
        history.pushState({ ...history.state, razorpayCheckout: true }, '');
        addEventListener('popstate', () => this.#dismiss(), { signal });
      }

      this.#end = () => {
        this.#end = null;
        gone.abort();
        clearTimeout(timer);
        container.remove();
        for (const element of behind) element.inert = false;
        document.body.style.overflow = overflow;
        before?.focus();
        if (marked && history.state?.razorpayCheckout) history.back();
      };
    }

    close() {
      this.#end?.();
    }

    #dismiss() {
      if (!this.#end) return;
      this.#end();
      this.#options.modal?.ondismiss?.();
    }

    #hear(message: FromFrame) {
      const { callback_url: callbackUrl, redirect, retry, handler } = this.#options;
      if (message.checkout === 'dismissed') return this.#dismiss();
      if (message.checkout === 'ready') return;
      if (message.checkout === 'paid') {
        if (callbackUrl) return this.#leave(message.returnUrl);
        this.close();
        handler?.(message.receipt);
        return;
      }
      this.#emit('payment.failed', message.failure);
      if (callbackUrl && redirect) return this.#leave(message.returnUrl);
      if (retry === false || (typeof retry === 'object' && retry.enabled === false)) this.#dismiss();
    }

    /** To a page of the sandbox that posts the outcome to the callback address, as the provider's own does. */
    #leave(returnUrl: string) {
      location.assign(new URL(returnUrl, src));
    }

    #emit(event: string, response: Failure) {
      for (const callback of this.#listeners.get(event) ?? []) callback(response);
    }
  }

  /** Functions cannot be sent to the frame. */
  const plain = (options: CheckoutOptions) => JSON.parse(JSON.stringify(options)) as CheckoutOptions;

  Object.assign(globalThis, { Razorpay });
})();
