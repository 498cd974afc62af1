import { html } from 'hono/html';
import type { Translator } from '#kit/language/translator.ts';
import { smallPage } from '#kit/wire/small-page.ts';

/** How a sign-in ended, as its address says; `ended` where it belongs to no app that waits. */
export type Outcome = 'code' | 'access_denied' | 'failed' | 'ended';

const told: Record<Outcome, [heading: string, text: string]> = {
  code: [
    /*i18n*/ 'Almost done',
    /*i18n*/ 'Google has confirmed who you are. Return to the app within two minutes to finish signing in.',
  ],
  access_denied: [
    /*i18n*/ 'You are not signed in',
    /*i18n*/ 'The sign-in with Google was cancelled. Return to the app to choose how to continue.',
  ],
  failed: [
    /*i18n*/ 'You are not signed in',
    /*i18n*/ 'Google did not confirm this sign-in. Return to the app and try again.',
  ],
  ended: [
    /*i18n*/ 'This sign-in has ended',
    /*i18n*/ 'It took too long, or it was started in another browser. Open the app and start again.',
  ],
};
const back = /*i18n*/ 'Return to the app';
const byHand = /*i18n*/ 'Then open the app from your home screen.';

/**
 * The page on which a sign-in in the phone's browser ends: browsers open an app only when somebody presses a link. No
 * script, nothing from elsewhere.
 * @param page.link opens the app; null where the settings name none
 */
export const donePage = (
  { translate, language }: Translator,
  page: { brand: string; outcome: Outcome; link: string | null },
) => {
  const [heading, text] = told[page.outcome];
  return smallPage({
    language,
    brand: page.brand,
    heading: translate(heading),
    body: html`<p>${translate(text)}</p>
      ${
        page.link
          ? html`<a class="btn main" href="${page.link}">${translate(back)}</a>`
          : page.outcome !== 'ended' && html`<p>${translate(byHand)}</p>`
      }`,
  });
};
