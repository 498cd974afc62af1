import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { described, FieldFrame, type FieldProps } from './field-frame.tsx';

/** A choice of one, with the platform's own list. */
export function Select({
  id,
  label,
  error,
  hint,
  optional,
  choices,
  prompt,
  ...select
}: FieldProps & { choices: string[]; prompt: string } & Omit<ComponentProps<'select'>, 'id'>) {
  return (
    <FieldFrame {...{ id, label, error, hint, optional }}>
      <div className="relative">
        <select
          className="control appearance-none pr-11"
          required={!optional}
          {...select}
          {...described({ id, error, hint })}
        >
          <option value="">{prompt}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
        />
      </div>
    </FieldFrame>
  );
}
