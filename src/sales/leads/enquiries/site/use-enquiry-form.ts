import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type RegisterOptions } from 'react-hook-form';
import { enquiryErrors, enquiryPayload, type Enquiry } from '../wire/client.ts';
import { isNotTaken, outbox } from '../wire/outbox-client.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { randomKey } from '#kit/calls/random-key.ts';
import { postEnquiry, type EnquiryPayload } from '../wire/enquiry-client.ts';
import { enquiryConsentVersion } from '../consent.ts';
import { attempt, setFieldErrors } from '#kit/site/attempt.ts';
import { prepareToasts, showToast } from '#kit/site/ui/toast.ts';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { firstTouch } from '#content/visits/site/attribution.ts';
import { useFormVisit } from '#content/visits/site/use-form-visit.ts';
import { adMarks, tellPixelOfLead } from './ad-marks.ts';
import { blankEnquiry, rules, type EnquiryField, type EnquiryFields } from './enquiry-rules.ts';
import type { Refused } from './take-enquiry.server.ts';

const thanks = /*i18n*/ 'Thank you! Our team will contact you soon.';
const sorry = /*i18n*/ 'Please try again!';
const usualToastMs = 10_000;

type TextField = Exclude<EnquiryField, 'isHuman' | 'terms' | 'whatsApp'>;
const names = Object.keys(blankEnquiry) as EnquiryField[];

/** `kept`: the network failed, and the enquiry waits on this device. */
type Outcome =
  | { state: 'open' | 'sent' }
  | { state: 'failed'; text: string; because?: string | undefined }
  | { state: 'kept'; text: string; key: string };

const trimmed = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
  ) as Fields;

/**
 * One enquiry form from blank to sent. Its states: open, submitting, sent (form cleared), failed or kept (data stays).
 * @param served what the server answered to a post without JavaScript: errors and the values to show again
 * @param initial what the fields begin with
 * @param keepTicks leaves the two boxes as they are after success (the e-commerce page)
 * @param trim sends the texts without blanks around them (the Meta Ads page)
 */
