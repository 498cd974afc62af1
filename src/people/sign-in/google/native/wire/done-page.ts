import { html } from 'hono/html';
import { languageTags } from '#kit/language/language.ts';
import type { Voice } from '#kit/language/voice.ts';

/** How a sign-in ended, as its address says; `ended` where it belongs to no app that waits. */
export type Outcome = 'code' | 'access_denied' | 'failed' | 'ended';

const told: Record<Outcome, [heading: string, text: string]> = {
  code: [
    /*i18n*/ 'Almost done',
    /*i18n*/ 'Google has confirmed who you are. Return to the app within two minutes to finish signing in.',
  ],
  access_denied: [
    /*i18n*/ 'You are not signed in',
    /*i18n*/ 'The sign-in with Google was called off. Return to the app to choose how to go on.',
  ],
  failed: [
    /*i18n*/ 'You are not signed in',
    /*i18n*/ 'Google did not confirm this sign-in. Return to the app and try again.',
  ],
  ended: [
    /*i18n*/ 'This sign-in has ended',
    /*i18n*/ 'It took too long, or it was begun in another browser. Open the app and begin again.',
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
  { say, language }: Voice,
  page: { brand: string; outcome: Outcome; link: string | null },
) => {
  const [heading, text] = told[page.outcome];
  return html`<!doctype html>
    <html lang="${languageTags[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${say(heading)} | ${page.brand}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>
          body {
            display: grid;
            min-height: 100dvh;
            margin: 0;
            padding: 2rem 1.25rem;
            box-sizing: border-box;
            place-items: center;
            font:
              18px/1.55 system-ui,
              sans-serif;
            color: #1c2440;
            background: #fefbf6;
            text-align: center;
          }
          main {
            width: 100%;
            max-width: 26rem;
          }
          .brand {
            margin: 0 0 2rem;
            font-weight: 700;
          }
          h1 {
            margin: 0 0 0.75rem;
            font-size: 1.75rem;
            line-height: 1.25;
          }
          p {
            margin: 0 0 1rem;
          }
          a {
            display: block;
            margin-top: 2rem;
            padding: 1.1rem 1.5rem;
            border-radius: 0.75rem;
            font-size: 1.2rem;
            font-weight: 700;
            color: #fff;
            background: #1c2440;
            text-decoration: none;
          }
          a:focus-visible {
            outline: 3px solid #c2410c;
            outline-offset: 3px;
          }
        </style>
      </head>
      <body>
        <main>
          <p class="brand">${page.brand}</p>
          <h1>${say(heading)}</h1>
          <p>${say(text)}</p>
          ${
            page.link
              ? html`<a href="${page.link}">${say(back)}</a>`
              : page.outcome !== 'ended' && html`<p>${say(byHand)}</p>`
          }
        </main>
      </body>
    </html>`;
};
