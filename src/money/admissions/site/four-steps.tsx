import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { submitAdmission } from '../wire/checkout-client.ts';
import type { Admission, AdmissionText } from '../wire/client.ts';
import type { Catalogue } from '../wire/catalogue-client.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import type { WeeklySlot } from '#catalogue/onboarding/onboarding.ts';
import { formatInr } from '#kit/india/money.ts';
import { leadToFirstError } from '#kit/site/ui/form/first-error.ts';
import { SubmitButton } from '#kit/site/ui/form/submit-button.tsx';
import { AlertDialog } from '#kit/site/ui/alert-dialog.tsx';
import type { Address } from '#people/addresses/address-kinds.ts';
import { AddressStep } from './address-step.tsx';
import type { AppliedCoupon } from '#money/coupons/site/coupon-field.tsx';
import { PersonStep } from './person-step.tsx';
import { ProgrammeStep } from './programme-step.tsx';
import { toPay } from './price-lines.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepPath } from './step-path.tsx';
import {
  blankTexts,
  choosePlan,
  fillAll,
  firstOpen,
  lacks,
  lastStep,
  planStep,
  stepOf,
  steps,
  wrongIn,
} from './steps.ts';
import { planWanted } from './plan-wanted.ts';
import { useDraft } from './use-draft.ts';
import { useStep } from './use-step.ts';
import { newReference, usePayment } from './use-payment.ts';

/** The four-step form. What is typed stays on the device until it is sent. */
export function FourSteps({
  customer,
  catalogue,
  former,
  address,
  onKept,
}: {
  customer: Customer;
  catalogue: Catalogue;
  /** An earlier admission, whose facts are the start of this one. */
  former: Admission | null;
  /** The account's own, where it has one. */
  address: Address | null;
  /** It is with us: from here on it waits to be paid. */
  onKept: () => void;
}) {
  const { t, i18n } = useLingui();
  const { draft, save, clear } = useDraft(customer.id);
  const blank = blankTexts(customer, address);
  const [wanted] = useState(() => planWanted(catalogue.plans));
  const form = useForm({
    defaultValues: {
      ...blank,
      ...former?.texts,
      ...draft?.texts,
      ...(wanted && { serviceName: wanted.serviceName }),
    },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  /** What is known is not asked again: the first step with something to say, at the latest where the plan is chosen. */
  const open = () => Math.min(firstOpen(form.getValues()), wanted ? lastStep : planStep);
  const [refusal, setRefusal] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, go, back } = useStep(
    () => (draft && !wanted ? Math.min(draft.step, lastStep) : open()),
    () => {
      setRefusal('');
      requestAnimationFrame(() => {
        heading.current?.focus({ preventScroll: true });
        heading.current?.scrollIntoView({ block: 'start' });
      });
    },
  );
  const [planId, setPlanId] = useState(wanted?.id ?? draft?.planId ?? former?.plan.id ?? '');
  const [slots, setSlots] = useState<WeeklySlot[]>(draft?.slots ?? []);
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null);
  /** Of what is sent: the same once more begins no second payment, and something else is no copy of it. */
  const named = useRef({ of: '', reference: '' });
  const payment = usePayment(customer);
  const texts = useWatch({ control: form.control }) as typeof blank;
  const plan =
    catalogue.plans.find(({ id, serviceName }) => id === planId && serviceName === texts.serviceName) ?? null;

  const sent = useRef(false);
  useEffect(() => {
    if (!sent.current) save({ texts, planId, slots, step });
  }, [save, texts, planId, slots, step]);

  /** From here on the field is judged as it is typed: an error that went when it is left would take Next from under the finger. */
  function complain(field: AdmissionText, message: string) {
    form.setValue(field, texts[field], { shouldTouch: true });
    form.setError(field, { message });
  }
  /** Whether a step holds; what does not is said at its fields, and what it needs and lacks in a dialog too. */
  function holds(of: number, leaving: boolean): boolean {
    const wrong = wrongIn(of, texts, { leaving });
    form.clearErrors();
    for (const [field, message] of wrong) complain(field, message);
    if (lacks(of, texts)) payment.say(fillAll);
    return wrong.size === 0;
  }
  function next() {
    if (holds(step, true)) go(Math.max(step + 1, open()));
    else leadToFirstError();
  }
  async function submit() {
    for (const of of steps.keys()) if (!holds(of, false)) return go(of);
    if (!plan) return payment.say(choosePlan);
    setRefusal('');
    const told = { texts, timing: slots, plan, couponCode: coupon?.code ?? '' };
    const of = JSON.stringify(told);
    if (named.current.of !== of) named.current = { of, reference: newReference() };
    const { reference } = named.current;
    await payment.pay({
      begin: () => submitAdmission({ ...told, reference, customerCode: customer.code }),
      plan,
      buyer: texts,
      onKept: () => {
        sent.current = true;
        clear();
      },
      onAwaited: onKept,
      onRefused: (errors, text) => {
        const [first] = Object.keys(errors);
        for (const [field, message] of Object.entries(errors))
          if (field in blank) complain(field as AdmissionText, message);
        if (first && first in blank) go(stepOf(first));
        setRefusal(errors.planId ?? errors.timing ?? text);
      },
    });
  }
  const choices = { planId, setPlanId, slots, setSlots, coupon, setCoupon };

  return (
    <form
      noValidate
      aria-label={t`Admission`}
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (step === lastStep) void submit();
        else next();
      }}
    >
      <StepPath at={step} />
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-h3 outline-none">
        {i18n._(steps[step] ?? '')}
      </h2>
      {step === 0 && <PersonStep form={form} />}
      {step === 1 && <AddressStep form={form} />}
      {step === 2 && (
        <ProgrammeStep form={form} catalogue={catalogue} customer={customer} choices={choices} />
      )}
      {step === lastStep && (
        <ReviewStep texts={texts} plan={plan} slots={slots} coupon={coupon} onEdit={go} />
      )}
      <p role="alert" className="flex gap-2.5 rounded-control bg-brick-tint px-4 py-3 empty:hidden">
        {refusal && (
          <>
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-brick" />
            <span>
              <strong className="block font-semibold">{i18n._(refusal)}</strong>
              {t`What you wrote is still here.`}
            </span>
          </>
        )}
      </p>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        {step > 0 && (
          <button type="button" className="btn btn-line" onClick={back}>
            <ArrowLeft aria-hidden className="size-5" />
            {t`Back`}
          </button>
        )}
        <div className="sm:ml-auto sm:w-60">
          <SubmitButton
            busy={payment.busy}
            busyText={t`One moment …`}
            sum={step === lastStep && plan ? formatInr(toPay(plan, coupon)) : undefined}
          >
            {step === lastStep ? t`Submit` : t`Next`}
          </SubmitButton>
        </div>
      </div>
      {step === lastStep && (
        <p className="-mt-3 text-sm text-ink-soft sm:text-right">
          {t`Submit opens the payment. Nothing is charged before you confirm there.`}
        </p>
      )}
      {payment.alert && (
        <AlertDialog
          text={i18n._(payment.alert)}
          onClose={() => {
            payment.closeAlert();
            if (sent.current) onKept();
          }}
        />
      )}
    </form>
  );
}
