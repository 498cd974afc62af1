import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** The plain frame of the pages that operators and developers read: no scripts, no build. */
export const page = (title: string, body: Html) =>
  html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          body {
            font:
              16px/1.5 system-ui,
              sans-serif;
            max-width: 60rem;
            margin: 2rem auto;
            padding: 0 1rem;
            color: #1b2333;
            background: #fdfbf7;
          }
          h1 {
            font-size: 1.6rem;
          }
          h2 {
            margin-top: 2rem;
            font-size: 1.15rem;
          }
          a {
            color: #1d4ed8;
          }
          details {
            border: 1px solid #d9d2c5;
            border-radius: 8px;
            margin: 0.5rem 0;
            background: #fff;
          }
          summary {
            padding: 0.75rem 1rem;
            cursor: pointer;
            overflow-wrap: anywhere;
          }
          summary span {
            display: block;
            color: #5b6475;
            font-size: 0.9rem;
          }
          pre {
            margin: 0;
            padding: 1rem;
            border-top: 1px solid #d9d2c5;
            white-space: pre-wrap;
            overflow-wrap: anywhere;
            font-size: 0.9rem;
          }
          code {
            background: #f3eee4;
            padding: 0.1rem 0.3rem;
            border-radius: 4px;
            overflow-wrap: anywhere;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
