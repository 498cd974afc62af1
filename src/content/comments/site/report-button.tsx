import { useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { reportComment } from '#content/blog/wire/client.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { attempt } from '#kit/site/attempt.ts';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';

/** Tells staff that a comment is amiss. It needs the page's scripts, as reactions do; its room is kept until they are there. */
export function ReportButton({ id, author }: { id: string; author: string }) {
  const { t, i18n } = useLingui();
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');
  const [refused, setRefused] = useState('');
  const ready = useHydrated();
  async function report() {
    setState('busy');
    setRefused('');
    const answer = await attempt(reportComment(id), noConnection);
    if (!answer.ok) setRefused(answer.message);
    setState(answer.ok ? 'done' : 'ready');
  }
  return (
    <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {ready && (
        // Once pressed it stays: the focus is on it.
        <button
          type="button"
          aria-disabled={state !== 'ready'}
          onClick={() => state === 'ready' && void report()}
          className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline aria-disabled:no-underline"
        >
          <Flag aria-hidden className="size-4" />
          {state === 'done' ? t`Reported` : t`Report`}
          <span className="sr-only"> {t`the comment by ${author}`}</span>
        </button>
      )}
      <output>{state === 'done' && t`Thank you. Somebody will look at this comment.`}</output>
      <p role="alert" className="font-medium text-brick">
        {refused && i18n._(refused)}
      </p>
    </div>
  );
}
