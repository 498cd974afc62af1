import type { ComponentProps } from 'react';
import { described, FieldFrame, type FieldProps } from './field-frame.tsx';

/** One line of text. */
export function Field({
  id,
  label,
  error,
  failed,
  hint,
  optional,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <FieldFrame {...{ id, label, error, hint, optional }}>
      <input
        type="text"
        className="control"
        required={!optional}
        {...input}
        {...described({ id, error, failed, hint })}
      />
    </FieldFrame>
  );
}
