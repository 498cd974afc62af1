import { useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { FieldError } from '#kit/site/ui/form/field-frame.tsx';

/** Where the code of a coupon is typed. What the server says of it stands under the field. */
export function CodeField({
  typed,
  kept,
  onType,
  onApply,
}: {
  /** What stands in the field at first. */
  typed: string;
  /** What was kept, and what is to be paid then. */
  kept: { message: string; totalPaise: Paise; insteadPaise: Paise | null } | null;
  /** The code is another one now. */
  onType: (code: string) => void;
  /** @returns what stands under the field where it does not hold, else an empty text */
  onApply: (code: string) => Promise<string>;
}) {
  const { t } = useLingui();
  const id = useId();
  const [code, setCode] = useState(typed);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function apply() {
    if (busy) return;
    setBusy(true);
    setError('');
    setError(await onApply(code.trim()));
    setBusy(false);
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {t`Coupon`} <span className="font-normal text-ink-soft">{t`(optional)`}</span>
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="control min-w-0 uppercase"
          value={code}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-kept`}
          onChange={(event) => {
            setCode(event.target.value);
            setError('');
            onType(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void apply();
          }}
        />
        <button type="button" className="btn btn-line shrink-0" disabled={busy} onClick={() => void apply()}>
          {busy ? t`Checking …` : t`Apply`}
        </button>
      </div>
      <FieldError id={id} text={error} />
      <p id={`${id}-kept`} aria-live="polite" className="text-sm font-medium text-leaf not-empty:mt-1.5">
        {kept && (
          <span className="flex gap-1.5">
            <CircleCheck aria-hidden className="mt-[0.2em] size-4 shrink-0" />
            <span>
              {kept.message}
              {kept.insteadPaise !== null && (
                <span className="block text-ink tabular-nums">
                  {t`To pay: ${formatInr(kept.totalPaise)} instead of ${formatInr(kept.insteadPaise)}`}
                </span>
              )}
            </span>
          </span>
        )}
      </p>
    </div>
  );
}
