import { html, raw } from 'hono/html';
import type { Outcome } from '../payments/payment.ts';

const methods = [
  ['card', 'Card'],
  ['upi', 'UPI'],
  ['netbanking', 'Netbanking'],
] as const;

/** Razorpay's codes of banks. */
const banks = [
  ['HDFC', 'HDFC Bank'],
  ['ICIC', 'ICICI Bank'],
  ['SBIN', 'State Bank of India'],
  ['UTIB', 'Axis Bank'],
  ['KKBK', 'Kotak Mahindra Bank'],
] as const;

const testCards = [
  ['4100 2800 0000 1007', 'Visa, pays'],
  ['5500 6700 0000 1002', 'Mastercard, pays'],
  ['6527 6589 0000 1005', 'RuPay, pays'],
  ['4100 2800 0008 0001', 'no balance'],
  ['4100 2800 0006 0003', 'declined'],
  ['4100 2800 0002 0007', 'technical error'],
] as const;

const tools: Record<Outcome, string> = {
  normal: 'It answers at once',
  pending: 'It never answers: the payment stays pending',
  authorize: 'It authorises only: the money is not captured',
  late: 'It says no, and yes a minute later',
  silent: 'It pays, and this page never returns',
};

/** The first step: who pays, how, and the strip of tools that only a sandbox has. */
export const payForm = () =>
  html`<section id="step-pay" hidden>
      <form id="pay-form">
        <div class="pair">
          ${field(
            'contact',
            'Phone',
            'type="tel" inputmode="tel" autocomplete="tel" maxlength="16" required',
          )}
          ${field('email', 'E-mail', 'type="email" autocomplete="email" maxlength="200" required')}
        </div>
        <fieldset class="methods">
          <legend>Pay with</legend>
          ${methods.map(
            ([value, label]) =>
              html`<label
                ><input type="radio" name="method" id="method-${value}" value="${value}" /><span
                  >${label}</span
                ></label
              >`,
          )}
        </fieldset>
        ${cardFields} ${upiFields} ${bankFields}
        <p class="error" id="pay-error" role="alert"></p>
        <button class="main" id="pay-button">Pay</button>
      </form>
    </section>
    <details id="tools" hidden>
      <summary>Sandbox tools</summary>
      <fieldset>
        <legend>What the bank does</legend>
        ${Object.entries(tools).map(
          ([value, label]) =>
            html`<label
              ><input type="radio" name="outcome" value="${value}" ${value === 'normal' ? 'checked' : ''} />
              ${label}</label
            >`,
        )}
      </fieldset>
    </details>`;

const field = (id: string, label: string, attributes: string) =>
  html`<p class="field" id="${id}-field">
    <label for="${id}">${label}</label><input id="${id}" ${raw(attributes)} />
  </p>`;

const fill = (values: Record<string, string>, label: unknown) =>
  html`<button type="button" class="chip" data-fill="${JSON.stringify(values)}">${label}</button>`;

const cardFields = html`<fieldset id="fields-card">
  <legend class="unseen">Card</legend>
  ${field('card-number', 'Card number', 'inputmode="numeric" autocomplete="cc-number" required')}
  <div class="pair">
    ${field(
      'card-expiry',
      'Expiry (MM/YY)',
      'inputmode="numeric" autocomplete="cc-exp" required pattern="\\d\\d/\\d\\d"',
    )}
    ${field('card-cvv', 'CVV', 'inputmode="numeric" autocomplete="cc-csc" maxlength="4" required')}
  </div>
  ${field('card-name', 'Name on the card', 'autocomplete="cc-name" maxlength="100" required')}
  <details class="help">
    <summary>Test cards: any CVV, any date to come</summary>
    <div class="chips">
      ${testCards.map(([number, what]) =>
        fill(
          { 'card-number': number, 'card-expiry': '12/40', 'card-cvv': '123', 'card-name': 'Test Customer' },
          html`<b>${number}</b> ${what}`,
        ),
      )}
    </div>
  </details>
</fieldset>`;

const upiFields = html`<fieldset id="fields-upi" hidden disabled>
  <legend class="unseen">UPI</legend>
  ${field(
    'vpa',
    'UPI id',
    'inputmode="email" autocapitalize="none" spellcheck="false" maxlength="100" required',
  )}
  <div class="chips">${['success@razorpay', 'failure@razorpay'].map((vpa) => fill({ vpa }, vpa))}</div>
  <p class="hint">Any other id asks you to play the customer's UPI app.</p>
</fieldset>`;

const bankFields = html`<fieldset id="fields-netbanking" hidden disabled>
  <legend class="unseen">Netbanking</legend>
  <p class="field">
    <label for="bank">Bank</label>
    <select id="bank">
      ${banks.map(([code, name]) => html`<option value="${code}">${name}</option>`)}
    </select>
  </p>
</fieldset>`;
