import { data, redirect } from 'react-router';
import { z } from 'zod';
import { enquiryConsentVersion } from '../consent.ts';
import { EnquiryInput } from '../enquiry-input.ts';
import { phoneError } from '#kit/india/phone.ts';
import { submitEnquiry } from '../submit-enquiry.ts';
import { attributionOf } from '#content/visits/attribution.ts';
import type { Ctx } from '#kit/context.ts';
import { DomainError, Invalid, TooManyRequests, Unavailable } from '#kit/errors.ts';
import { translateMessages } from '#kit/language/message.ts';
import { formErrorsIn } from '#kit/i18n/form-errors.server.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { rules, type EnquiryField, type EnquiryFields } from './enquiry-rules.ts';

/** What a form shows again after the server has refused it. */
export type Refused = {
  values: EnquiryFields;
  errors: Partial<Record<EnquiryField, string>>;
  /** What stands in the way that no field can correct. */
  notice?: string;
};

/** `plan`: which plan the form is about. `submit`: what takes the enquiry in, where it is not `submitEnquiry`. */
type Form = {
  form: 'contact' | 'enquiry' | 'service' | 'plan' | 'picker';
  source: string;
  asks: EnquiryField[];
  strictPhone: boolean;
  plan?: string;
  submit?: (ctx: Ctx, input: EnquiryInput) => Promise<{ id: string }>;
};

/**
 * A form posted before JavaScript has loaded: takes the enquiry and leads to the thank-you page, or shows the same page
 * again (422) with what was typed and what to correct.
 */
export async function takeEnquiry(ctx: Ctx, request: Request, form: Form) {
  const values = valuesIn(await request.formData());
  const errors = complaints(values, form);
  if (Object.keys(errors).length > 0)
    return refuse({ values, errors: translateMessages(translatorIn(ctx.language), errors) });
  try {
    await (form.submit ?? submitEnquiry)(ctx, inputFrom(values, form, request));
  } catch (error) {
    if (!(error instanceof z.ZodError || error instanceof DomainError)) throw error;
    const refused = { values, ...formErrorsIn(ctx.language, error) };
    if (error instanceof TooManyRequests) return refuse(refused, 429, error.retryAfterSeconds);
    if (error instanceof Unavailable) return refuse(refused, 503, 5);
    if (error instanceof z.ZodError || error instanceof Invalid) return refuse(refused);
    throw error;
  }
  throw redirect('/thank-you', 303);
}

const refuse = (refused: Refused, status = 422, retryAfterSeconds?: number) =>
  data(refused, {
    status,
    headers: retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {},
  });

function valuesIn(posted: FormData): EnquiryFields {
  const text = (name: EnquiryField) => {
    const value = posted.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    service: text('service'),
    message: text('message'),
    isHuman: posted.has('isHuman'),
    terms: posted.has('terms'),
    whatsApp: posted.has('whatsApp'),
    website: text('website'),
  };
}

function complaints(values: EnquiryFields, form: Form) {
  const errors: Record<string, string> = {};
  for (const field of form.asks) {
    if (!(field in rules)) continue;
    const verdict = rules[field as keyof typeof rules].validate(values[field]);
    if (typeof verdict === 'string') errors[field] = verdict;
  }
  const phone = form.strictPhone && !errors.phone ? phoneError(values.phone.replace(/^\D*0+/, '')) : null;
  if (phone) errors.phone = phone;
  return errors;
}

function inputFrom(values: EnquiryFields, form: Form, request: Request) {
  const { isHuman, terms, website, ...typed } = values;
  return EnquiryInput.parse({
    ...typed,
    form: form.form,
    source: form.source,
    plan: form.plan ?? '',
    pageUrl: request.url,
    consentVersion: isHuman && terms ? enquiryConsentVersion : null,
    honeypot: website,
    attribution: attributionOf(new URL(request.url), request.headers.get('referer') ?? ''),
    raw: values,
  });
}
