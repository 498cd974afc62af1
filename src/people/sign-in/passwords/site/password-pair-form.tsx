import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { AccountForm } from '../../site/account-form.tsx';
import { isLongEnough, shortPassword } from '../../site/account-rules.ts';
import { PasswordField } from './password-field.tsx';

/**
 * A new password, twice.
 * @param different what is said when the two differ; `onRefused` hears whatever keeps the form back
 */
export function PasswordPairForm({
  email,
  different,
  error,
  onPassword,
  onRefused,
}: {
  email: string;
  different: string;
  error: string;
  onPassword: (password: string) => Promise<void>;
  onRefused: (words: string | undefined) => void;
}) {
  const { t } = useLingui();
  const { register, handleSubmit, formState } = useForm<{ password: string; again: string }>();
  const { errors, isSubmitting } = formState;
  const id = useId();
  return (
    <AccountForm
      label={t`Change password`}
      button={t`Change password`}
      busyText={t`Saving...`}
      busy={isSubmitting}
      error={error}
      onSubmit={(event) =>
        void handleSubmit(
          ({ password }) => onPassword(password),
          (wrong) => onRefused(wrong.again?.message ?? wrong.password?.message),
        )(event)
      }
    >
      {/* Not type=hidden: password managers read only fields that could be typed in. */}
      <input type="text" hidden name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        id={`${id}password`}
        label={t`New password`}
        autoComplete="new-password"
        autoFocus
        data-autofocus
        hint={t`At least 8 characters.`}
        error={errors.password?.message}
        {...register('password', { validate: (password) => isLongEnough(password) || shortPassword })}
      />
      <PasswordField
        id={`${id}again`}
        label={t`Confirm password`}
        autoComplete="new-password"
        error={errors.again?.message}
        {...register('again', { validate: (again, { password }) => again === password || different })}
      />
    </AccountForm>
  );
}
