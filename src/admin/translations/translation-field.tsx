import { TextField } from '@mui/material';
import { useState } from 'react';
import type { OtherLanguage } from '#domain/language.ts';
import { useUndoable } from '../parts/use-undoable.tsx';
import { translationCalls } from './translation-calls.ts';
import { languageNames } from './translation-record.ts';

/** One translation, saved when the cursor leaves it; Escape puts back what was there. */
export function TranslationField({
  source,
  language,
  saved,
  readOnly,
}: {
  source: string;
  language: OtherLanguage;
  saved: string;
  readOnly: boolean;
}) {
  const [text, setText] = useState(saved);
  const [refused, setRefused] = useState(false);
  const run = useUndoable();
  const name = languageNames[language];
  const isChanged = text.trim() !== saved;

  async function save() {
    if (!isChanged) return;
    const worked = await run(`${name} saved.`, async () => {
      const { before } = await translationCalls.save({ language, source, text: text.trim() });
      return () => translationCalls.save({ language, source, text: before });
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
