import { html, raw } from 'hono/html';
import { languageTags, type Language } from '#kit/language/language.ts';

type Html = ReturnType<typeof html>;

/**
 * A page for visitors that says one thing and needs nothing else: no files, no scripts but the one it is given.
 * @param page.script what it runs as it stands; its policy has to know it
 */
export const smallPage = (page: {
  language: Language;
  brand: string;
  heading: string;
  body: Html;
  script?: string;
}) =>
  html`<!doctype html>
    <html lang="${languageTags[page.language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#fefbf6" />
        <title>${page.heading} | ${page.brand}</title>
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
          .btn {
            display: block;
            margin-top: 1rem;
            padding: 1.1rem 1.5rem;
            border: 2px solid #1c2440;
            border-radius: 0.75rem;
            font-size: 1.2rem;
            font-weight: 700;
            color: #1c2440;
            text-decoration: none;
          }
          .main {
            margin-top: 2rem;
            border-color: transparent;
            background: oklch(0.815 0.165 77);
          }
          .btn:focus-visible {
            outline: 3px solid #c2410c;
            outline-offset: 3px;
          }
        </style>
      </head>
      <body>
        <main>
          <p class="brand">${page.brand}</p>
          <h1>${page.heading}</h1>
          ${page.body}
        </main>
        ${page.script && raw(`<script>${page.script}</script>`)}
      </body>
    </html>`;

/** What such a page may load: nothing. @param script hash of the script that stands in it */
export const smallPagePolicy = (script = '') =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; ${script && `script-src ${script}; `}base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
