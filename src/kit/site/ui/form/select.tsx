import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { described, FieldFrame, type FieldProps } from './field-frame.tsx';

/** What is sent, and what it is called on the page. */
export type Choice = { value: string; label: string };

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
}: FieldProps & { choices: (string | Choice)[]; prompt: string } & Omit<ComponentProps<'select'>, 'id'>) {
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
          {choices.map((choice) => {
            const { value, label: words } =
              typeof choice === 'string' ? { value: choice, label: choice } : choice;
            return (
              <option key={value} value={value}>
                {words}
              </option>
            );
          })}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
        />
      </div>
    </FieldFrame>
  );
}
