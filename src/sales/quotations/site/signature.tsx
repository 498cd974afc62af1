import { useLingui } from '@lingui/react/macro';
import { useSite } from '#agency/settings/site/use-site.ts';
import { translatorOf } from '#kit/i18n/translator.ts';
import type { Signature as Signed } from '../answers/read-signature.ts';
import { signatureWords } from '../signature-words.ts';

/** Who accepted, when and how that was proven, and what shows later that nothing was changed. */
export function Signature({ signature }: { signature: Signed }) {
  const { t, i18n } = useLingui();
  const { settings } = useSite();
  const { hash, textUrl } = signature;
  return (
    <section aria-labelledby="signature">
      <h2 id="signature" className="mb-2 text-h3">
        {t`Signed by code`}
      </h2>
      {signatureWords(signature, settings.legalName, translatorOf(i18n)).map((words) => (
        <p key={words} className="max-w-measure">
          {words}
        </p>
      ))}
      <p className="mt-2 text-sm text-ink-soft">
        {t`SHA-256 of what was accepted:`} <span className="tabular-nums wrap-anywhere">{hash}</span>
      </p>
      {textUrl && (
        <a href={textUrl} className="text-link inline-flex min-h-12 items-center text-sm" download>
          {t`Download the text that this is the hash of`}
        </a>
      )}
    </section>
  );
}
