import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { formatDateTime } from '#kit/india/india-date.ts';
import { attempt, failureText } from '#kit/site/attempt.ts';
import { unsentText } from '#kit/site/unsent-text.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { SubmitButton } from '#kit/site/ui/form/submit-button.tsx';
import { TextArea } from '#kit/site/ui/form/text-area.tsx';
import { continueHelp, readMyHelp } from '#people/customers/wire/client.ts';
import { maxCharacters, type MyHelp } from '../help-request.ts';

/** One's earlier calls for help, with what was written on both sides; another `asked` reads them anew. */
export function MyThreads({ asked }: { asked: number }) {
  const { t } = useLingui();
  const [threads, setThreads] = useState<MyHelp[]>([]);
  const [written, setWritten] = useState(0);
  useEffect(() => {
    let isGone = false;
    void (async () => {
      const answer = await attempt(readMyHelp(), noConnection);
      if (answer.ok && !isGone) setThreads(answer.requests);
    })();
    return () => {
      isGone = true;
    };
  }, [asked, written]);
  if (threads.length === 0) return null;
  return (
    <section aria-label={t`Your requests`} className="mt-6 border-t border-line pt-5">
      <h3 className="mb-2 font-semibold">{t`Your requests`}</h3>
      {threads.map((thread) => (
        <Thread key={thread.id} thread={thread} onWritten={() => setWritten(written + 1)} />
      ))}
    </section>
  );
}

function Thread({ thread, onWritten }: { thread: MyHelp; onWritten: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const states = { open: t`Waits for us`, answered: t`Answered`, closed: t`Closed` };
  return (
    <details className="border-b border-line" open={thread.status === 'answered'}>
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3">
        <span className="truncate">{thread.messages[0]?.text}</span>
        <span className="shrink-0 text-sm text-ink-soft">{states[thread.status]}</span>
      </summary>
      <ol className="grid gap-2 pb-3">
        {thread.messages.map(({ id, at, ours, text, files }) => (
          <li key={id} className={`rounded-card p-3 ${ours ? 'ml-6 border border-line' : 'mr-6 bg-sand'}`}>
            <p className="break-words whitespace-pre-wrap">{text}</p>
            {files.length > 0 && (
              <p className="mt-1 text-sm break-words">
                {t`Files`}: {files.join(', ')}
              </p>
            )}
            <p className="mt-1 text-sm text-ink-soft">
              {ours ? t`Our team` : t`You`} · {formatDateTime(new Date(at), language)}
            </p>
          </li>
        ))}
      </ol>
      <WriteMore requestId={thread.id} onWritten={onWritten} />
    </details>
  );
}

function WriteMore({ requestId, onWritten }: { requestId: string; onWritten: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const draft = unsentText(`help-${requestId}`);
  const { register, handleSubmit, formState, setError, reset } = useForm({
    defaultValues: { remark: draft.read() },
  });
  async function send({ remark }: { remark: string }) {
    const answer = await attempt(continueHelp(requestId, remark), noConnection);
    if (!answer.ok) return setError('remark', { message: answer.errors.remark ?? failureText(answer) });
    draft.keep('');
    reset({ remark: '' });
    return onWritten();
  }
  return (
    <form noValidate className="grid gap-3 pb-4" onSubmit={handleSubmit(send)}>
      <TextArea
        id={id}
        label={t`Write again`}
        rows={2}
        error={formState.errors.remark?.message}
        {...register('remark', {
          onChange: (event: { target: HTMLTextAreaElement }) => draft.keep(event.target.value),
          validate: (text) => {
            if (text.trim() === '') return /*i18n*/ 'Please write what you need help with';
            return Array.from(text).length <= maxCharacters || t`Use at most ${maxCharacters} characters`;
          },
        })}
      />
      <SubmitButton busy={formState.isSubmitting} busyText={t`Sending …`}>
        {t`Send`}
      </SubmitButton>
    </form>
  );
}
