import { useLingui } from '@lingui/react/macro';
import { FileUp, Paperclip } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { mostNoteCharacters, myFilePath, type GivenFile } from '../project-file.ts';
import { giveFile } from '../wire/client.ts';
import { fileEndings, fileSize } from '#agency/media/stored-file.ts';
import type { MyRoom } from '../../my-projects.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { attempt, failureText } from '#kit/site/attempt.ts';
import { Field } from '#kit/site/ui/form/field.tsx';
import { FieldError } from '#kit/site/ui/form/field-frame.tsx';
import { SubmitButton } from '#kit/site/ui/form/submit-button.tsx';
import { Panel } from '#kit/site/ui/panel.tsx';
import { showToast } from '#kit/site/ui/toast.ts';
import { useLanguage } from '#kit/site/use-language.ts';

const maxBytes = 5.9 * 1024 * 1024;

/** What both sides gave each other, the latest first, and the form to give more. */
export function FilesPanel({ project, onGiven }: { project: MyRoom; onGiven: () => Promise<void> }) {
  const { t } = useLingui();
  const { id, files, state } = project;
  return (
    <Panel title={t`Files`}>
      {files.length === 0 ? (
        <p className="text-ink-soft">{t`Nothing was given yet.`}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {files.toReversed().map((file) => (
            <Given key={file.id} projectId={id} file={file} />
          ))}
        </ul>
      )}
      {state !== 'stopped' && <GiveForm projectId={id} onGiven={onGiven} />}
    </Panel>
  );
}

function Given({ projectId, file }: { projectId: string; file: GivenFile }) {
  const { t } = useLingui();
  const day = formatDate(dateInIndia(new Date(file.at)), useLanguage());
  return (
    <li className="py-2">
      <a
        href={myFilePath(projectId, file)}
        download
        className="inline-flex min-h-12 max-w-full items-center gap-2.5"
      >
        <Paperclip aria-hidden className="size-5 shrink-0" />
        <span className="text-link min-w-0 font-medium wrap-anywhere">{file.name}</span>
        <span className="shrink-0 text-sm text-ink-soft tabular-nums">{fileSize(file.bytes)}</span>
      </a>
      {file.note && <p className="wrap-anywhere whitespace-pre-wrap">{file.note}</p>}
      <p className="text-sm text-ink-soft">{file.fromUs ? t`From us, ${day}` : t`From you, ${day}`}</p>
    </li>
  );
}

function GiveForm({ projectId, onGiven }: { projectId: string; onGiven: () => Promise<void> }) {
  const { t, i18n } = useLingui();
  const base = useId();
  const [chosen, setChosen] = useState<File | null>(null);
  const [note, setNote] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!chosen) return setError(/*i18n*/ 'Choose a file');
    if (chosen.size > maxBytes) return setError(/*i18n*/ 'Choose a file of at most 6 MB');
    setBusy(true);
    const answer = await attempt(giveFile(projectId, { file: chosen, note }), noConnection);
    setError(answer.ok ? '' : (Object.values(answer.errors)[0] ?? failureText(answer)));
    if (answer.ok) {
      void showToast('success', i18n._(answer.message), 4_000);
      setChosen(null);
      setNote('');
      await onGiven();
    }
    return setBusy(false);
  }

  return (
    <form noValidate aria-label={t`Give us a file`} className="mt-5 grid gap-4" onSubmit={send}>
      <div className="min-w-0">
        <input
          id={`${base}file`}
          type="file"
          accept={fileEndings.join(',')}
          className="peer sr-only"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${base}file-hint ${base}file-error`}
          onChange={({ target }) => {
            const file = target.files?.[0] ?? null;
            target.value = '';
            setChosen(file);
            setError('');
          }}
        />
        <label
          htmlFor={`${base}file`}
          className="btn btn-line cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3"
        >
          <FileUp aria-hidden className="size-5" />
          {chosen ? t`Choose another file` : t`Choose a file`}
        </label>
        <p id={`${base}file-hint`} className="mt-1.5 text-sm wrap-anywhere text-ink-soft">
          {chosen ? chosen.name : t`PDF, picture, document or ZIP, up to 6 MB`}
        </p>
        <FieldError id={`${base}file`} text={error} />
      </div>
      <Field
        id={`${base}note`}
        label={t`What it is`}
        optional
        maxLength={mostNoteCharacters}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <SubmitButton busy={isBusy} busyText={t`Sending …`}>
        {t`Give it to us`}
      </SubmitButton>
    </form>
  );
}
