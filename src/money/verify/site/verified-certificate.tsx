import { useLingui } from '@lingui/react/macro';
import type { Verified } from '../verify.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { Facts, Row, Verdict } from './verified-parts.tsx';

/** A certificate of ownership: who owns what, the hash to compare the delivered archive by, and whether it still holds. */
export function VerifiedCertificate({ found }: { found: Extract<Verified, { kind: 'certificate' }> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const revoked = found.revokedOn && formatDate(found.revokedOn, language);
  const next = found.replacedBy;
  const isValid = found.state === 'valid';
  const text = isValid
    ? t`It was issued by us and holds. Compare what stands here with what stands on the certificate.`
    : next
      ? t`It was replaced on ${revoked} by the certificate ${next}.`
      : t`It was revoked on ${revoked} and holds no more.`;
  return (
    <>
      <Verdict
        look={isValid ? 'good' : 'bad'}
        title={isValid ? t`This certificate holds` : t`This certificate holds no more`}
        text={text}
      />
      <Facts>
        <Row term={t`Certificate of ownership`}>{found.number}</Row>
        <Row term={t`Issued on`}>{formatDate(found.issuedOn, language)}</Row>
        <Row term={t`Issued by`}>{found.seller}</Row>
        <Row term={t`Owned by`}>{found.owner}</Row>
        <Row term={t`Project`}>{found.project}</Row>
        <Row term={t`What is owned`}>
          <ul>
            {found.owned.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Row>
        <Row term={t`SHA-256 of what was delivered`}>
          <span className="font-mono text-sm">{found.sha256}</span>
        </Row>
      </Facts>
    </>
  );
}
