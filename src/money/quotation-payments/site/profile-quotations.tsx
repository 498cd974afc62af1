import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { Panel } from '#kit/site/ui/panel.tsx';
import { useLanguage } from '#kit/site/use-language.ts';
import { useLoad } from '#kit/site/use-load.ts';
import { Waiting } from '#kit/site/ui/waiting.tsx';
import { quotationMay, quotationPath, type QuotationState } from '#sales/quotations/quotation.ts';
import type { MyQuotation } from '../list-my-quotations.ts';
import { fetchMyQuotations } from '../wire/client.ts';

const stateTexts: Record<Exclude<QuotationState, 'draft' | 'superseded'>, MessageDescriptor> = {
  sent: msg`Waiting for your answer`,
  viewed: msg`Waiting for your answer`,
  accepted: msg`Accepted`,
  rejected: msg`Rejected`,
  countered: msg`Your counter-offer is with us`,
  expired: msg`Expired`,
  converted: msg`Ordered`,
  paid: msg`Paid`,
  refunded: msg`Refunded`,
};

/** What was offered to whoever is signed in. Nothing where nothing was. */
export function Quotations() {
  const { t } = useLingui();
  const { loaded, reload } = useLoad(fetchMyQuotations);
  if (loaded.state === 'loading') return null;
  if (loaded.state === 'there' && loaded.found.quotations.length === 0) return null;
  return (
    <Panel title={t`Quotations`}>
      {loaded.state === 'there' ? (
        <ul className="divide-y divide-line border-t border-line">
          {loaded.found.quotations.map((quotation) => (
            <Quotation key={quotation.id} quotation={quotation} />
          ))}
        </ul>
      ) : (
        <Waiting loaded={loaded} what={t`your quotations`} onRetry={reload} />
      )}
    </Panel>
  );
}

function Quotation({ quotation }: { quotation: MyQuotation }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { id, code, title, state, totalPaise, openPaise, validUntil } = quotation;
  const text = state in stateTexts ? stateTexts[state as keyof typeof stateTexts] : null;
  const waits = quotationMay('respond', state);
  return (
    <li className="grid items-center gap-x-6 gap-y-2 py-4 last:pb-0 sm:grid-cols-[1fr_auto_auto]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p data-copyable className="text-sm text-ink-soft tabular-nums">
          {code}
          {waits && <> · {t`valid until ${formatDate(validUntil, language)}`}</>}
        </p>
      </div>
      <p className="tabular-nums sm:text-right">
        <strong className="block font-head text-h4">{formatInr(totalPaise)}</strong>
        <span className={`block text-sm font-medium ${waits ? 'text-brick' : 'text-ink-soft'}`}>
          {text && t(text)}
        </span>
        {openPaise !== null && (
          <span className="block text-sm font-medium text-brick">{t`${formatInr(openPaise)} still to pay`}</span>
        )}
      </p>
      <Link to={quotationPath(id)} className="btn btn-line justify-self-start">
        <Trans>
          Open<span className="sr-only"> of {code}</span>
        </Trans>
      </Link>
    </li>
  );
}
