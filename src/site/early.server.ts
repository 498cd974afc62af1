import type { InstallOffer } from './install-offer.ts';
import { storageKeys } from '#kit/calls/browser-storage.ts';
import { cookieChoiceVersion } from '#people/cookie-choices/cookie-choice.ts';

/**
 * What a page does before its own scripts are there, as text for its head. It asks about cookies with the first sight,
 * so nothing moves for the question later (`data-asking` shows it), and notes what was pressed meanwhile
 * (`pressedEarly`), which is done once the scripts have taken over. The browser's own offer to install waits (`installOffer`).
 * It measures the scrollbar before a window over the page takes it away.
 */
export const earlyScript = `(${early.toString()})(${JSON.stringify(storageKeys.cookieChoice)},${JSON.stringify(cookieChoiceVersion)})`;

/** Runs in the browser as it stands here. */
function early(place: string, version: string) {
  const root = document.documentElement;
  const refuses = navigator.globalPrivacyControl || navigator.doNotTrack === '1';
  let chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem(place) ?? 'null');
  } catch {
    // Nothing is kept here, so nothing was chosen.
  }
  if (!refuses && chosen?.version !== version) root.dataset.asking = '';
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    window.installOffer = offer as InstallOffer;
  });
  addEventListener(
    'beforetoggle',
    () => {
      if (!document.querySelector('dialog:modal'))
        root.style.setProperty('--scrollbar', `${innerWidth - root.offsetWidth}px`);
    },
    true,
  );
  addEventListener(
    'click',
    ({ target }) => {
      if (root.dataset.hydrated !== undefined || !(target instanceof Element)) return;
      const pressed = target.closest('a[href], button, summary, label, input');
      // Links, forms, menus and boxes are the browser's own and work by themselves.
      const own = 'commandForElement' in HTMLButtonElement.prototype ? '[commandfor], ' : '';
      if (pressed?.matches(`button[type="button"]:not(${own}[popovertarget])`))
        window.pressedEarly = pressed as HTMLElement;
    },
    true,
  );
}
