import type { ComponentProps, ReactNode } from 'react';
import { described, FieldError } from './field-frame.tsx';

/** A box to tick; the whole line is the target. */
export function Checkbox({
  id,
  label,
  error,
  ...input
}: { id: string; label: ReactNode; error?: string | undefined } & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <div>
      <label htmlFor={id} className="flex min-h-12 cursor-pointer items-start gap-3 py-2.5">
        <input
          type="checkbox"
          className="tick mt-[0.1em] size-6 shrink-0 cursor-pointer appearance-none rounded-[6px] border-[1.5px] border-ink-faint bg-white hover:border-ink checked:border-ink checked:bg-ink aria-invalid:border-2 aria-invalid:border-brick"
          required
          {...input}
          {...described({ id, error })}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} text={error} />
    </div>
  );
}
