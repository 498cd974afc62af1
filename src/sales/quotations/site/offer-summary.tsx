import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { quotationPath } from '../quotation.ts';
import type { PublicQuotation } from '../read-quotation.ts';
import { useLanguage } from '#kit/site/use-language.ts';

/** What is being answered, in five lines. */
export function OfferSummary({ quotation }: { quotation: PublicQuotation }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { code, title, totals, validUntil, id } = quotation;
  return (
    <div data-copyable className="max-w-xl">
      <p className="text-lead">{title}</p>
      <dl className="mt-4 grid border-t border-line">
        <Fact name={t`Quotation`}>{code}</Fact>
        <Fact name={totals.gstPaise > 0 ? t`Total, GST included` : t`Total`}>
          <strong className="font-semibold">{formatInr(totals.totalPaise)}</strong>
        </Fact>
        <Fact name={t`Valid until`}>{formatDate(validUntil, language)}</Fact>
      </dl>
      <Link to={quotationPath(id)} className="onward mt-2">
        {t`Read the whole quotation`}
        <ArrowRight aria-hidden className="size-5" />
      </Link>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
);
