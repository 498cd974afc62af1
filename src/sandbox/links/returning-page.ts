import { html } from 'hono/html';

type Part = ReturnType<typeof html>;

/** A page of the gateway's own where somebody decides, in the look of its checkout. @param failure what went wrong before */
export const returningPage = (
  title: string,
  heading: string,
  description: string,
  failure: string,
  ways: Part,
) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="../v1/checkout/assets/checkout.css" />
      </head>
      <body class="returning">
        <main>
          <p class="band">Sandbox — no money moves</p>
          <h1>${heading}</h1>
          <p>${description}</p>
          ${failure && html`<p role="alert">${failure}</p>`} ${ways}
        </main>
      </body>
    </html>`;
