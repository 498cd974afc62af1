import { isPersonalPath } from '../page-path.ts';

type Pixel = {
  (...words: unknown[]): void;
  callMethod?: (...words: unknown[]) => void;
  queue: unknown[][];
};
declare global {
  interface Window {
    dataLayer?: unknown[];
    fbq?: Pixel;
  }
}

/** The page that was told last, so that none is told twice. */
const lastSent = { google: '', meta: '' };
let metaSilenced = false;

/**
 * Tells Google Analytics of the page one is on, which loads it the first time. Without consent it is not loaded; if it
 * was, it is silenced and its cookies go. Of pages whose address belongs to one person it never hears.
 * Source: developers.google.com/analytics/devguides/collection/ga4 (gtag.js; views sent by hand; opting out)
 */
export function sendToGoogle(id: string, agreed: boolean): void {
  const { pathname } = location;
  const speak = agreed && isPublicAddress();
  Object.assign(window, { [`ga-disable-${id}`]: !speak });
  if (!agreed) deleteCookies(/^_ga/);
  if (!speak || lastSent.google === pathname) return;
  lastSent.google = pathname;
  if (!window.dataLayer) {
    window.dataLayer = [];
    load(`https://www.googletagmanager.com/gtag/js?id=${id}`);
    gtag('js', new Date());
    gtag('config', id, { send_page_view: false });
  }
  gtag('event', 'page_view', { page_location: location.href, page_title: document.title });
}

/** Google's queue knows a command by its being an `arguments` object. */
function gtag(..._words: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer?.push(arguments);
}

/** As above, for Meta. Source: developers.facebook.com/docs/meta-pixel/get-started, its base code written out */
export function sendToMeta(id: string, agreed: boolean): void {
  const { pathname } = location;
  if (agreed === metaSilenced) {
    metaSilenced = !agreed;
    window.fbq?.('consent', agreed ? 'grant' : 'revoke');
  }
  if (!agreed) {
    deleteCookies(/^_fb/);
    return;
  }
  if (!isPublicAddress() || lastSent.meta === pathname) return;
  lastSent.meta = pathname;
  if (!window.fbq) {
    const fbq = createPixel();
    Object.assign(window, { fbq, _fbq: fbq });
    load('https://connect.facebook.net/en_US/fbevents.js');
    fbq('init', id);
  }
  window.fbq?.('track', 'PageView');
}

/** Takes commands before Meta's script is there. It must not report changes of the address by itself. */
function createPixel(): Pixel {
  const pixel: Pixel = Object.assign(
    (...words: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...words);
      else pixel.queue.push(words);
    },
    { queue: [], loaded: true, version: '2.0', disablePushState: true },
  );
  return Object.assign(pixel, { push: pixel });
}

function load(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  document.head.append(script);
}

/** Whether the address holds nothing but the page and the marks of an advertisement: both services read it whole. */
const isPublicAddress = () =>
  !isPersonalPath(location.pathname) &&
  [...new URLSearchParams(location.search).keys()].every((key) =>
    /^(utm_\w+|[a-z]*clid|[gw]braid)$/.test(key),
  );

/** Such cookies are set for the whole domain, so they are removed for each part of its name. */
function deleteCookies(which: RegExp): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  const parts = location.hostname.split('.');
  for (const name of names.filter((name) => which.test(name)))
    for (const domain of ['', ...parts.map((_, i) => `; domain=${parts.slice(i).join('.')}`)])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
