/**
 * In the frame: how long the form has been looked at, one sending at a time, and how high it is, which whoever frames it
 * may know (it tells nothing else).
 */
export const frameScript = `(() => {
  const begun = Date.now();
  const form = document.querySelector('form');
  if (form) form.addEventListener('submit', (event) => {
    if (form.dataset.sending) return event.preventDefault();
    form.dataset.sending = 'yes';
    form.elements.elapsed.value = String(Date.now() - begun);
  });
  addEventListener('pageshow', () => form && delete form.dataset.sending);
  if (parent === window) return;
  const tell = () => parent.postMessage({ enquiryFormHeight: document.documentElement.offsetHeight }, '*');
  new ResizeObserver(tell).observe(document.documentElement);
  const wrong = document.querySelector('[aria-invalid]');
  if (wrong) wrong.focus();
})();
`;

/**
 * On the other site: puts the frame where the script stands, with how that page was found, and keeps it as high as the
 * form. It reads the page's own address and referrer, keeps nothing and sets no cookie.
 */
export const embedScript = ({ address, title }: { address: string; title: string }) => `(() => {
  const script = document.currentScript;
  const source = new URL(${JSON.stringify(address)});
  const here = new URL(location.href);
  const pass = (name, value) => value && source.searchParams.set(name, value.slice(0, 300));
  pass('landingPage', here.origin + here.pathname);
  if (!document.referrer.startsWith(here.origin + '/')) pass('referrer', document.referrer);
  const marks = {
    utm_source: 'utmSource', utm_medium: 'utmMedium', utm_campaign: 'utmCampaign', utm_term: 'utmTerm',
    utm_content: 'utmContent', gclid: 'gclid', gbraid: 'gbraid', fbclid: 'fbclid', wbraid: 'wbraid', msclkid: 'msclkid',
  };
  for (const [mark, name] of Object.entries(marks)) pass(name, here.searchParams.get(mark));
  const frame = document.createElement('iframe');
  frame.src = source.href;
  frame.title = ${JSON.stringify(title)};
  frame.loading = 'lazy';
  frame.style.cssText = 'display:block;width:100%;height:720px;border:0';
  script.after(frame);
  addEventListener('message', ({ source: from, origin, data }) => {
    if (from !== frame.contentWindow || origin !== source.origin) return;
    const height = Number(data && data.enquiryFormHeight);
    if (height > 0 && height < 10000) frame.style.height = Math.ceil(height) + 'px';
  });
})();
`;
