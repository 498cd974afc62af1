import { useState } from 'react';
import type { FactorSecret } from '../../second-factor.ts';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** From the secret to the recovery codes. The secret is drawn here and told nowhere else. */
export function Enrolment({
  secret,
  confirm,
  onDone,
}: {
  secret: FactorSecret;
  /** Sends the first code. @returns the recovery codes */
  confirm: (code: string) => Promise<string[]>;
  onDone: () => void;
}) {
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <>
      <h2>Add us to your app</h2>
      <p>
        Open an authenticator app on your phone, such as Aegis, Google Authenticator or 1Password, and scan
        this:
      </p>
      <QrCode text={secret.uri} label="A picture for your authenticator app to scan" />
      <p>
        It cannot scan? Type this key instead:
        <code className="key">{secret.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <CodeForm
        label="The six digits it shows now"
        button="Confirm"
        onCode={async (code) => setCodes(await confirm(code))}
      />
    </>
  );
}
