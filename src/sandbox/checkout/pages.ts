import { html } from 'hono/html';
import { bankStep, closingSteps, otpStep } from './steps.ts';
import { payForm } from './pay-form.ts';

/** The page in the checkout's frame; its scripts fill in the merchant, the amount and the customer. */
export const checkoutPage = () =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sandbox checkout</title>
        <link rel="stylesheet" href="assets/checkout.css" />
        <script type="module" src="assets/frame.ts"></script>
      </head>
      <body>
        <div id="backdrop"></div>
        <main>
          <div id="dialog" role="dialog" tabindex="-1" aria-modal="true" aria-labelledby="merchant">
            <header>
              <span class="mark">
                <span id="initial" aria-hidden="true"></span>
                <img id="picture" alt="" hidden />
              </span>
              <div class="who">
                <h1 id="merchant">Checkout</h1>
                <p id="description"></p>
              </div>
              <p class="price" id="amount"></p>
              <button type="button" class="close" data-close aria-label="Close the checkout">
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" /></svg>
              </button>
            </header>
            <p class="band">Sandbox — no money moves</p>
            <div class="steps">${payForm()} ${otpStep()} ${bankStep()} ${closingSteps()}</div>
          </div>
        </main>
      </body>
    </html>`;

/** Posts these fields to the merchant's address; by hand where its script does not run. */
export const returnPage = (action: string, fields: Record<string, string>) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Back to the merchant</title>
        <link rel="stylesheet" href="../../assets/checkout.css" />
      </head>
      <body class="returning">
        <main>
          <p>Sandbox — no money moves. On the way back to the merchant …</p>
          <form method="post" action="${action}">
            ${Object.entries(fields).map(
              ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
            )}
            <button class="main">Continue</button>
          </form>
        </main>
        <script src="../../assets/return.ts"></script>
      </body>
    </html>`;
