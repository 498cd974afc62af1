import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { MyProject } from '../my-projects.ts';
import { projectPath } from '../project.ts';
import { fetchMyProjects } from '../wire/client.ts';
import { Panel } from '#kit/site/ui/panel.tsx';
import { useLoad } from '#kit/site/use-load.ts';
import { Waiting } from '#kit/site/ui/waiting.tsx';
import { useStepWords } from './use-step-words.ts';

/** What whoever is signed in has bought and is being made. */
export function Projects() {
  const { t } = useLingui();
  const { loaded, reload } = useLoad(fetchMyProjects);
  return (
    <Panel title={t`Projects`}>
      {loaded.state !== 'there' ? (
        <Waiting loaded={loaded} what={t`your projects`} onRetry={reload} />
      ) : loaded.found.projects.length === 0 ? (
        <p className="py-3 text-ink-soft">
          {t`Nothing is being made for you yet. What you order stands here from the first day on.`}
        </p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {loaded.found.projects.map((project) => (
            <Project key={project.id} project={project} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Project({ project }: { project: MyProject }) {
  const { t } = useLingui();
  const wordsOf = useStepWords();
  const done = project.steps.filter(({ doneOn }) => doneOn !== null).length;
  const all = project.steps.length;
  return (
    <li className="grid items-center gap-x-6 gap-y-3 py-4 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{project.title}</p>
        <p data-copyable className="text-sm text-ink-soft tabular-nums">
          {project.code} · {t`${done} of ${all} steps done`}
        </p>
        <p className="mt-1 text-sm">{wordsOf(project)}</p>
        {(project.needs || project.awaited.length > 0) && (
          <p className="mt-1 text-sm font-medium text-brick">{t`We wait for you`}</p>
        )}
      </div>
      <Link to={projectPath(project.id)} className="btn btn-line justify-self-start">
        {t`Open`}
        <span className="sr-only">{` ${project.title}`}</span>
      </Link>
    </li>
  );
}
