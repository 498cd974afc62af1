import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { cachePage } from '#kit/site/context.server.ts';
import { leadToFirstError } from '#kit/site/ui/form/first-error.ts';
import { Field } from '#kit/site/ui/form/field.tsx';
import { Popup } from '#kit/site/ui/popup.tsx';
import type { Route } from './+types/register';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { badEmail, isEmail, isLongEnough, shortPassword } from './account-rules.ts';
import { AlertDialog } from '#kit/site/ui/alert-dialog.tsx';
import { CodeForm } from '../codes/site/code-form.tsx';
import { ConsentLine } from './consent-line.tsx';
import { PasswordField } from '../passwords/site/password-field.tsx';
import { useGoOn } from './use-go-on.ts';
import { useRegistration, type NewAccount } from './use-registration.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export function loader({ context }: Route.LoaderArgs) {
  cachePage(context);
  return null;
}

export default function RegisterPage() {
  const { t } = useLingui();
  const { goOn, across } = useGoOn();
  const { account, ...registration } = useRegistration(goOn);
  const [alerting, setAlerting] = useState(false);
  const { register, handleSubmit, formState } = useForm<NewAccount>({ shouldFocusError: false });
  const id = useId();
  const { errors, isSubmitting } = formState;

  return (
    <AccountFrame
      title={t`Create an account`}
      description={t`Create an account with your e-mail address. We mail you a six-digit code to confirm it.`}
      heading={t`Create an account`}
      lead={t`Three lines, then the six-digit code that we mail you.`}
      aside={
        <Trans>
          Already with us?{' '}
          <Link to={across('/login')} className="text-link inline-flex min-h-12 items-center font-medium">
            Login
          </Link>
        </Trans>
      }
    >
      <AccountForm
        label={t`Register`}
        button={t`Register`}
        busyText={t`Sending the code...`}
        busy={isSubmitting}
        error={registration.error}
        onSubmit={(event) => void handleSubmit(registration.begin, () => setAlerting(true))(event)}
      >
        <Field
          id={`${id}name`}
          label={t`Full name`}
          autoComplete="name"
          maxLength={120}
          error={errors.fullName?.message}
          {...register('fullName', { validate: (name) => name.trim() !== '' || /*i18n*/ 'Name is required' })}
        />
        <Field
          id={`${id}email`}
          label={t`E-mail`}
          type="email"
          autoComplete="username"
          maxLength={120}
          error={errors.email?.message}
          {...register('email', { validate: (email) => isEmail(email) || badEmail })}
        />
        <PasswordField
          id={`${id}password`}
          label={t`Password`}
          autoComplete="new-password"
          hint={t`At least 8 characters.`}
          error={errors.password?.message}
          {...register('password', { validate: (password) => isLongEnough(password) || shortPassword })}
        />
        <ConsentLine />
      </AccountForm>
      {alerting && (
        <AlertDialog
          text={t`Please correct the errors before submitting.`}
          onClose={() => {
            setAlerting(false);
            leadToFirstError();
          }}
        />
      )}
      {account && (
        <Popup title={t`Verify your e-mail`} onClose={registration.goBack}>
          <CodeForm
            email={account.email}
            button={t`Verify`}
            onCode={(code) => registration.verify(account, code)}
            onResend={() => registration.sendCode(account)}
          />
        </Popup>
      )}
    </AccountFrame>
  );
}
