import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { createPortal } from 'react-dom';
import type { SecondStep as Step } from '../second-factor.ts';
import { later } from '#kit/later.tsx';
import { officeName } from '#kit/office/brand.ts';
import { signInCalls } from './second-factor/factor-calls.ts';
import { calls } from '#kit/office/calls.ts';
import { signedOut } from '#kit/office/session.ts';

const SecondStep = later(async () => (await import('./second-factor/second-step.tsx')).SecondStep);

type Props = {
  /** Whose session ended with work still open behind this, if so. */
  returning: { name: string; email: string } | null;
};

const look = () => void calls.resume().catch(() => {});

/** The sign-in. Plain elements on purpose: it is there before the office has loaded. */
export function SignIn({ returning }: Props) {
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<Step | null>(null);
  const dialogRef = useRef<HTMLDialogElement>(null);
  // A modal dialog: nothing behind it can be seen, reached or take the focus back.
  const isReturning = returning !== null;
  const first = isReturning ? 'password' : 'email';
  useEffect(() => {
    dialogRef.current?.showModal();
    dialogRef.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }, [first]);
  useEffect(() => {
    // Whoever comes back to this window may have signed in in another one.
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, []);
  useEffect(() => {
    if (!isReturning) return;
    // Or did so while the call was on its way that was refused here.
    look();
    const soon = setTimeout(look, 2_000);
    return () => clearTimeout(soon);
  }, [isReturning]);
  const again = useCallback((why: string) => {
    setStep(null);
    setBusy(false);
    setRefusal(why);
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setRefusal('');
    try {
      setStep(await signInCalls.signIn(String(form.get('email')), String(form.get('password'))));
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : 'Signing in did not work.');
      setBusy(false);
    }
  }

  // Beside the office and not in it: what a dialog of the office hides from readers would hide this too.
  return createPortal(
    <dialog
      ref={dialogRef}
      className="sign-in"
      aria-label="Sign in"
      onClose={() => dialogRef.current?.showModal()}
    >
      {step && (
        <SecondStep
          step={step}
          onAgain={again}
          onMissing={() => again('The second step did not load. Please check your connection and try again.')}
          meanwhile={<div className="second-step">One moment …</div>}
        />
      )}
      <form onSubmit={submit} hidden={step !== null}>
        <h1>{officeName}</h1>
        <p>
          {returning
            ? `Your session has ended, ${returning.name}. Sign in to go on where you were; nothing on your screen is lost.`
            : 'For the agency’s own people.'}
        </p>
        <label>
          E-mail
          <input
            name="email"
            type="email"
            autoComplete="username"
            required
            maxLength={200}
            defaultValue={returning?.email}
            aria-describedby={refusal ? 'sign-in-refusal' : undefined}
          />
        </label>
        <label>
          Password
          <input
            name="password"
            type="password"
            autoComplete="current-password"
            required
            maxLength={128}
            aria-describedby={refusal ? 'sign-in-refusal' : undefined}
          />
        </label>
        <div role="alert" id="sign-in-refusal">
          {refusal && <p className="refusal">{refusal}</p>}
        </div>
        <button type="submit" disabled={busy}>
          {busy ? 'Signing in …' : 'Sign in'}
        </button>
        {returning && (
          <button type="button" className="quiet" onClick={signedOut}>
            I am somebody else
          </button>
        )}
      </form>
    </dialog>,
    document.body,
  );
}
