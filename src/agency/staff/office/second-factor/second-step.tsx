import { useEffect, useState } from 'react';
import type { FactorSecret, SecondStep as Step } from '../../second-factor.ts';
import { refusalText, ServerRefusal } from '#kit/office/http.ts';
import { signedIn } from '#kit/office/session.ts';
import { CodeForm } from './code-form.tsx';
import { Enrolment } from './enrolment.tsx';
import { signInCalls } from './factor-calls.ts';

type Again = (why: string) => void;

/** What the sign-in asks for after the password. `onAgain`: the password has to be given once more. */
export const SecondStep = ({ step, onAgain }: { step: Step; onAgain: Again }) =>
  step === 'code' ? <AskCode onAgain={onAgain} /> : <Enrol onAgain={onAgain} />;

/** Too late, or too many tries: then the sign-in begins again. */
async function orAgain<T>(call: Promise<T>, onAgain: Again): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ServerRefusal && error.kind === 'signed-out') onAgain(error.message);
    throw error;
  }
}

function AskCode({ onAgain }: { onAgain: Again }) {
  return (
    <div className="second-step">
      <h1>Your second step</h1>
      <CodeForm
        label="Code of your app"
        button="Sign in"
        hint={<p className="hint">Phone not at hand? A recovery code works too.</p>}
        onCode={(code) => orAgain(signInCalls.code(code), onAgain)}
      />
      <button type="button" className="quiet" onClick={() => onAgain('')}>
        Start again
      </button>
    </div>
  );
}

function Enrol({ onAgain }: { onAgain: Again }) {
  const [secret, setSecret] = useState<FactorSecret | null>(null);
  useEffect(() => {
    let wanted = true;
    signInCalls.begin().then(
      (begun) => wanted && setSecret(begun),
      (error: unknown) => wanted && onAgain(refusalText(error)),
    );
    return () => {
      wanted = false;
    };
  }, [onAgain]);
  const [enter, setEnter] = useState<() => void>(() => () => {});
  return (
    <div className="second-step">
      <h1>One thing more</h1>
      <p>
        Every colleague here signs in with a code from their phone besides the password. It takes a minute.
      </p>
      {secret && (
        <Enrolment
          secret={secret}
          confirm={async (code) => {
            const { me, recoveryCodes } = await orAgain(signInCalls.confirm(code), onAgain);
            setEnter(() => () => signedIn(me));
            return recoveryCodes;
          }}
          onDone={enter}
        />
      )}
    </div>
  );
}
