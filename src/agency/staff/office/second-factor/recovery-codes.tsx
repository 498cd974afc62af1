import { useState } from 'react';
import { copyText } from '#kit/copy-text.ts';
import { officeName } from '#kit/office/brand.ts';

/** Ten ways in without the phone, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const [copied, setCopied] = useState(false);
  const text = codes.join('\n');
  return (
    <>
      <h2>Keep these recovery codes</h2>
      <p>
        Each lets you in once when your phone is not at hand. They are shown only now: print them, or keep
        them where you keep passwords.
      </p>
      <ol className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <a
        className="plain-link"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${officeName}, recovery codes\n\n${text}\n`)}`}
        download="recovery-codes.txt"
      >
        Save as a file
      </a>
      <button type="button" className="quiet" onClick={() => void copyText(text).then(setCopied)}>
        {copied ? 'Copied' : 'Copy all'}
      </button>
      <button type="button" onClick={onKept}>
        I have kept them
      </button>
    </>
  );
}
