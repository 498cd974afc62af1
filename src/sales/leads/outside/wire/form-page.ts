import { html, raw } from 'hono/html';
import { languageTags } from '#kit/language/language.ts';
import type { Translator } from '#kit/language/translator.ts';
import { enquiryConsent, measuringConsent } from '../../enquiries/consent.ts';
import type { OutsideForm } from '../submit-outside-form.ts';
import { formStyles } from './form-styles.ts';

type Field = 'name' | 'phone' | 'email' | 'message';

/** What is sent along unseen: where the form stands, and how its page was found. */
const unseen = [
  'elapsed',
  'landingPage',
  'referrer',
  'utmSource',
  'utmMedium',
  'utmCampaign',
  'utmTerm',
  'utmContent',
  'gclid',
  'gbraid',
  'fbclid',
  'wbraid',
  'msclkid',
] as const satisfies (keyof OutsideForm)[];

type Shown = {
  id: string;
  agency: string;
  termsUrl: string;
  translator: Translator;
  /** Whether it asks about telling networks. */
  asksMeasuring: boolean;
  values: OutsideForm;
  errors: Record<string, string>;
  notice?: string | undefined;
};

/** The form as a page of its own, which also stands in a frame on other sites. It works without its script. */
export function formPage({ id, agency, termsUrl, translator, asksMeasuring, values, errors, notice }: Shown) {
  const t = (words: string) => translator.translate(words);
  const described = (name: string) =>
    errors[name] ? raw(` aria-invalid="true" aria-describedby="${name}-error"`) : '';
  const wrong = (name: string) =>
    errors[name] ? html`<p class="error" id="${name}-error">${errors[name]}</p>` : '';
  const field = (name: Field, label: string, rest: string) =>
    html`<div>
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" value="${values[name]}" ${raw(rest)} ${described(name)} />
      ${wrong(name)}
    </div>`;
  const tick = (name: 'isHuman' | 'terms' | 'measuring', label: unknown) =>
    html`<div>
      <label class="tick">
        <input
          type="checkbox"
          name="${name}"
          value="yes"
          ${values[name] ? 'checked' : ''}
          ${described(name)}
        />
        <span>${label}</span>
      </label>
      ${wrong(name)}
    </div>`;
  const linked = t(/*i18n*/ 'the terms');
  const [before, after] = t(enquiryConsent.terms).split(linked);
  const terms = html`${before}<a href="${termsUrl}" target="_blank" rel="noopener">${linked}</a>${after}`;
  const count = Object.keys(errors).length;
  return frame(
    translator,
    `${t(/*i18n*/ 'Enquiry')} · ${agency}`,
    html`<h1>${t(/*i18n*/ 'Your enquiry')}</h1>
      ${
        notice || count > 0
          ? html`<p class="notice" role="alert">
              ${notice ?? t(/*i18n*/ 'Please check the marked fields.')}
            </p>`
          : ''
      }
      <form method="post" action="/forms/${id}" novalidate>
        ${field('name', t(/*i18n*/ 'Your name'), 'autocomplete="name" maxlength="120" required')}
        ${field(
          'phone',
          t(/*i18n*/ 'Your phone number'),
          'type="tel" inputmode="tel" autocomplete="tel" maxlength="40" required',
        )}
        ${field('email', t(/*i18n*/ 'E-mail (optional)'), 'type="email" autocomplete="email" maxlength="200"')}
        <div>
          <label for="message">${t(/*i18n*/ 'What do you need? (optional)')}</label>
          <textarea id="message" name="message" rows="4" maxlength="4000">${values.message}</textarea>
        </div>
        ${tick('isHuman', t(enquiryConsent.human))} ${tick('terms', terms)}
        ${asksMeasuring ? tick('measuring', t(measuringConsent.measuring)) : ''}
        <div class="trap" aria-hidden="true">
          <label
            >${t(/*i18n*/ 'Leave this empty')} <input name="website" tabindex="-1" autocomplete="off"
          /></label>
        </div>
        ${unseen.map((name) => html`<input type="hidden" name="${name}" value="${values[name]}" />`)}
        <button type="submit">${t(/*i18n*/ 'Send enquiry')}</button>
      </form>`,
  );
}

/** After it was taken in. */
export const thanksPage = ({ translator, agency }: Pick<Shown, 'translator' | 'agency'>) =>
  frame(
    translator,
    `${translator.translate(/*i18n*/ 'Your enquiry is with us')} · ${agency}`,
    html`<h1 tabindex="-1" autofocus>${translator.translate(/*i18n*/ 'Your enquiry is with us')}</h1>
      <p role="status">
        ${translator.translate(/*i18n*/ 'One of us reads it, not a program, and answers in office hours.')}
      </p>`,
  );

const frame = ({ language }: Translator, title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="${languageTags[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${raw(formStyles)}
        </style>
        <script src="/forms/frame.js" defer></script>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
