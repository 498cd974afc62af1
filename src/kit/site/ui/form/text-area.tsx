import type { ComponentProps } from 'react';
import { described, FieldFrame, type FieldProps } from './field-frame.tsx';

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({
  id,
  label,
  error,
  hint,
  optional,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <FieldFrame {...{ id, label, error, hint, optional }}>
      <textarea
        rows={4}
        className="control block field-sizing-content max-h-96 min-h-32"
        required={!optional}
        {...area}
        {...described({ id, error, hint })}
      />
    </FieldFrame>
  );
}
