import type { CheckoutOptions, FromFrame, ToFrame } from './options.ts';

let merchant: string | null = null;

/** Tells the page around the frame. Before that page has said who it is, only that the frame is ready. */
export function postToPage(message: FromFrame) {
  parent.postMessage(message, merchant ?? '*');
}

/** @param open is called once, with what the page around the frame wants; only that page is listened to from then on */
export function listen(open: (options: CheckoutOptions) => void, close: () => void) {
  addEventListener('message', (event: MessageEvent<ToFrame>) => {
    if (event.source !== parent || (merchant !== null && event.origin !== merchant)) return;
    if (event.data.checkout === 'open' && merchant === null) {
      merchant = event.origin;
      open(event.data.options);
    }
    if (event.data.checkout === 'close') close();
  });
  postToPage({ checkout: 'ready' });
}
