import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { fetchMyCertificate } from '../wire/client.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { Panel } from '#kit/site/ui/panel.tsx';
import { useLanguage } from '#kit/site/use-language.ts';
import { useLoad } from '#kit/site/use-load.ts';

/** The certificate of ownership, and where others check it. Nothing while there is none. */
export function CertificatePanel({ projectId }: { projectId: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { loaded } = useLoad(useCallback(() => fetchMyCertificate(projectId), [projectId]));
  const found = loaded.state === 'there' ? loaded.found.certificate : null;
  if (!found) return null;
  const day = formatDate(found.issuedOn, language);
  return (
    <Panel title={t`Certificate of ownership`}>
      <p>{t`Since ${day} all of it is yours.`}</p>
      <p data-copyable className="mt-1 text-sm text-ink-soft tabular-nums">
        {found.number}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={found.pdfPath} target="_blank" rel="noreferrer" className="btn btn-main">
          {t`Open the PDF`}
        </a>
        <Link to={found.verifyPath} className="btn btn-line">
          {t`What others see`}
        </Link>
      </div>
    </Panel>
  );
}
