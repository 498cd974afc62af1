import { html } from 'hono/html';

/** A card's bank asks for its one-time password. */
export const otpStep = () =>
  html`<section id="step-otp" hidden>
    <h2>Your bank asks</h2>
    <form id="otp-form">
      <p class="field">
        <label for="otp">One-time password</label>
        <input
          id="otp"
          data-first
          inputmode="numeric"
          autocomplete="one-time-code"
          pattern="\\d{1,10}"
          maxlength="10"
          required
          aria-describedby="otp-hint"
        />
      </p>
      <p class="hint" id="otp-hint">No message comes. Four to ten digits are right; fewer are wrong.</p>
      <button class="main">Submit</button>
      <button type="button" class="quiet" id="otp-cancel">Cancel the payment</button>
    </form>
  </section>`;

/** A bank, or a UPI app, of which the customer plays both sides. */
export const bankStep = () =>
  html`<section id="step-bank" hidden>
    <h2 id="bank-title" data-first tabindex="-1">Your bank asks</h2>
    <p>You are the customer now. Do you approve this payment?</p>
    <button type="button" class="main" id="say-yes">Success</button>
    <button type="button" class="quiet" id="say-no">Failure</button>
  </section>`;

const tick = html`<svg class="sign good" viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="12" cy="12" r="10" />
  <path d="M7.5 12.5l3 3 6-6.5" />
</svg>`;
const cross = html`<svg class="sign bad" viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="12" cy="12" r="10" />
  <path d="M12 7v6M12 16.5v.01" />
</svg>`;

/** Waiting, and the ways it can end. */
export const closingSteps = () =>
  html`<section id="step-wait">
      <div class="spinner" aria-hidden="true"></div>
      <h2 data-first tabindex="-1">One moment …</h2>
      <p id="wait-why" hidden>
        The bank has not answered. You may close this window; the payment ends by itself ten minutes after it
        began.
      </p>
    </section>
    <section id="step-failed" hidden>
      ${cross}
      <h2 data-first tabindex="-1">The payment failed</h2>
      <p id="failure"></p>
      <button type="button" class="main" id="try-again">Try again</button>
      <button type="button" class="quiet" data-close>Give up</button>
    </section>
    <section id="step-done" hidden>
      ${tick}
      <h2 data-first tabindex="-1">Paid</h2>
      <p>If this window stays, you chose that it never returns. Close it to go on.</p>
    </section>
    <section id="step-refused" hidden>
      ${cross}
      <h2 data-first tabindex="-1">This cannot be paid</h2>
      <p id="refusal"></p>
      <button type="button" class="main" data-close>Close</button>
    </section>
    <section id="step-leave" hidden>
      <h2 data-first tabindex="-1">Leave without paying?</h2>
      <button type="button" class="main" id="stay">Keep paying</button>
      <button type="button" class="quiet" id="leave">Leave</button>
    </section>`;
