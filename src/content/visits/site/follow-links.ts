import { track } from './track.ts';

/** Links that leave the site towards the agency's people. */
const contactSchemes = [
  [/^tel:/, 'call'],
  [/^mailto:/, 'mail'],
  [/^https:\/\/wa\.me\//, 'whatsapp'],
] as const;

/** Notes when somebody calls, writes or opens WhatsApp, wherever the link stands. */
export function followLinks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const way = link && contactSchemes.find(([form]) => form.test(link.href));
      if (way) track('cta', { name: way[1] });
    },
    true,
  );
}
