import { useLingui } from '@lingui/react/macro';
import type { MyProject } from '../my-projects.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { useLanguage } from '#kit/site/use-language.ts';

/** Where a project stands, in one line. */
export function useStepWords() {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ state, steps, openStep }: MyProject): string => {
    if (state === 'stopped') return t`Stopped`;
    const open = steps.find(({ position }) => position === openStep);
    if (!open) return t`All steps are done`;
    const day = formatDate(open.dueOn, language);
    return t`Now: ${open.title}, promised for ${day}`;
  };
}
