import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkUser, sendSignUpCode } from '#people/customers/wire/client.ts';
import { pathHere } from '#kit/calls/page-language.ts';
import type { Refusal } from '#kit/calls/customer-calls.ts';
import { Field } from '#kit/site/ui/form/field.tsx';
import { AccountForm } from '../account-form.tsx';
import { RefusedCookies } from '../refused-cookies.tsx';
import { isEmail } from '../account-rules.ts';
import { attempt, explain } from '#kit/site/attempt.ts';
import { askForCode } from '../../codes/site/ask-for-code.ts';
import { GoogleButton } from '../../google/site/google-button.tsx';
import { showShortToast } from '#kit/site/short-toast.ts';

/** First the address: it decides whether a password or a code is asked for. */
export function EmailStep({
  email,
  onKnown,
  onNew,
}: {
  email: string;
  onKnown: (email: string) => void;
  onNew: (email: string) => void;
}) {
  const { t, i18n } = useLingui();
  const { register, handleSubmit, formState } = useForm<{ email: string }>();
  const [error, setError] = useState('');
  const id = useId();

  function refuse(refusal: Refusal) {
    setError(explain(refusal, i18n));
    showShortToast('error', t`Error checking user or sending OTP`);
  }

  async function check({ email: typed }: { email: string }) {
    const address = typed.trim();
    setError('');
    const known = await attempt(checkUser(address));
    if (!known.ok) return refuse(known);
    if (known.exists) return onKnown(address);
    const sent = await askForCode(`sign-up:${address}`, () => sendSignUpCode(address), { message: '' });
    if (!sent.ok) return refuse(sent);
    showShortToast('success', t`Check your email for the verification code.`);
    return onNew(address);
  }

  return (
    <>
      <RefusedCookies />
      <AccountForm
        label={t`Log in or sign up`}
        button={t`Continue`}
        busyText={t`Checking...`}
        busy={formState.isSubmitting}
        error={error}
        onSubmit={(event) => void handleSubmit(check)(event)}
      >
        <Field
          id={id}
          label={t`E-mail`}
          type="email"
          autoComplete="username"
          autoFocus
          data-autofocus
          defaultValue={email}
          maxLength={120}
          error={formState.errors.email?.message}
          {...register('email', { validate: (typed) => isEmail(typed) || /*i18n*/ 'Enter Valid Email ID' })}
        />
      </AccountForm>
      <GoogleButton
        next={pathHere()}
        onSignedIn={() => showShortToast('success', t`Login successful.`)}
        onComplaint={setError}
      />
    </>
  );
}
