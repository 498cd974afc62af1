import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import type { Translator } from '#kit/language/translator.ts';
import { smallPage, smallPagePolicy } from '#kit/wire/small-page.ts';

/** Once the line is back, the page that was asked for; whoever is on the way to another is not called back from it. */
const script = `let wait=0;addEventListener('beforeunload',()=>{wait=5000});addEventListener('online',()=>setTimeout(()=>location.reload(),wait))`;
export const offlinePolicy = smallPagePolicy(
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

/** What a browser shows in place of a page that it cannot fetch, at that page's address. @param phone ten digits */
export async function offlinePage(
  { translate, language }: Translator,
  { brand, phone }: { brand: string; phone: string },
) {
  const spoken = `${phone.slice(0, 5)} ${phone.slice(5)}`;
  const page = smallPage({
    language,
    brand,
    heading: translate(/*i18n*/ 'You are offline'),
    body: html`<p>
        ${translate(/*i18n*/ 'This page did not load. It opens by itself once your phone or computer is online again.')}
      </p>
      <p>${translate(/*i18n*/ 'An enquiry that is kept on this device goes out then, too.')}</p>
      <a class="btn main" href="">${translate(/*i18n*/ 'Try again')}</a>
      <a class="btn" href="tel:+91${phone}">${translate(/*i18n*/ 'Call {phone}', { phone: spoken })}</a>`,
    script,
  });
  return String(await page);
}
