import { useLingui } from '@lingui/react/macro';
import { Check, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { mostNoteCharacters, mostPinCharacters, mostPins } from '../project-file.ts';
import type { Version, VersionAnswer } from '../project-file.ts';
import { answerVersion } from '../wire/client.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { attempt, failureText } from '#kit/site/attempt.ts';
import { ConfirmModal } from '#kit/site/ui/confirm-modal.tsx';
import { TextArea } from '#kit/site/ui/form/text-area.tsx';
import { showToast } from '#kit/site/ui/toast.ts';
import { PinLayer, type DraftPin } from './pin-layer.tsx';
import { ShownVersion } from './shown-version.tsx';
import { useKeptAnswer } from './use-kept-answer.ts';

type Props = { projectId: string; version: Version; title: string; onAnswered: () => Promise<void> };

/** A version with what its customer says of it: comments on the picture, words, and the answer itself. */
export function AnswerForm({ projectId, version, title, onAnswered }: Props) {
  const { t, i18n } = useLingui();
  const base = useId();
  const { pins, note, keep, forget } = useKeptAnswer(version.id);
  const [error, setError] = useState('');
  const [isApproving, setApproving] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const fieldOf = ({ key }: Pick<DraftPin, 'key'>) => `${base}pin${key}`;
  const open = (pin: Pick<DraftPin, 'key'>) => document.getElementById(fieldOf(pin))?.focus();

  function add(place: { x: number; y: number }) {
    if (pins.length >= mostPins) return;
    const pin = { ...place, text: '', key: (pins.at(-1)?.key ?? 0) + 1 };
    flushSync(() => keep({ pins: [...pins, pin] }));
    open(pin);
  }
  const change = (pin: DraftPin, to: Partial<DraftPin>) =>
    keep({ pins: pins.map((one) => (one.key === pin.key ? { ...one, ...to } : one)) });

  /** @returns what is wrong; null where it was taken */
  async function send(answer: VersionAnswer): Promise<string | null> {
    const said = pins.map(({ x, y, text }) => ({ x, y, text: text.trim() }));
    const sent = await attempt(
      answerVersion(projectId, version, { answer, note: note.trim(), pins: said }),
      noConnection,
    );
    if (!sent.ok) return Object.values(sent.errors)[0] ?? failureText(sent);
    forget();
    void showToast('success', i18n._(sent.message), 4_000);
    await onAnswered();
    return null;
  }

  const empty = pins.find(({ text }) => text.trim() === '');
  function refuseEmpty(): boolean {
    setError(empty ? /*i18n*/ 'Write something, or take the comment off' : '');
    if (empty) open(empty);
    return empty !== undefined;
  }

  async function ask() {
    if (refuseEmpty()) return;
    setBusy(true);
    setError((await send('changes')) ?? '');
    setBusy(false);
  }

  return (
    <>
      <ShownVersion projectId={projectId} version={version} pins={[]}>
        {version.as === 'picture' && <PinLayer pins={pins} onAdd={add} onMove={change} onOpen={open} />}
      </ShownVersion>
      {version.as === 'picture' && pins.length === 0 && (
        <p className="mt-3 text-sm text-ink-soft">{t`Press on the picture to put a comment there.`}</p>
      )}
      <ol className="mt-3 grid gap-3">
        {pins.map((pin, i) => {
          const number = i + 1;
          return (
            <li key={pin.key} className="flex items-end gap-2">
              <div className="min-w-0 grow">
                <TextArea
                  id={fieldOf(pin)}
                  label={t`Comment ${number}`}
                  rows={1}
                  className="control block field-sizing-content max-h-60"
                  maxLength={mostPinCharacters}
                  value={pin.text}
                  onChange={({ target }) => change(pin, { text: target.value })}
                />
              </div>
              <button
                type="button"
                className="btn btn-line shrink-0 px-3"
                aria-label={t`Take comment ${number} off`}
                onClick={() => keep({ pins: pins.filter(({ key }) => key !== pin.key) })}
              >
                <Trash2 aria-hidden className="size-5" />
              </button>
            </li>
          );
        })}
      </ol>
      <div className="mt-4">
        <TextArea
          id={`${base}note`}
          label={t`What you want to say`}
          hint={t`For changes: what should be different.`}
          optional
          rows={2}
          className="control block field-sizing-content max-h-96"
          maxLength={mostNoteCharacters}
          value={note}
          error={error}
          onChange={({ target }) => keep({ note: target.value })}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="btn btn-main" onClick={() => !refuseEmpty() && setApproving(true)}>
          <Check aria-hidden className="size-5" />
          {t`Approve`}
        </button>
        <button type="button" className="btn btn-line" disabled={isBusy} onClick={() => void ask()}>
          {isBusy ? t`Sending …` : t`Ask for changes`}
        </button>
      </div>
      {isApproving && (
        <ConfirmModal
          title={t`Approve it?`}
          confirm={t`Approve`}
          busyText={t`Sending …`}
          onConfirm={() => send('approved')}
          onClose={() => setApproving(false)}
        >
          <p className="font-medium wrap-anywhere">{title}</p>
          <p className="mt-3 text-ink-soft">
            {t`We go on with exactly this. Its SHA-256 and the time of your answer are kept.`}
          </p>
        </ConfirmModal>
      )}
    </>
  );
}
