import { useLingui } from '@lingui/react/macro';
import type { Verified } from '../verify.ts';
import { translatorOf } from '#kit/i18n/translator.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { kindNames } from '#money/invoices/invoice.ts';
import { Facts, Row, Verdict } from './verified-parts.tsx';

/** An invoice or a receipt: what has to be the same on the paper. */
export function VerifiedDocument({ found }: { found: Extract<Verified, { kind: 'document' }> }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const verdicts = {
    valid: { look: 'good', title: t`This document is genuine` },
    sample: { look: 'bad', title: t`This is a sample` },
    waiting: { look: 'bad', title: t`This document is not valid yet` },
    cancelled: { look: 'bad', title: t`This document was cancelled` },
    revised: { look: 'bad', title: t`This document was replaced` },
  } as const;
  const next = found.revisedBy;
  const words = {
    valid: t`It was issued by us. Compare what stands here with what stands on the document.`,
    sample: t`It shows what our documents look like. No money was paid for it.`,
    waiting: t`It waits for its number from the GST portal (IRN).`,
    cancelled: t`It was issued by us and holds no more.`,
    revised: t`It was issued by us. The document ${next} names the right buyer in its place.`,
  };
  return (
    <>
      <Verdict {...verdicts[found.state]} text={words[found.state]} />
      <Facts>
        <Row term={t`Document`}>{translatorOf(i18n).translate(kindNames[found.name])}</Row>
        <Row term={t`Number`}>{found.number}</Row>
        <Row term={t`Issued on`}>{formatDate(found.issuedOn, language)}</Row>
        <Row term={t`Issued by`}>{found.seller}</Row>
        <Row term={t`Amount`}>{formatInr(found.totalPaise)}</Row>
        {found.takenOffPaise > 0 && <Row term={t`Taken off since`}>{formatInr(found.takenOffPaise)}</Row>}
      </Facts>
    </>
  );
}
