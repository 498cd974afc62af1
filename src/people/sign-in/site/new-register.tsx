import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { cachePage } from '#kit/site/context.server.ts';
import type { Route } from './+types/new-register';
import { AccountFrame } from './account-frame.tsx';
import { CodeForm } from '../codes/site/code-form.tsx';
import { DetailsForm } from './details-form.tsx';
import { useGoOn } from './use-go-on.ts';
import { useRegistration } from './use-registration.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export function loader({ context }: Route.LoaderArgs) {
  cachePage(context);
  return null;
}

/** Registering in two steps; going back finds what was typed. */
export default function NewRegisterPage() {
  const { t } = useLingui();
  const { goOn, across } = useGoOn();
  const { account, ...registration } = useRegistration(goOn);
  return (
    <AccountFrame
      title={account ? t`Enter your code` : t`Sign up in two steps`}
      description={t`Two steps to your account: your details, then the six-digit code that we mail you.`}
      heading={account ? t`Enter your code` : t`Sign up`}
      lead={account ? t`Step 2 of 2. Check your mail.` : t`Step 1 of 2. A code by mail follows.`}
      aside={
        !account && (
          <Trans>
            Already with us?{' '}
            <Link to={across('/login')} className="text-link inline-flex min-h-12 items-center font-medium">
              Login
            </Link>
          </Trans>
        )
      }
    >
      {/* Kept while the code is asked for, with everything in it. */}
      <div hidden={account !== null}>
        <DetailsForm error={registration.error} onDetails={registration.begin} />
      </div>
      {account && (
        <CodeForm
          email={account.email}
          button={t`Verify OTP`}
          onCode={(code) => registration.verify(account, code)}
          onResend={() => registration.sendCode(account)}
        >
          <button
            type="button"
            className="text-link -my-2 inline-flex min-h-12 items-center justify-self-start font-medium"
            onClick={registration.goBack}
          >
            {t`Wrong email? Go back`}
          </button>
        </CodeForm>
      )}
    </AccountFrame>
  );
}
