import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type FieldProps = {
  id: string;
  label: string;
  /** What is wrong and how to correct it; empty when all is well. */
  error?: string | undefined;
  /** Marked as wrong; the words stand elsewhere. */
  failed?: boolean;
  /** Help that is always shown. */
  hint?: ReactNode;
  optional?: boolean;
};

/** Label above, help and error below; the control finds its descriptions through `describedBy`. */
export function FieldFrame({
  id,
  label,
  error,
  hint,
  optional,
  children,
}: FieldProps & { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> {t`(optional)`}</span>}
      </label>
      {children}
      {/* An error takes the place of the help: a form that jumps makes people miss what they are about to press. */}
      {hint && !error && (
        <div id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </div>
      )}
      <FieldError id={id} text={error} />
    </div>
  );
}

/** A form's own errors are English: here they find their words. The server's come in the language of the page. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  const { i18n } = useLingui();
  return (
    <p
      id={`${id}-error`}
      aria-live="polite"
      className="flex gap-1.5 text-sm font-medium text-brick not-empty:mt-1.5"
    >
      {text && (
        <>
          <CircleAlert aria-hidden className="mt-[0.2em] size-4 shrink-0" />
          {i18n._(text)}
        </>
      )}
    </p>
  );
}

/** The attributes that tie a control to its help and its error. */
export const described = ({
  id,
  error,
  failed,
  hint,
}: Pick<FieldProps, 'id' | 'error' | 'failed' | 'hint'>) => ({
  id,
  'aria-invalid': error || failed ? (true as const) : undefined,
  'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
});
