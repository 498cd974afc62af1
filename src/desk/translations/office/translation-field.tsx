import { TextField } from '@mui/material';
import { useState } from 'react';
import type { OtherLanguage } from '#kit/language/language.ts';
import { useUndoable } from '#kit/office/parts/use-undoable.tsx';
import { translationCalls } from './translation-calls.ts';
import { languageNames } from './translation-record.ts';

/** One translation, saved when the cursor leaves it; Escape puts back what was there. */
export function TranslationField({
  source,
  language,
  now,
  etag,
  readOnly,
}: {
  source: string;
  language: OtherLanguage;
  now: string;
  etag: string;
  readOnly: boolean;
}) {
  const [{ saved, basedOn }, setHeld] = useState({ saved: now, basedOn: etag });
  const [text, setText] = useState(now);
  const [refused, setRefused] = useState(false);
  const run = useUndoable();
  const name = languageNames[language];
  const isChanged = text.trim() !== saved;
  // What is typed stands over what it was typed over, though that is loaded again meanwhile.
  if (basedOn !== etag && (!isChanged || text.trim() === now)) {
    setHeld({ saved: now, basedOn: etag });
    setText(now);
  }

  async function save() {
    if (!isChanged) return;
    const worked = await run(`${name} saved.`, async () => {
      const done = await translationCalls.save({ language, source, text: text.trim() }, basedOn);
      return () => translationCalls.save({ language, source, text: done.before }, done.etag);
    });
    setRefused(!worked);
  }

  const helper = refused
    ? 'Not saved'
    : isChanged
      ? 'Saved when you leave the field'
      : saved
        ? ''
        : 'Missing';
  return (
    <TextField
      label={name}
      value={text}
      multiline
      fullWidth
      size="small"
      error={refused}
      helperText={helper || ' '}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => event.key === 'Escape' && setText(saved)}
      slotProps={{
        htmlInput: { lang: language, readOnly, 'aria-label': `${name} of “${source.slice(0, 80)}”` },
        formHelperText: { sx: { mx: 0, ...(helper === 'Missing' && { color: 'error.main' }) } },
      }}
    />
  );
}
