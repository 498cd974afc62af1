import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { cachePage } from '#kit/site/context.server.ts';
import { leadToFirstError } from '#kit/site/ui/form/first-error.ts';
import { Field } from '#kit/site/ui/form/field.tsx';
import type { Route } from './+types/login';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { badEmail, isEmail } from './account-rules.ts';
import { AlertDialog } from '#kit/site/ui/alert-dialog.tsx';
import { GoogleButton } from '../google/site/google-button.tsx';
import { PasswordField } from '../passwords/site/password-field.tsx';
import { useArrival } from './use-arrival.ts';
import { useGoOn } from './use-go-on.ts';
import { useLogin } from './use-login.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export function loader({ context }: Route.LoaderArgs) {
  cachePage(context);
  return null;
}

export default function LoginPage() {
  const { t } = useLingui();
  const { next, goOn, across } = useGoOn();
  const arrival = useArrival(goOn);
  const login = useLogin(goOn);
  const [googleComplaint, setGoogleComplaint] = useState<string>();
  const [alerting, setAlerting] = useState(false);
  const { register, handleSubmit, formState, setFocus } = useForm<{ email: string; password: string }>({
    shouldFocusError: false,
  });
  const id = useId();
  const { errors, isSubmitting } = formState;

  return (
    <AccountFrame
      title={t`Login`}
      description={t`Sign in to your account.`}
      heading={t`Login`}
      lead={
        next
          ? t`You are not signed in, or your session has ended. Sign in, and you go on where you were.`
          : t`Your plans, payments and profile in one place.`
      }
      aside={
        <Trans>
          New here?{' '}
          <Link to={across('/register')} className="text-link inline-flex min-h-12 items-center font-medium">
            Create an account
          </Link>
        </Trans>
      }
    >
      <AccountForm
        label={t`Login`}
        button={t`Login`}
        busyText={t`Signing in...`}
        busy={isSubmitting || arrival.busy}
        error={login.error || (googleComplaint ?? arrival.error)}
        onSubmit={(event) =>
          void handleSubmit(
            async (typed) => {
              if (await login.send(typed)) setFocus('password', { shouldSelect: true });
            },
            (wrong) => (wrong.email?.message === badEmail ? setAlerting(true) : leadToFirstError()),
          )(event)
        }
      >
        <Field
          id={`${id}email`}
          label={t`E-mail`}
          type="email"
          autoComplete="username"
          maxLength={120}
          failed={login.failed}
          error={errors.email?.message}
          {...register('email', {
            required: /*i18n*/ 'Email is required',
            validate: (email) => isEmail(email) || badEmail,
          })}
        />
        <PasswordField
          id={`${id}password`}
          label={t`Password`}
          autoComplete="current-password"
          failed={login.failed}
          error={errors.password?.message}
          {...register('password', { required: /*i18n*/ 'Password is required' })}
        />
        <Link
          to={across('/forgot')}
          className="text-link -my-3 inline-flex min-h-12 items-center justify-self-start text-sm font-medium"
        >
          {t`Forgot password?`}
        </Link>
      </AccountForm>
      <GoogleButton next={next} onSignedIn={goOn} onComplaint={setGoogleComplaint} />
      {alerting && (
        <AlertDialog
          text={t`Please correct the errors before submitting.`}
          onClose={() => {
            setAlerting(false);
            leadToFirstError();
          }}
        />
      )}
    </AccountFrame>
  );
}
