import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { SubmitButton } from '#kit/site/ui/form/submit-button.tsx';
import { prepareToasts } from '#kit/site/ui/toast.ts';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';

/**
 * A form of an account page. Before its script runs it sends nothing, so that a password never gets into an address.
 * @param error what keeps it back, beyond what stands at its fields
 */
export function AccountForm({
  label,
  button,
  busyText,
  busy,
  error,
  onSubmit,
  children,
}: {
  label: string;
  button: string;
  busyText: string;
  busy: boolean;
  error?: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const ready = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => void prepareToasts(), []);
  // While it is busy its button is disabled and loses the focus; a refusal must not send the keyboard to the page's start.
  useEffect(() => {
    if (!busy) return;
    const shown = form.current;
    return () => {
      if (document.activeElement === document.body)
        shown?.querySelector<HTMLElement>('[type=submit]')?.focus();
    };
  }, [busy]);
  return (
    <form
      method="dialog"
      noValidate={ready}
      aria-label={label}
      ref={form}
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit(event);
      }}
    >
      {children}
      <SubmitButton busy={busy} busyText={busyText} sends={ready}>
        {button}
      </SubmitButton>
      <div role="alert" className="-mt-1 empty:hidden">
        {error && !busy && (
          <p className="flex gap-2.5 rounded-control bg-brick-tint px-4 py-3">
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-brick" />
            <span>{i18n._(error)}</span>
          </p>
        )}
      </div>
    </form>
  );
}
