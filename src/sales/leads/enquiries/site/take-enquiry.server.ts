import { data, redirect } from 'react-router';
import { z } from 'zod';
import { enquiryConsentVersion } from '../consent.ts';
import { EnquiryInput } from '../enquiry-input.ts';
import { phoneComplaint } from '#kit/india/phone.ts';
import { submitEnquiry } from '../submit-enquiry.ts';
import type { Ctx } from '#kit/context.ts';
import { DomainError, Invalid, TooMany, Unavailable } from '#kit/errors.ts';
import { sayEach } from '#kit/language/message.ts';
import { refusalIn } from '#kit/words/refusal.server.ts';
import { voiceIn } from '#kit/words/voice.server.ts';
import { rules, type EnquiryField, type EnquiryFields } from './enquiry-rules.ts';

/** What a form shows again after the server has refused it. */
export type Refused = {
  values: EnquiryFields;
  errors: Partial<Record<EnquiryField, string>>;
  /** What stands in the way that no field can mend. */
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
 * again (422) with what was typed and what to mend.
 */
export async function takeEnquiry(ctx: Ctx, request: Request, form: Form) {
  const values = valuesIn(await request.formData());
  const errors = complaints(values, form);
  if (Object.keys(errors).length > 0)
    return refuse({ values, errors: sayEach(voiceIn(ctx.language), errors) });
  try {
    await (form.submit ?? submitEnquiry)(ctx, inputFrom(values, form, request));
  } catch (error) {
    if (!(error instanceof z.ZodError || error instanceof DomainError)) throw error;
    const refused = { values, ...refusalIn(ctx.language, error) };
    if (error instanceof TooMany) return refuse(refused, 429, error.retryAfterSeconds);
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
  const phone = form.strictPhone && !errors.phone ? phoneComplaint(values.phone.replace(/^\D*0+/, '')) : null;
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
    attribution: { referrer: request.headers.get('referer') ?? '' },
    raw: values,
  });
}
