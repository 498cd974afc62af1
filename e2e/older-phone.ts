import type { Page } from '@playwright/test';

/**
 * What the oldest browser that we serve (docs/testing.md) has not: an iPhone's of March 2023. Two things stay, by which
 * stories themselves ask the page: `requestIdleCallback` and `checkVisibility`.
 */
const lacks: Record<string, string[]> = {
  window: [
    'scheduler', 'cookieStore', 'navigation', 'CloseWatcher', 'Temporal',
    'trustedTypes', 'ViewTransition', 'LargestContentfulPaint', 'Iterator', 'onscrollend',
    'OTPCredential',
  ],
  'window.Object': ['groupBy'],
  'window.Map': ['groupBy'],
  'window.Promise': ['withResolvers', 'try'],
  'window.RegExp': ['escape'],
  'window.Error': ['isError'],
  'window.Math': ['sumPrecise'],
  'window.URL': ['canParse', 'parse'],
  'window.AbortSignal': ['any'],
  'window.Uint8Array': ['fromBase64', 'fromHex'],
  'window.Uint8Array.prototype': ['toBase64', 'toHex', 'setFromBase64', 'setFromHex'],
  'window.ArrayBuffer.prototype': ['transfer', 'transferToFixedLength'],
  'window.Response.prototype': ['bytes'],
  'window.Set.prototype': [
    'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom',
  ],
  'window.Document.prototype': ['startViewTransition'],
  'window.Element.prototype': ['moveBefore', 'setHTMLUnsafe'],
  'window.HTMLElement.prototype': ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'onscrollend'],
  'window.HTMLDialogElement.prototype': ['closedBy', 'requestClose'],
  'window.HTMLButtonElement.prototype': ['popoverTargetElement', 'commandForElement', 'command'],
  'window.Navigator.prototype': ['connection', 'deviceMemory', 'userAgentData', 'clearAppBadge', 'setAppBadge'],
}; // prettier-ignore

const iteratorsLack = [
  'map',
  'filter',
  'take',
  'drop',
  'flatMap',
  'reduce',
  'toArray',
  'forEach',
  'some',
  'every',
  'find',
];

/** Takes that away from a page's scripts, whoever wrote them: what is used without asking for it throws. The focus goes its way. */
export const asOnOlderPhone = (page: Page) =>
  page.addInitScript(
    ([all, ofIterators]) => {
      const iterators = Reflect.getPrototypeOf(Reflect.getPrototypeOf([].values()) ?? {}) ?? {};
      for (const name of ofIterators) Reflect.deleteProperty(iterators, name);
      for (const [path, names] of Object.entries(all)) {
        const owner = path
          .split('.')
          .slice(1)
          .reduce<unknown>((from, name) => (from as Record<string, unknown>)[name], window) as object;
        for (const name of names) Reflect.deleteProperty(owner, name);
      }
      // It brings what gets the focus into the window, and not clear of the bars at its edges.
      const { focus } = HTMLElement.prototype;
      HTMLElement.prototype.focus = function (options) {
        const { style } = document.documentElement;
        style.scrollPadding = '0px';
        focus.call(this, options);
        style.scrollPadding = '';
      };
    },
    [lacks, iteratorsLack] as const,
  );
