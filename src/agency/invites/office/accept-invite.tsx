import { useCallback, useEffect, useState, type FormEvent } from 'react';
import type { SecondStep as Step } from '#agency/staff/second-factor.ts';
import { later } from '#kit/later.tsx';
import { formErrors, refusalText, ServerRefusal } from '#kit/office/http.ts';
import { signInCalls, type InviteDetails as Asked } from '#agency/staff/office/second-factor/factor-calls.ts';
import { useSession } from '#kit/office/session.ts';
import { roleLabels, roleDescriptions } from '#kit/office/role-labels.ts';
import { officePath } from '#kit/screen-paths.ts';
import { invitePath } from '../invite-path.ts';

const SecondStep = later(
  async () => (await import('#agency/staff/office/second-factor/second-step.tsx')).SecondStep,
);

const toTheDoor = () => location.assign(officePath('/'));

/** Where the link of an invitation leads: name, password, and the second step where everybody needs one. */
export function AcceptInvite() {
  // Taken out of the address at once, so that it stays in no history.
  const [token] = useState(() => location.hash.slice(1));
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<Step | null>(null);
  const load = useCallback(() => {
    signInCalls.invitation(token).then((invitation) => {
      setAsked(invitation);
      return setRefusal(null);
    }, setRefusal);
  }, [token]);
  useEffect(() => {
    history.replaceState(null, '', invitePath);
    load();
  }, [load]);
  const again = useCallback(() => toTheDoor(), []);
  const { state } = useSession();
  useEffect(() => {
    if (state === 'signed-in') toTheDoor();
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setErrors({});
    try {
      const next = await signInCalls.join(token, String(form.get('name')), String(form.get('password')));
      if (next) setStep(next);
      else toTheDoor();
    } catch (error) {
      setErrors(formErrors(error));
      setBusy(false);
    }
  }

  if (step)
    return (
      <main className="sign-in">
        <SecondStep
          step={step}
          onAgain={again}
          onMissing={again}
          meanwhile={<div className="second-step">One moment …</div>}
        />
      </main>
    );
  return (
    <main className="sign-in">
      {refusal && isAway(refusal) && (
        <div className="second-step">
          <h1>Your invitation is not here yet</h1>
          <p>{refusal.message}</p>
          <button type="button" onClick={load}>
            Try again
          </button>
        </div>
      )}
      {refusal && !isAway(refusal) && (
        <div className="second-step">
          <h1>This link opens nothing</h1>
          <p>
            {refusalText(refusal)} A link works once, within 72 hours, until it is replaced or withdrawn. Ask
            whoever invited you to send it again.
          </p>
          <a href={officePath('/')}>To the sign-in</a>
        </div>
      )}
      {asked && (
        <form onSubmit={submit}>
          <h1>Join the back office</h1>
          <p>
            {asked.invitedByName} invites you as {roleLabels[asked.role]}. {roleDescriptions[asked.role]}
          </p>
          <label>
            E-mail
            <input name="email" type="email" autoComplete="username" readOnly value={asked.email} />
          </label>
          <Field name="name" label="Your name" type="text" autoComplete="name" error={errors.name} />
          <Field
            name="password"
            label="A password of at least 10 characters"
            type="password"
            autoComplete="new-password"
            error={errors.password}
          />
          <div role="alert">{errors.form && <p className="refusal">{errors.form}</p>}</div>
          <button type="submit" disabled={busy}>
            {busy ? 'Joining …' : 'Join'}
          </button>
        </form>
      )}
    </main>
  );
}

/** The link may be good: its address is taken out of the bar, so that nobody could open it once more. */
const isAway = (error: Error) =>
  error instanceof ServerRefusal && ['unanswered', 'broken', 'later'].includes(error.kind);

type FieldProps = {
  name: string;
  label: string;
  type: string;
  autoComplete: string;
  error: string | undefined;
};

const Field = ({ name, label, type, autoComplete, error }: FieldProps) => (
  <label>
    {label}
    <input
      name={name}
      type={type}
      autoComplete={autoComplete}
      required
      minLength={type === 'password' ? 10 : 1}
      maxLength={type === 'password' ? 128 : 80}
      aria-invalid={error !== undefined}
      aria-describedby={error && `${name}-refusal`}
    />
    {error && (
      <span className="refusal" id={`${name}-refusal`}>
        {error}
      </span>
    )}
  </label>
);
