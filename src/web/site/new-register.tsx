import { Link } from 'react-router';
import { keepPage } from '#web/context.server.ts';
import type { Route } from './+types/new-register';
import { AccountFrame } from './account/account-frame.tsx';
import { CodeForm } from './account/code-form.tsx';
import { DetailsForm } from './account/details-form.tsx';
import { useGoOn } from './account/use-go-on.ts';
import { useRegistration } from './account/use-registration.ts';

export function loader({ context }: Route.LoaderArgs) {
  keepPage(context);
  return null;
}

/** Registering in two steps; going back finds what was typed (accounts-commerce §2, decision 65). */
export default function NewRegisterPage() {
  const { goOn, across } = useGoOn();
  const { account, ...registration } = useRegistration(goOn);
  return (
    <AccountFrame
      title={account ? 'Enter your code' : 'Sign up in two steps'}
      description="Two steps to your account: your details, then the six-digit code that we mail you."
      heading={account ? 'Enter your code' : 'Sign up'}
      lead={account ? 'Step 2 of 2. Look into your mail.' : 'Step 1 of 2. A code by mail follows.'}
      aside={
        !account && (
          <>
            Already with us?{' '}
            <Link to={across('/login')} className="text-link inline-flex min-h-12 items-center font-medium">
              Login
            </Link>
          </>
        )
      }
    >
      {/* Kept while the code is asked for, with everything in it. */}
      <div hidden={account !== null}>
        <DetailsForm complaint={registration.complaint} onDetails={registration.begin} />
      </div>
      {account && (
        <CodeForm
          email={account.email}
          button="Verify OTP"
          onCode={(code) => registration.verify(account, code)}
          onResend={() => registration.sendCode(account)}
        >
          <button
            type="button"
            className="text-link -my-2 inline-flex min-h-12 items-center justify-self-start font-medium"
            onClick={registration.goBack}
          >
            Wrong email? Go back
          </button>
        </CodeForm>
      )}
    </AccountFrame>
  );
}
