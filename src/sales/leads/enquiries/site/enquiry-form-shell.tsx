import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheckBig } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ErrorCount } from '#kit/site/ui/form/error-count.tsx';
import { Honeypot } from '#kit/site/ui/form/honeypot.tsx';
import { SubmitButton } from '#kit/site/ui/form/submit-button.tsx';
import { ConsentCheckboxes } from './consent-checkboxes.tsx';
import type { EnquiryForm } from './use-enquiry-form.ts';

/** What all enquiry forms share: the fields, the two ticks, the button, and what became of it. */
export function EnquiryFormShell({
  form,
  label,
  button,
  busyText,
  idOf,
  children,
}: {
  form: EnquiryForm;
  label: string;
  button: string;
  busyText: string;
  idOf: (field: string) => string;
  children: ReactNode;
}) {
  const shell = useRef<HTMLFormElement>(null);
  function again() {
    // The form has to be there before its first field can take the focus.
    flushSync(form.startAgain);
    shell.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }
  if (form.outcome.state === 'sent') return <Sent onAgain={again} />;
  return (
    <form {...form.formProps} ref={shell} aria-label={label} className="relative grid gap-6">
      {children}
      <ConsentCheckboxes form={form} idOf={idOf} />
      <Honeypot {...form.field('website')} />
      <SubmitButton busy={form.submitting} busyText={busyText}>
        {button}
      </SubmitButton>
      <ErrorCount count={form.errorCount} />
      <Failure form={form} />
    </form>
  );
}

function Failure({ form }: { form: EnquiryForm }) {
  const { t, i18n } = useLingui();
  const text =
    form.outcome.state === 'failed' || form.outcome.state === 'kept' ? form.outcome.text : form.notice;
  return (
    <div
      role="alert"
      data-kept-here={form.outcome.state === 'kept' || undefined}
      className="-mt-2 empty:hidden"
    >
      {text && !form.submitting && (
        <p className="flex gap-2.5 rounded-control bg-brick-tint px-4 py-3">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-brick" />
          <span>
            <strong className="block font-semibold">{i18n._(text)}</strong>
            {form.outcome.state === 'failed' && form.outcome.because && (
              <span className="block">{i18n._(form.outcome.because)}</span>
            )}
            {form.outcome.state === 'kept'
              ? t`What you wrote is kept on this device and goes out by itself as soon as it can.`
              : t`What you wrote is still here.`}
          </span>
        </p>
      )}
    </div>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // In the middle, where the button was: at the window's edge the message at its top would lie over it.
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="grid animate-[settle_220ms_var(--ease-out)] justify-items-start gap-4 py-6">
      <span className="grid size-16 place-items-center rounded-full bg-leaf-tint text-leaf">
        <CircleCheckBig aria-hidden className="size-8" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {t`Your enquiry is with us`}
      </h2>
      <p className="max-w-[28.2em] text-ink-soft">
        {t`One of us reads it, not a program, and answers in office hours.`}
      </p>
      <button type="button" className="btn btn-line" onClick={onAgain}>
        {t`Send another`}
      </button>
    </div>
  );
}
