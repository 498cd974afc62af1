import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { QuotationDetail, TemplateRecord } from './quotation-record.ts';
import { dayFromNow } from './valid-until.ts';

/** The templates; a form waits for them, since the choice among them stands on its top. */
export const useTemplates = () => useGetList<TemplateRecord>('quotation-templates');

/** Adds a template's lines to what is written, and its words where there are none. Nothing without templates. */
export function TemplateChoice() {
  const { data: templates = [] } = useTemplates();
  const { getValues, setValue } = useFormContext<QuotationDetail>();
  const [chosen, setChosen] = useState('');
  if (templates.length === 0) return null;

  function use(id: string) {
    setChosen(id);
    const template = templates.find((one) => one.id === id);
    if (!template) return;
    const put = { shouldDirty: true };
    for (const word of ['title', 'intro', 'terms'] as const)
      if (!getValues(word)) setValue(word, template[word], put);
    setValue('validUntil', dayFromNow(template.validDays), put);
    const written = (getValues('lines') ?? []).filter(({ title }) => title);
    // A template's line becomes a line of its own.
    const added = template.lines.map(({ id: _id, ...line }) => line);
    setValue('lines', [...written, ...added] as QuotationDetail['lines'], put);
  }

  return (
    <TextField
      select
      fullWidth
      size="small"
      label="Begin with a template"
      helperText="Its lines are added; words that are written stay"
      value={chosen}
      onChange={({ target }) => use(target.value)}
      sx={{ mb: 2 }}
    >
      {templates.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
