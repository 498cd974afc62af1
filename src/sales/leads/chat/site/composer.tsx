import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, SendHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { whatsAppConsent } from '#agency/whatsapp/consent.ts';
import { useSite } from '#agency/settings/site/use-site.ts';
import { nationalDigits, phoneError, phoneMessages } from '#kit/india/phone.ts';

const inputs = {
  name: { label: msg`Your name`, autoComplete: 'name', placeholder: msg`Full name`, maxLength: 120 },
  email: {
    label: msg`Your e-mail address`,
    type: 'email',
    autoComplete: 'email',
    placeholder: msg`E-mail address`,
    maxLength: 200,
  },
  phone: {
    label: msg`Your contact number`,
    type: 'tel',
    inputMode: 'numeric',
    autoComplete: 'tel-national',
    placeholder: msg`10-digit phone number`,
  },
} as const;

/**
 * One line to answer in: Enter or the button sends it; what the bot refuses stays to be corrected. Below the number stands,
 * where WhatsApp is set up, the tick of our forms; nobody has to set it.
 */
export function Composer({
  asks,
  initial,
  ticked,
  onAnswer,
}: {
  asks: keyof typeof inputs;
  initial: string;
  ticked: boolean;
  onAnswer: (text: string, whatsApp?: boolean) => void;
}) {
  const { t, i18n } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const tick = useRef<HTMLInputElement>(null);
  const hasTick = useSite().whatsApp && asks === 'phone';
  const [complaint, setError] = useState<string>();
  const { label, placeholder, ...attributes } = inputs[asks];

  function typed(event: React.ChangeEvent<HTMLInputElement>) {
    if (asks !== 'phone') return;
    const raw = event.target.value;
    // A digit too many is not cut: it may be any of them.
    event.target.value = nationalDigits(raw);
    setError(phoneError(raw) === phoneMessages.leadingZero ? phoneMessages.leadingZero : undefined);
  }

  function send(event: React.FormEvent) {
    event.preventDefault();
    onAnswer(input.current?.value ?? '', tick.current?.checked);
    input.current?.select();
  }

  return (
    <form
      noValidate
      aria-label={t`Your answer`}
      className="border-t border-line bg-white p-3"
      onSubmit={send}
    >
      <div className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          {t(label)}
        </label>
        <input
          ref={input}
          data-first
          className="control"
          enterKeyHint="send"
          defaultValue={initial}
          onChange={typed}
          placeholder={t(placeholder)}
          {...attributes}
          id={id}
          aria-invalid={complaint ? true : undefined}
          aria-describedby={`${id}-error`}
        />
        <button aria-label={t`Send`} className="btn btn-main shrink-0 px-4">
          <SendHorizontal aria-hidden className="size-5" />
        </button>
      </div>
      {/* As the forms say it, without their frame: shared, that would weigh on the first view of every page. */}
      <p
        id={`${id}-error`}
        aria-live="polite"
        className="flex gap-1.5 text-sm font-medium text-brick not-empty:mt-1.5"
      >
        {complaint && (
          <>
            <CircleAlert aria-hidden className="mt-[0.2em] size-4 shrink-0" />
            {i18n._(complaint)}
          </>
        )}
      </p>
      {hasTick && (
        <label className="mt-1 -mb-2 flex min-h-12 cursor-pointer items-start gap-2.5 py-2 text-sm text-ink-soft">
          <input
            ref={tick}
            type="checkbox"
            defaultChecked={ticked}
            className="tick size-5 shrink-0 cursor-pointer appearance-none rounded-[5px] border-[1.5px] border-ink-faint bg-white hover:border-ink checked:border-ink checked:bg-ink"
          />
          {i18n._(whatsAppConsent)}
        </label>
      )}
    </form>
  );
}
