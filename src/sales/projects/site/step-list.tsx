import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { MyProject } from '../my-projects.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { useLanguage } from '#kit/site/use-language.ts';

/** The steps of a project: what was promised by when, and what was met. */
export function StepList({ project: { steps, openStep, state, awaited } }: { project: MyProject }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <ol className="grid gap-1">
      {steps.map(({ position, title, dueOn, doneOn }) => {
        const isOpen = state === 'running' && position === openStep;
        const promised = formatDate(dueOn, language);
        const met = doneOn && formatDate(doneOn, language);
        return (
          <li
            key={position}
            aria-current={isOpen ? 'step' : undefined}
            className={`flex items-start gap-4 rounded-control px-3 py-3 ${isOpen ? 'bg-sand' : ''}`}
          >
            <span
              aria-hidden
              className={`flex size-9 shrink-0 items-center justify-center rounded-full font-semibold tabular-nums ${
                doneOn
                  ? 'bg-leaf text-white'
                  : isOpen
                    ? 'border-2 border-marigold-deep bg-white'
                    : 'border border-line text-ink-soft'
              }`}
            >
              {doneOn ? <Check className="size-5" /> : position}
            </span>
            <span className="min-w-0">
              <span className={`block wrap-anywhere ${isOpen ? 'font-semibold' : ''}`}>{title}</span>
              <span className="block text-sm text-ink-soft">
                {met ? t`Promised for ${promised}, done on ${met}` : t`Promised for ${promised}`}
              </span>
              {awaited.includes(position) && (
                <span className="block text-sm font-medium text-brick">{t`Waits for your approval`}</span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