export function useEnquiryForm({
  form,
  source,
  served,
  initial,
  keepTicks = false,
  trim = false,
  more,
  toastMs = usualToastMs,
  onSent,
}: {
  form: Enquiry['form'];
  source: string;
  served: Refused | undefined;
  initial?: Partial<EnquiryFields>;
  keepTicks?: boolean;
  trim?: boolean;
  /** What goes along that is not typed: the chosen plan, the picked features. */
  more?: Pick<Enquiry, 'plan' | 'features'> & { message?: string };
  toastMs?: number;
  /** Follows a success instead of the form's own thanks, e.g. in a popup that closes. */
  onSent?: () => void;
}) {
  const { i18n } = useLingui();
  const blank = { ...blankEnquiry, ...initial };
  const { register, handleSubmit, formState, setError, clearErrors, setValue, getValues, reset, watch } =
    useForm<EnquiryFields>({ defaultValues: { ...blank, ...served?.values } });
  // Until the form has gone out: the next one has nothing to do with what was refused of it.
  const [refused, setRefused] = useState(served);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'open' });
  const begun = useRef(0);
  const isShown = useRef(false);
  const last = useRef<{ typed: string; key: string; payload: EnquiryPayload }>(null);
  const ready = useHydrated();
  const visit = useFormVisit(form);

  useEffect(() => {
    begun.current = Date.now();
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const typedOf = (fields: EnquiryFields) => JSON.stringify([fields, more]);

  function succeed() {
    last.current = null;
    visit.submitted();
    const { isHuman, terms } = getValues();
    reset(keepTicks ? { ...blank, isHuman, terms } : blank);
    setRefused(undefined);
    setOutcome({ state: onSent ? 'open' : 'sent' });
    // Whoever has closed its popup meanwhile, or reads another page, is led nowhere.
    if (isShown.current) onSent?.();
    return showToast('success', i18n._(thanks), toastMs);
  }
  const waitsFor = outcome.state === 'kept' ? outcome.key : null;
  const onSentLater = useEffectEvent(() => {
    if (waitsFor === null || !outbox.state().sent.includes(waitsFor)) return;
    if (last.current?.typed !== typedOf(getValues())) {
      // What was written meanwhile is another enquiry; that the first one has gone out stands in the page's own note.
      last.current = null;
      return setOutcome({ state: 'open' });
    }
    outbox.dismiss();
    void succeed();
  });
  useEffect(() => outbox.subscribe(() => onSentLater()), []);

  /** The same words again are the same enquiry: same key, same payload. Changed words are a new one. */
  function enquiryOf(fields: EnquiryFields) {
    const typed = typedOf(fields);
    if (last.current?.typed === typed) return last.current;
    if (last.current) outbox.remove(last.current.key);
    const { website, ...rest } = trim ? trimmed(fields) : fields;
    const payload = enquiryPayload({
      ...rest,
      ...more,
      form,
      source,
      consentVersion: enquiryConsentVersion,
      honeypot: website,
      elapsedMs: Date.now() - begun.current,
      pageUrl: location.href,
      attribution: firstTouch(),
      adMarks: adMarks(),
    });
    return { typed, key: randomKey(), payload };
  }

  async function send(fields: EnquiryFields) {
    const sending = enquiryOf(fields);
    last.current = sending;
    const { key, payload } = sending;
    const answer = await attempt(postEnquiry(payload, key));
    if (answer.ok) {
      outbox.remove(key);
      tellPixelOfLead(key);
      return succeed();
    }
    visit.failed();
    const text = failureKindOf(answer) === 'unanswered' ? noConnection : sorry;
    const kept = isNotTaken(answer) && outbox.store(key, payload);
    const errors = enquiryErrors(form, answer.errors);
    setFieldErrors({ errors }, setError);
    // Of what is no field: the plan, the picked features.
    const because = Object.entries(errors).find(([name]) => !(name in blankEnquiry))?.[1];
    setOutcome(kept ? { state: 'kept', text, key } : { state: 'failed', text, because });
    return showToast('error', i18n._(text), toastMs);
  }

  const errorOf = (name: EnquiryField) =>
    formState.errors[name]?.message ??
    (formState.isSubmitted || formState.dirtyFields[name] ? undefined : refused?.errors[name]);

  // What the server shows again stands in the page itself, before any script runs; the first error has the focus.
  const firstServed = names.find((name) => refused?.errors[name]);
  const field = <Name extends TextField>(name: Name, rule?: RegisterOptions<EnquiryFields, Name>) => ({
    ...register(name, rule),
    defaultValue: refused?.values[name] ?? initial?.[name],
    autoFocus: name === firstServed,
  });
  const tick = (name: 'isHuman' | 'terms' | 'whatsApp') => ({
    ...register(name, name === 'whatsApp' ? undefined : rules[name]),
    defaultChecked: refused?.values[name],
    autoFocus: name === firstServed,
  });

  return {
    /** Spread over the `<form>` element. */
    formProps: {
      method: 'post' as const,
      encType: 'multipart/form-data' as const,
      // Our own words replace the browser's bubbles as soon as there is a script to say them.
      noValidate: ready,
      // Whoever begins to write may lose the network before the answer.
      onFocus: () => void prepareToasts(),
      onInput: visit.started,
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
        if (formState.isSubmitting) return event.preventDefault();
        setOutcome({ state: 'open' });
        // What the server said of something that is no field would keep the form back for good.
        clearErrors();
        void handleSubmit(send)(event);
      },
    },
    /** Spread over a control. */
    field,
    tick,
    setValue,
    getValues,
    watch,
    errorOf,
    errorCount: names.filter(errorOf).length,
    submitting: formState.isSubmitting,
    outcome,
    /** What the server said to a post without JavaScript that no field can correct. */
    notice: formState.isSubmitted ? undefined : refused?.notice,
    startAgain: () => setOutcome({ state: 'open' }),
  };
}
export type EnquiryForm = ReturnType<typeof useEnquiryForm>;
