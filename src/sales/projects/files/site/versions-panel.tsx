import { useLingui } from '@lingui/react/macro';
import { isAwaited, type Version } from '../project-file.ts';
import type { MyRoom } from '../../my-projects.ts';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { Panel } from '#kit/site/ui/panel.tsx';
import { useLanguage } from '#kit/site/use-language.ts';
import { AnswerForm } from './answer-form.tsx';
import { ShownVersion } from './shown-version.tsx';

/** Where a version stands on the page. */
export const versionAnchor = ({ id }: Pick<Version, 'id'>) => `version-${id}`;

/** What is shown to be approved: what waits for an answer first and open, all others folded. Nothing where nothing was shown. */
export function VersionsPanel({ project, onAnswered }: { project: MyRoom; onAnswered: () => Promise<void> }) {
  const { t } = useLingui();
  const { versions, state } = project;
  if (versions.length === 0) return null;
  const waiting = state === 'stopped' ? [] : versions.filter(isAwaited);
  const earlier = versions.filter((version) => !waiting.includes(version)).toReversed();
  const titleOf = ({ step, number }: Version) => {
    const name = project.steps.find(({ position }) => position === step)?.title ?? '';
    return t`${name}, version ${number}`;
  };
  return (
    <Panel title={t`For your approval`}>
      {waiting.map((version) => (
        <section
          key={version.id}
          id={versionAnchor(version)}
          aria-label={titleOf(version)}
          className="mb-8 scroll-mt-28"
        >
          <h3 className="text-h4 wrap-anywhere">{titleOf(version)}</h3>
          <AnswerForm
            projectId={project.id}
            version={version}
            title={titleOf(version)}
            onAnswered={onAnswered}
          />
        </section>
      ))}
      {earlier.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {earlier.map((version) => (
            <li key={version.id}>
              <Earlier projectId={project.id} version={version} title={titleOf(version)} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Earlier({ projectId, version, title }: { projectId: string; version: Version; title: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { answer, answeredAt, answerNote, isCurrent, number } = version;
  const day = answeredAt && formatDate(dateInIndia(new Date(answeredAt)), language);
  const next = number + 1;
  const said =
    answer === 'approved'
      ? t`You approved it on ${day}`
      : answer === 'changes'
        ? t`You asked for changes on ${day}`
        : t`Not answered`;
  return (
    <details>
      <summary className="min-h-12 cursor-pointer py-3">
        <span className="font-semibold wrap-anywhere">{title}</span>
        <span className={`block text-sm ${answer === 'approved' ? 'text-leaf' : 'text-ink-soft'}`}>
          {said}
          {!isCurrent && ` · ${t`Replaced by version ${next}`}`}
        </span>
      </summary>
      <div className="pb-4">
        <ShownVersion projectId={projectId} version={version} pins={version.pins} />
        {answerNote && (
          <p className="mt-3 rounded-control bg-sand p-4 wrap-anywhere whitespace-pre-wrap">{answerNote}</p>
        )}
      </div>
    </details>
  );
}
