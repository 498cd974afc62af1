import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { cachePage } from '#kit/site/context.server.ts';
import { Field } from '#kit/site/ui/form/field.tsx';
import { Popup } from '#kit/site/ui/popup.tsx';
import type { Route } from './+types/forgot';
import { AccountForm } from '../../site/account-form.tsx';
import { AccountFrame } from '../../site/account-frame.tsx';
import { badEmail, isEmail } from '../../site/account-rules.ts';
import { CodeForm } from '../../codes/site/code-form.tsx';
import { PasswordPairForm } from './password-pair-form.tsx';
import { showShortToast } from '#kit/site/short-toast.ts';
import { differentPasswords, useForgottenPassword } from './use-forgotten-password.ts';
import { useGoOn } from '../../site/use-go-on.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export function loader({ context }: Route.LoaderArgs) {
  cachePage(context);
  return null;
}

export default function ForgotPage() {
  const { t, i18n } = useLingui();
  const { across } = useGoOn();
  const navigate = useNavigate();
  const forgotten = useForgottenPassword(() => void navigate(across('/login')));
  const { register, handleSubmit, formState } = useForm<{ email: string }>();
  const id = useId();
  const { step, email } = forgotten;

  return (
    <AccountFrame
      title={t`Forgot password`}
      description={t`Choose a new password: we mail you a six-digit code, you enter it, and set the new one.`}
      heading={t`Forgot password`}
      lead={t`Tell us the e-mail address of your account. We send a six-digit code to it.`}
      aside={
        <Link to={across('/login')} className="text-link inline-flex min-h-12 items-center font-medium">
          {t`Back to login`}
        </Link>
      }
    >
      <AccountForm
        label={t`Forgot password`}
        button={t`Send code`}
        busyText={t`Sending...`}
        busy={formState.isSubmitting}
        error={step === 'email' ? forgotten.error : ''}
        onSubmit={(event) => void handleSubmit(({ email: typed }) => forgotten.begin(typed.trim()))(event)}
      >
        <Field
          id={id}
          label={t`E-mail`}
          type="email"
          autoComplete="username"
          maxLength={120}
          error={formState.errors.email?.message}
          {...register('email', {
            validate: (typed) =>
              typed.trim() === '' ? /*i18n*/ 'Email is required' : isEmail(typed) || badEmail,
          })}
        />
      </AccountForm>
      {step === 'code' && (
        <Popup title={t`Enter the code`} onClose={forgotten.close}>
          <CodeForm
            email={email}
            button={t`Verify`}
            onCode={forgotten.verify}
            onResend={() => forgotten.send(email)}
          />
        </Popup>
      )}
      {step === 'password' && (
        <Popup key="password" title={t`New password`} onClose={forgotten.close}>
          <PasswordPairForm
            email={email}
            different={differentPasswords}
            error={forgotten.error}
            onPassword={forgotten.change}
            onRefused={(words) => words === differentPasswords && showShortToast('error', i18n._(words))}
          />
        </Popup>
      )}
    </AccountFrame>
  );
}
