import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { formatInr } from '#kit/india/money.ts';
import { useLoad } from '#kit/site/use-load.ts';
import { Panel } from '#kit/site/ui/panel.tsx';
import { fetchMyQuotations } from '#money/quotation-payments/wire/client.ts';
import { paymentsPath } from '#money/payments/transaction.ts';
import { isAwaited } from '#sales/projects/files/project-file.ts';
import { versionAnchor } from '#sales/projects/files/site/versions-panel.tsx';
import type { MyRoom } from '#sales/projects/my-projects.ts';
import { quotationPath } from '#sales/quotations/quotation.ts';

/** What we wait for from the customer: content, an approval, and what is still to be paid. */
export function Owed({ project: { needs, quotation, state, steps, versions } }: { project: MyRoom }) {
  const { t } = useLingui();
  const { loaded } = useLoad(fetchMyQuotations);
  const offers = loaded.state === 'there' ? loaded.found.quotations : [];
  const openPaise = offers.find(({ id }) => id === quotation)?.openPaise ?? null;
  const isRunning = state !== 'stopped';
  const awaited = isRunning ? versions.filter(isAwaited) : [];
  return (
    <Panel title={t`From you`}>
      {isRunning && needs && (
        <p className="mb-4 rounded-control bg-sand p-4 wrap-anywhere whitespace-pre-wrap">{needs}</p>
      )}
      {awaited.map((version) => (
        <div key={version.id} className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <p className="font-medium wrap-anywhere text-brick">
            {t`Your approval`}: {steps.find(({ position }) => position === version.step)?.title}
          </p>
          <a href={`#${versionAnchor(version)}`} className="btn btn-line">
            {t`Look at it`}
          </a>
        </div>
      ))}
      {isRunning && quotation && openPaise !== null && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <p className="font-medium text-brick">{t`${formatInr(openPaise)} still to pay`}</p>
          <Link to={quotationPath(quotation)} reloadDocument className="btn btn-line">
            {t`Open the quotation`}
          </Link>
        </div>
      )}
      {!(isRunning && (needs || awaited.length > 0 || openPaise !== null)) && (
        <p className="text-ink-soft">{t`Nothing is missing from you just now.`}</p>
      )}
      <Link to={paymentsPath} className="text-link mt-2 inline-flex min-h-12 items-center">
        {t`Your payments and invoices`}
      </Link>
    </Panel>
  );
}
