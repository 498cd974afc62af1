import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import type { Voice } from '#kit/language/voice.ts';
import { smallPage, smallPagePolicy } from '#kit/wire/small-page.ts';

/** Once the line is back, the page that was asked for. */
const script = "addEventListener('online',()=>location.reload())";
export const offlinePolicy = smallPagePolicy(
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

/** What a browser shows in place of a page that it cannot fetch, at that page's address. @param phone ten digits */
export async function offlinePage(
  { say, language }: Voice,
  { brand, phone }: { brand: string; phone: string },
) {
  const spoken = `${phone.slice(0, 5)} ${phone.slice(5)}`;
  const page = smallPage({
    language,
    brand,
    heading: say(/*i18n*/ 'You are offline'),
    body: html`<p>
        ${say(/*i18n*/ 'This page could not be fetched. It opens by itself once your phone or computer is online again.')}
      </p>
      <p>${say(/*i18n*/ 'An enquiry that is kept on this device goes out then, too.')}</p>
      <a class="btn main" href="">${say(/*i18n*/ 'Try again')}</a>
      <a class="btn" href="tel:+91${phone}">${say(/*i18n*/ 'Call {phone}', { phone: spoken })}</a>`,
    script,
  });
  return String(await page);
}
