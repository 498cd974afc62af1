import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { described, FieldFrame, type FieldProps } from '#kit/site/ui/form/field-frame.tsx';

/** A password that its owner may look at. */
export function PasswordField({
  id,
  label,
  error,
  failed,
  hint,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type'>) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const what = label.toLowerCase();
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame {...{ id, label, error, hint }}>
      <div className="relative">
        <input
          type={shown ? 'text' : 'password'}
          className="control pr-14"
          required
          maxLength={128}
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...described({ id, error, failed, hint })}
        />
        <button
          type="button"
          aria-label={shown ? t`Hide ${what}` : t`Show ${what}`}
          className="absolute inset-y-0 right-0 grid w-13 place-items-center rounded-control text-ink-soft hover:text-ink"
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </div>
    </FieldFrame>
  );
}
