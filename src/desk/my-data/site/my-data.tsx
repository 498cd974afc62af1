import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSite } from '#agency/settings/site/use-site.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import { attempt, explain } from '#kit/site/attempt.ts';
import { callHref, formatPhone } from '#kit/site/contact-links.ts';
import { cachePage } from '#kit/site/context.server.ts';
import { Field } from '#kit/site/ui/form/field.tsx';
import { askForCode } from '#people/sign-in/codes/site/ask-for-code.ts';
import { CodeForm } from '#people/sign-in/codes/site/code-form.tsx';
import { AccountForm } from '#people/sign-in/site/account-form.tsx';
import { AccountFrame } from '#people/sign-in/site/account-frame.tsx';
import { badEmail, isEmail } from '#people/sign-in/site/account-rules.ts';
import { fetchKept, proveMyAddress, sendMyDataCode, type Kept } from '../wire/client.ts';
import type { Route } from './+types/my-data';
import { KeptOfYou } from './kept-of-you.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export function loader({ context }: Route.LoaderArgs) {
  cachePage(context);
  return null;
}

/** Without an account: what is kept of somebody, opened by a code to their own address. */
export default function MyDataPage() {
  const { t, i18n } = useLingui();
  const [email, setEmail] = useState<string>();
  const [isProven, setProven] = useState(false);
  const [kept, setKept] = useState<Kept>();
  const [error, setError] = useState('');
  const { register, handleSubmit, formState } = useForm<{ email: string }>();
  const id = useId();

  async function begin(typed: string) {
    setError('');
    const sent = await askForCode(`my-data:${typed}`, () => sendMyDataCode(typed), {});
    if (sent.ok) setEmail(typed);
    else setError(explain(sent, i18n));
  }
  async function open(code: string) {
    // The code is good once; what follows may be asked for again.
    if (!isProven) {
      const proven = await attempt(proveMyAddress({ email: email ?? '', code }));
      if (!proven.ok) return proven;
      setProven(true);
    }
    const answer = await attempt(fetchKept());
    if (answer.ok) setKept(answer);
    else if (failureKindOf(answer) === 'forbidden') setProven(false);
    return answer;
  }

  return (
    <AccountFrame
      title={t`Your data`}
      description={t`See what we keep of you, correct it, or have it erased. No account is needed.`}
      heading={t`Your data`}
      lead={
        kept
          ? t`Kept under ${kept.email}.`
          : t`See what we keep of you, correct it, or have it erased. No account is needed: we send a six-digit code to your e-mail address.`
      }
    >
      {kept ? (
        <KeptOfYou kept={kept} onChanged={setKept} />
      ) : email ? (
        <CodeForm
          email={email}
          button={t`Show my data`}
          onCode={open}
          onResend={() => attempt(sendMyDataCode(email))}
        />
      ) : (
        <>
          <AccountForm
            label={t`Your data`}
            button={t`Send code`}
            busyText={t`Sending...`}
            busy={formState.isSubmitting}
            error={error}
            onSubmit={(event) => void handleSubmit(({ email: typed }) => begin(typed.trim()))(event)}
          >
            <Field
              id={id}
              label={t`E-mail`}
              type="email"
              autoComplete="email"
              maxLength={120}
              error={formState.errors.email?.message}
              {...register('email', {
                validate: (typed) =>
                  typed.trim() === '' ? /*i18n*/ 'Email is required' : isEmail(typed) || badEmail,
              })}
            />
          </AccountForm>
          <OnlyANumber />
        </>
      )}
    </AccountFrame>
  );
}

/** Who left a number alone has no address that a code could go to. Whoever rings from it has shown whose it is. */
function OnlyANumber() {
  const { settings } = useSite();
  const phone = settings.phones[0] ?? settings.whatsapp;
  const spoken = formatPhone(phone);
  return (
    <p className="mt-5 text-ink-soft">
      <Trans>
        Did you give us only your mobile number? Call us from it on{' '}
        <a data-copyable href={callHref(phone)} className="text-link whitespace-nowrap tabular-nums">
          {spoken}
        </a>
        : we tell you what we keep of you, correct it or erase it.
      </Trans>
    </p>
  );
}
