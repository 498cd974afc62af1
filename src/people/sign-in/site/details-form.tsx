import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '#kit/site/ui/form/field.tsx';
import { AccountForm } from './account-form.tsx';
import { isEmail, isLongEnough, shortPassword } from './account-rules.ts';
import { ConsentLine } from './consent-line.tsx';
import { PasswordField } from '../passwords/site/password-field.tsx';
import type { NewAccount } from './use-registration.ts';

/** Step 1 of /new-register. */
export function DetailsForm({
  error,
  onDetails,
}: {
  error: string;
  onDetails: (account: NewAccount) => Promise<void>;
}) {
  const { t } = useLingui();
  const { register, handleSubmit, formState } = useForm<NewAccount & { again: string }>();
  const { errors, isSubmitting } = formState;
  const id = useId();
  return (
    <AccountForm
      label={t`Sign up`}
      button={t`Continue`}
      busyText={t`Sending the code...`}
      busy={isSubmitting}
      error={error}
      onSubmit={(event) => void handleSubmit(({ again: _same, ...account }) => onDetails(account))(event)}
    >
      <Field
        id={`${id}name`}
        label={t`Name`}
        autoComplete="name"
        maxLength={120}
        error={errors.fullName?.message}
        {...register('fullName', { validate: (name) => name.trim() !== '' || /*i18n*/ 'Name is required' })}
      />
      <Field
        id={`${id}email`}
        label={t`Email`}
        type="email"
        autoComplete="username"
        maxLength={120}
        error={errors.email?.message}
        {...register('email', {
          validate: (email) =>
            email.trim() === '' ? /*i18n*/ 'Email is required' : isEmail(email) || /*i18n*/ 'Invalid email',
        })}
      />
      <PasswordField
        id={`${id}password`}
        label={t`Password`}
        autoComplete="new-password"
        hint={t`At least 8 characters.`}
        error={errors.password?.message}
        {...register('password', {
          required: /*i18n*/ 'Password is required',
          validate: (password) => isLongEnough(password) || shortPassword,
          deps: 'again',
        })}
      />
      <PasswordField
        id={`${id}again`}
        label={t`Confirm Password`}
        autoComplete="new-password"
        error={errors.again?.message}
        {...register('again', {
          required: /*i18n*/ 'Confirm your password',
          validate: (again, { password }) => again === password || /*i18n*/ 'Passwords do not match',
        })}
      />
      <ConsentLine />
    </AccountForm>
  );
}
