import { useState, type FormEvent, type ReactNode } from 'react';
import { refusalText } from '#kit/office/http.ts';

/** Asks for a code. `onCode` may refuse; what it says stands under the field. */
export function CodeForm({
  label,
  button,
  hint,
  onCode,
}: {
  label: string;
  button: string;
  hint?: ReactNode;
  onCode: (code: string) => Promise<void>;
}) {
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('code') as HTMLInputElement;
    setBusy(true);
    setRefusal('');
    try {
      await onCode(field.value);
    } catch (error) {
      setRefusal(refusalText(error));
      setBusy(false);
      field.select();
    }
  }

  return (
    <form onSubmit={submit}>
      <label>
        {label}
        <input
          name="code"
          required
          autoFocus
          maxLength={24}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={refusal ? 'code-refusal' : undefined}
        />
      </label>
      {hint}
      <div role="alert" id="code-refusal">
        {refusal && <p className="refusal">{refusal}</p>}
      </div>
      <button type="submit" disabled={busy}>
        {busy ? 'Checking …' : button}
      </button>
    </form>
  );
}
