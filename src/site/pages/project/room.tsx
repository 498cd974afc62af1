import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { useLoad } from '#kit/site/use-load.ts';
import { Panel } from '#kit/site/ui/panel.tsx';
import { Waiting } from '#kit/site/ui/waiting.tsx';
import { CertificatePanel } from '#money/certificates/site/certificate-panel.tsx';
import { Terms } from '#money/renewals/site/profile-terms.tsx';
import { FilesPanel } from '#sales/projects/files/site/files-panel.tsx';
import { VersionsPanel } from '#sales/projects/files/site/versions-panel.tsx';
import { HandoverList } from '#sales/projects/handover/site/handover-list.tsx';
import { projectsPath } from '#sales/projects/project.ts';
import { ProjectPerson } from '#sales/projects/site/project-person.tsx';
import { StepList } from '#sales/projects/site/step-list.tsx';
import { useStepWords } from '#sales/projects/site/use-step-words.ts';
import { fetchMyProject } from '#sales/projects/wire/client.ts';
import { Owed } from './owed.tsx';

/** A customer's room: what was ordered, how far it is, and what is owed on both sides. */
export function Room({ projectId }: { projectId: string }) {
  const { t } = useLingui();
  const wordsOf = useStepWords();
  const { loaded, reload } = useLoad(useCallback(() => fetchMyProject(projectId), [projectId]));
  if (loaded.state !== 'there')
    return (
      <>
        <h1 className="mb-4 text-h2">{t`Your project`}</h1>
        <Waiting loaded={loaded} what={t`your project`} onRetry={reload} />
      </>
    );
  const { project } = loaded.found;
  return (
    <>
      <Link to={projectsPath} className="text-link inline-flex min-h-12 items-center gap-2">
        <ArrowLeft aria-hidden className="size-5" />
        {t`All your projects`}
      </Link>
      <h1 className="mt-2 text-h2 wrap-anywhere">{project.title}</h1>
      <p data-copyable className="mt-1 text-ink-soft tabular-nums">
        {project.code} · {wordsOf(project)}
      </p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 gap-6">
          <VersionsPanel project={project} onAnswered={reload} />
          <Panel title={t`Steps`}>
            <StepList project={project} />
          </Panel>
          <FilesPanel project={project} onGiven={reload} />
          <HandoverList handovers={project.handovers} />
        </div>
        <div className="grid min-w-0 gap-6">
          <CertificatePanel projectId={projectId} />
          <Owed project={project} />
          <ProjectPerson project={project} />
          <Terms />
        </div>
      </div>
    </>
  );
}
